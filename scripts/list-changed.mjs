import { execFileSync } from "node:child_process";

const git = (...args) =>
  execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

/**
 * Files that the commits of the last day before HEAD's changed, or that aren't committed: what a
 * landing brings. All files where there is no history.
 */
export function listChanged() {
  try {
    const newest = Number(git("log", "-1", "--format=%ct"));
    const base = git("rev-list", "-1", `--before=${newest - 24 * 3600}`, "HEAD");
    const since = base || git("rev-list", "--max-parents=0", "HEAD").split("\n")[0];
    const names = [git("diff", "--name-only", since), git("ls-files", "-o", "--exclude-standard")];
    return names.join("\n").split("\n").filter(Boolean);
  } catch {
    return null;
  }
}
