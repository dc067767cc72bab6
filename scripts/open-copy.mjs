import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exitOnSignals } from "./testbed/end-with-us.mjs";

export function run(command, ...args) {
  const { status, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${stderr}`);
}

/**
 * Moves this process into a copy of the last commit, which goes when the process ends. A build
 * follows no link out of its folder: packages are hard links, which take no space.
 */
export function openCopy() {
  const checkout = process.cwd();
  const place = mkdtempSync(join(tmpdir(), "copy-"));
  const copy = join(place, "site");
  run("git", "worktree", "add", "--quiet", "--detach", copy);
  process.chdir(copy);
  process.once("exit", () => {
    process.chdir(checkout);
    rmSync(place, { recursive: true, force: true });
    run("git", "worktree", "prune");
  });
  exitOnSignals();
  run("cp", "-al", join(checkout, "node_modules"), "node_modules");
}
