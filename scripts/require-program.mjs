import { aptInstall } from "./apt-install.mjs";
import { findCommand } from "./find-command.mjs";

/**
 * The path of a program that some tests are run against, or undefined where there is none; in CI it
 * is installed, for there they have to run.
 */
export function requireProgram(name, debianPackage) {
  const find = () => findCommand([name, `/usr/sbin/${name}`]);
  const found = find();
  if (found || !process.env.CI) return found;
  aptInstall(debianPackage);
  const now = find();
  if (!now)
    throw new Error(`CI needs ${name}, and installing Debian's package ${debianPackage} failed.`);
  return now;
}
