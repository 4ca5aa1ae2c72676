// The real binary on a free port with a folder of its own; it can be killed and started again on the same port.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const binary = process.env.SENET ?? join(root, "target/debug/senet");

async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  await once(probe, "close");
  return port;
}

export async function startServer(options = []) {
  const data = await mkdtemp(join(tmpdir(), "senet-browser-"));
  const port = await freePort();
  let child;
  async function start() {
    child = spawn(binary, ["serve", "--listen", `127.0.0.1:${port}`, "--data", data, "--rate-limit", "0", ...options], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    await new Promise((resolve, reject) => {
      const hear = (chunk) => {
        said += chunk;
        if (said.includes(`:${port}`)) resolve();
      };
      child.stdout.on("data", hear);
      child.stderr.on("data", hear);
      child.once("error", reject);
      child.once("exit", (code) => reject(new Error(`senet serve ended with ${code}: ${said}`)));
    });
  }
  async function end(signal) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, "exit");
  }
  await start();
  return {
    base: `http://127.0.0.1:${port}`,
    kill: () => end("SIGKILL"),
    start,
    async stop() {
      await end("SIGTERM");
      await rm(data, { recursive: true, force: true });
    },
  };
}
