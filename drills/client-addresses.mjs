/** Whether clients can have networks of their own: Linux has all of 127.0.0.0/8 on loopback. */
export const hasClientAddresses = process.platform === "linux";

/**
 * An address that stands for a client of a network of its own, by its number; undefined, which is
 * the machine's own, where there are none.
 */
export const toClientAddress = (index) =>
  hasClientAddresses ? `127.0.${1 + Math.floor(index / 200)}.${1 + (index % 200)}` : undefined;
