import { spawnSync } from "node:child_process";
import { findCommand } from "./find-command.mjs";

const limitMs = 10 * 60_000;
const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };

/** Installs Debian packages if no password is needed; returns whether it did. */
export function aptInstall(...names) {
  if (!findCommand(["apt-get"])) return false;
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  if (asRoot.length > 0 && !findCommand(["sudo"])) return false;
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, "apt-get", ...args];
    return (
      spawnSync(command, rest, { env, stdio: ["ignore", "ignore", "inherit"], timeout: limitMs })
        .status === 0
    );
  };
  console.log(`Installing ${names.join(", ")} …`);
  const install = () => apt("install", "-y", "-qq", "--no-install-recommends", ...names);
  // The package lists may be outdated or empty, as in most images.
  return install() || (apt("update", "-qq") && install());
}
