fair-title = Aruncări corecte
fair-lead = Nimeni nu poate alege o aruncare: nici cei care joacă, nici acest site. Iată cum, în cuvinte simple.
fair-step-seal = Înainte să înceapă jocul, site-ul trage la sorți un număr lung și secret, sămânța, și arată un sigiliu al ei: valoarea ei SHA-256. Sigiliul se potrivește numai cu acest număr.
fair-step-shake = La fiecare aruncare browserul tău adaugă șaisprezece octeți aleatorii ai lui, scuturarea. Astfel site-ul nu știe dinainte ce va ieși.
fair-step-draw = Aruncarea rezultă din sămânță, din joc, din numărul aruncării și din scuturare, după o rețetă fixă: cei mai puțin semnificativi patru biți din HMAC-SHA-256 sunt cele patru bețișoare.
fair-step-open = Când jocul s-a încheiat, sămânța este arătată. Oricine poate verifica dacă se potrivește cu sigiliul și poate calcula din nou fiecare aruncare.
fair-shares = Fiecare bețișor cade cu fața în sus în jumătate din cazuri. Din șaisprezece aruncări, în medie, patru sunt un 1, șase un 2, patru un 3, una un 4, iar una nu arată nicio față.
fair-check-title = Verifică aruncările
fair-check-game = Jocul { $id }, { $rules }
fair-seal = Sigiliul, arătat înainte de prima aruncare
fair-seed = Sămânța
fair-seed-later = Sămânța este arătată când jocul s-a încheiat. Până atunci nimeni nu poate verifica și nimeni nu poate privi înainte.
fair-check = Calculează totul din nou
fair-check-here = Browserul tău calculează singur.
fair-check-good = { $count ->
    [one] Sămânța se potrivește cu sigiliul, iar singura aruncare este corectă.
    [few] Sămânța se potrivește cu sigiliul, iar cele { $count } aruncări sunt corecte.
   *[other] Sămânța se potrivește cu sigiliul, iar cele { $count } de aruncări sunt corecte.
}
fair-check-bad = { $count ->
    [one] O aruncare nu rezultă din sămânță.
    [few] { $count } aruncări nu rezultă din sămânță.
   *[other] { $count } de aruncări nu rezultă din sămânță.
}
fair-check-bad-seal = Sămânța nu se potrivește cu sigiliul.
fair-counts = Aruncat și așteptat
fair-counts-throw = Aruncare
fair-counts-expected = Așteptat
fair-counts-cell = { $count } din { $all }
fair-expected-cell = { $sixteenths } din 16
fair-throws = Toate aruncările
fair-throws-none = Încă nu s-a aruncat nimic.
fair-column-number = Nr.
fair-column-player = Cine
fair-column-sticks = Bețișoare
fair-column-throw = Aruncare
fair-column-shake = Scuturare
fair-column-check = Verificare
fair-shake-none = niciuna
fair-right = corectă
fair-wrong = greșită
fair-recipe = Rețeta: primul octet din HMAC-SHA-256, cu sămânța drept cheie, peste textul „game:number:shake”, adică joc, număr și scuturare.
fair-back = Înapoi la joc
