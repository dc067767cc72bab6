import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Whether Redis itself (Debian's package is `redis-server`) is installed. */
export const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;

/**
 * What happens to responses: passed on, withheld, replaced by something that isn't Redis, or (for
 * scripts) by something Redis would never send.
 */
export type Fault = "none" | "mute" | "refuse" | "noise" | "nonsense";

const fakeAnswers: Partial<Record<Fault, string>> = {
  noise: "\u0000<html>502 Bad Gateway</html>\r\n",
  nonsense: "*2\r\n+OK\r\n+OK\r\n",
};

/** A separate in-memory Redis, behind a proxy that can fail. */
export async function openRedis() {
  const folder = mkdtempSync(join(tmpdir(), "redis-"));
  const socketPath = join(folder, "redis.sock");
  const settings = { port: "0", unixsocket: socketPath, save: "", appendonly: "no", dir: folder };
  const server = spawn(
    "redis-server",
    Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
  );
  let log = "";
  await new Promise<void>((resolve, reject) => {
    server.stdout.on("data", (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes("eady to accept connections")) resolve();
    });
    server.once("exit", () => reject(new Error(`Redis ended: ${log}`)));
  });

  let fault: Fault = "none";
  const sockets = new Set<Socket>();
  const proxy = createServer((socket) => {
    if (fault === "refuse") return socket.destroy();
    const inner = connect(socketPath);
    for (const each of [socket, inner]) {
      sockets.add(each);
      each
        .on("error", () => undefined)
        .once("close", () => [socket, inner].forEach((one) => sockets.delete(one.destroy())));
    }
    let runsScript = false;
    socket.on("data", (chunk) => {
      runsScript = chunk.includes("EVAL");
      inner.write(chunk);
    });
    inner.on("data", (chunk) => {
      const answer =
        fault === "none" || (fault === "nonsense" && !runsScript) ? chunk : fakeAnswers[fault];
      if (answer) socket.write(answer);
    });
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");

  const command = (...args: string[]) =>
    spawnSync("redis-cli", ["-s", socketPath, ...args], { encoding: "utf8" }).stdout.trim();
  return {
    url: `redis://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    command,
    setFault(next: Fault): void {
      fault = next;
      if (next === "refuse") for (const socket of sockets) socket.destroy();
    },
    async stop(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      server.kill("SIGKILL");
      await once(server, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
