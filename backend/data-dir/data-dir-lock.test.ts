import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockDataDir } from "./data-dir-lock";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "lock-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it("rejects a second opener with a line that names the holder, and admits the next one after release", async () => {
  const unlock = await lockDataDir(dataDir);
  await expect(lockDataDir(dataDir)).rejects.toThrow(
    `${dataDir} is in use by another process (process ${process.pid})`,
  );
  await unlock();
  await (
    await lockDataDir(dataDir)
  )();
});

it("takes over from a process that was killed and left its socket behind", async () => {
  const path = join(dataDir, "lock.sock");
  const holder = spawn(process.execPath, [
    "-e",
    `require("net").createServer().listen(${JSON.stringify(path)}, () => console.log("ready"))`,
  ]);
  await once(holder.stdout, "data");
  holder.kill("SIGKILL");
  await once(holder, "exit");
  expect(existsSync(path)).toBe(true);
  await (
    await lockDataDir(dataDir)
  )();
});

it("gives the lock to exactly one of several that replace a dead socket", async () => {
  const path = join(dataDir, "lock.sock");
  const holder = spawn(process.execPath, [
    "-e",
    `require("net").createServer().listen(${JSON.stringify(path)}, () => console.log("ready"))`,
  ]);
  await once(holder.stdout, "data");
  holder.kill("SIGKILL");
  await once(holder, "exit");
  // On a busy machine one of them may be that late.
  const starts = await Promise.allSettled(
    [1, 2, 3, 4].map(() => lockDataDir(dataDir, { settleMs: 500 })),
  );
  const unlocks = starts.flatMap((start) => (start.status === "fulfilled" ? [start.value] : []));
  expect(unlocks).toHaveLength(1);
  await expect(lockDataDir(dataDir)).rejects.toThrow("is in use by another process");
  await Promise.all(unlocks.map((unlock) => unlock()));
});

it("works in a folder whose name is too long for a socket", async () => {
  const deep = join(dataDir, "d".repeat(120));
  const unlock = await lockDataDir(deep);
  await expect(lockDataDir(deep)).rejects.toThrow("is in use by another process");
  await unlock();
});
