//! The one place that asks the processor for wider vectors than the build's baseline, and the only `unsafe` of the crate.

use crate::colouring::CHUNK;

/// Work that runs faster with wide vectors. Everything that `run` calls should be `#[inline(always)]`, so that it is
/// compiled for the processor's features together with it.
pub(crate) trait Work {
    /// What comes out of it.
    type Out;
    /// Does it.
    fn run<V: Vectors>(self, vectors: V) -> Self::Out;
}

/// What the compiler does not turn into good vector code by itself.
pub(crate) trait Vectors: Copy {
    /// Values of 24 bits from their two high bytes and their low bytes, with the bits of `flip` inverted.
    fn join(self, high: &[u16; CHUNK], low: [u8; CHUNK], flip: u32) -> [u32; CHUNK];
    /// Tells the processor that these bytes will soon be read.
    fn announce(self, bytes: &[u8]);
}

/// Does the work with the widest vectors that the processor has.
pub(crate) fn with_widest_vectors<W: Work>(work: W) -> W::Out {
    #[cfg(target_arch = "x86_64")]
    if let Some(avx2) = x86::Avx2::detect() {
        return avx2.run(work);
    }
    work.run(Baseline)
}

/// No features beyond the build's.
#[derive(Clone, Copy)]
pub(crate) struct Baseline;

impl Vectors for Baseline {
    #[inline(always)]
    fn join(self, high: &[u16; CHUNK], low: [u8; CHUNK], flip: u32) -> [u32; CHUNK] {
        core::array::from_fn(|lane| (u32::from(u16::from_le(high[lane])) << 8 | u32::from(low[lane])) ^ flip)
    }

    #[inline(always)]
    fn announce(self, _: &[u8]) {}
}

#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code, reason = "functions compiled for features that were found present")]
mod x86 {
    use core::arch::x86_64::{
        __m128i, __m256i, _MM_HINT_T1, _mm_cvtsi64_si128, _mm_prefetch, _mm256_cvtepu8_epi32,
        _mm256_cvtepu16_epi32, _mm256_or_si256, _mm256_set1_epi32, _mm256_slli_epi32, _mm256_xor_si256,
    };

    use super::{CHUNK, Vectors, Work};

    /// Proof that the processor has AVX2 and what came with it.
    #[derive(Clone, Copy)]
    pub(super) struct Avx2(());

    impl Avx2 {
        pub(super) fn detect() -> Option<Self> {
            let present = is_x86_feature_detected!("avx2")
                && is_x86_feature_detected!("bmi1")
                && is_x86_feature_detected!("bmi2")
                && is_x86_feature_detected!("popcnt")
                && is_x86_feature_detected!("lzcnt");
            present.then_some(Self(()))
        }

        pub(super) fn run<W: Work>(self, work: W) -> W::Out {
            #[target_feature(enable = "avx2,bmi1,bmi2,popcnt,lzcnt")]
            fn compiled_for_avx2<W: Work>(work: W, vectors: Avx2) -> W::Out {
                work.run(vectors)
            }
            // SAFETY: an `Avx2` exists only where `detect` found these features.
            unsafe { compiled_for_avx2(work, self) }
        }
    }

    impl Vectors for Avx2 {
        #[inline(always)]
        fn join(self, high: &[u16; CHUNK], low: [u8; CHUNK], flip: u32) -> [u32; CHUNK] {
            #[target_feature(enable = "avx2")]
            #[inline]
            fn join(high: &[u16; CHUNK], low: [u8; CHUNK], flip: u32) -> [u32; CHUNK] {
                let high: __m128i = bytemuck::cast(*high);
                let low = _mm_cvtsi64_si128(i64::from_le_bytes(low));
                let high = _mm256_slli_epi32::<8>(_mm256_cvtepu16_epi32(high));
                let joined = _mm256_or_si256(high, _mm256_cvtepu8_epi32(low));
                let flipped: __m256i = _mm256_xor_si256(joined, _mm256_set1_epi32(flip.cast_signed()));
                bytemuck::cast(flipped)
            }
            // SAFETY: an `Avx2` exists only where `detect` found the feature.
            unsafe { join(high, low, flip) }
        }

        #[inline(always)]
        fn announce(self, bytes: &[u8]) {
            for line in bytes.chunks(64) {
                // SAFETY: a prefetch is a hint; it reads nothing that the program can see and never faults.
                unsafe { _mm_prefetch::<_MM_HINT_T1>(line.as_ptr().cast()) };
            }
        }
    }
}
