import { spawnSync } from "node:child_process";

/**
 * Runs a command in the foreground; on failure exits with its code, after one line that says what
 * failed.
 */
export function run(
  command,
  args,
  { env = {}, failure = `${command} ${args.join(" ")} failed` } = {},
) {
  const { status, signal, error } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  });
  if (status === 0) return;
  console.error(`\n${failure}${error ? `: ${error.message}` : ""}`);
  process.exit(status ?? (signal === "SIGINT" ? 130 : 1));
}
