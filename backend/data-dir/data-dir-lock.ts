import { createHash, randomUUID } from "node:crypto";
import { chmodSync, mkdirSync, realpathSync, renameSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/**
 * Limits for a socket's path: 104 bytes on macOS, 108 on Linux, with the terminator; one less for
 * the name it is moved from.
 */
const maximumSocketPath = 102;
const answerTimeoutMs = 1_000;

function toSocketPath(dataDir: string): string {
  const folder = realpathSync(dataDir);
  const path = join(folder, "lock.sock");
  return Buffer.byteLength(path) <= maximumSocketPath
    ? path
    : join(tmpdir(), `site-${createHash("sha256").update(folder).digest("hex").slice(0, 16)}.sock`);
}

/** The holder's description of itself; null if nothing listens. */
const askHolder = (path: string) =>
  new Promise<string | null>((resolve) => {
    let answer = "";
    const socket = connect(path);
    socket.setEncoding("utf8");
    // A holder too busy to answer still holds it.
    socket.setTimeout(answerTimeoutMs, () => socket.destroy());
    socket.on("data", (text: string) => (answer += text));
    socket.once("error", () => resolve(null));
    socket.once("close", () => resolve(answer));
  });

const listen = (path: string, sign: string) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer((socket) => socket.on("error", () => socket.destroy()).end(sign));
    server.once("error", reject);
    server.listen(path, () => {
      // Sockets get all permissions that the umask leaves, and a worker can't set the umask.
      chmodSync(path, 0o600);
      resolve(server);
    });
  });

/**
 * One opener per data directory: a second one would lose the first one's writes (PGlite has no lock
 * of its own). The lock is a listening socket, so it ends with its process in any case.
 * @param settleMs processes that replace a dead one's socket at the same moment overwrite each
 * other; after this long the last one holds it
 * @returns a function that releases the lock
 * @throws if another process holds it
 */
export async function lockDataDir(
  dataDir: string,
  { settleMs = 50 } = {},
): Promise<() => Promise<void>> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = toSocketPath(dataDir);
  const sign = `process ${process.pid} ${randomUUID()}`;
  const inUse = (holder: string) =>
    new Error(
      `${dataDir} is in use by another process (${holder.split(" ").slice(0, 2).join(" ") || "it does not say which"})`,
    );

  let server: Server;
  try {
    server = await listen(path, sign);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    const holder = await askHolder(path);
    if (holder !== null) throw inUse(holder);
    // Closing a socket removes the name it was opened under. Because it is opened under this name
    // and then moved, a loser's can't remove the winner's.
    const own = join(dirname(path), `${randomUUID().slice(0, 8)}.s`);
    server = await listen(own, sign);
    renameSync(own, path);
    await wait(settleMs);
    const winner = await askHolder(path);
    if (winner !== sign) {
      server.close();
      throw inUse(winner ?? "");
    }
  }
  server.unref();
  return () =>
    new Promise((resolve) => {
      rmSync(path, { force: true });
      server.close(() => resolve());
    });
}
