import { randomInt } from "node:crypto";
import getPort, { portNumbers } from "get-port";

// Below the system's ephemeral ports, which outgoing connections could take first.
const [first, last] = [20_000, 32_000];

/**
 * A port of this machine that nothing listens on, each found once: several are looked for before
 * the first is listened on. Where the search begins is by chance, for programs beside this one look
 * as well.
 */
export const findFreePort = () =>
  getPort({ port: portNumbers(randomInt(first, last - 1_000), last), reserve: true });
