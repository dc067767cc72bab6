import { aptInstall } from "./apt-install.mjs";
import { findCommand } from "./find-command.mjs";

/**
 * The path of a program that some tests need, or undefined if it isn't installed; CI installs it,
 * because the tests must run there.
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
