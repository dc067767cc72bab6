/** Whether clients can have their own networks: Linux has all of 127.0.0.0/8 on loopback. */
export const hasClientAddresses = process.platform === "linux";

/**
 * The address of a client with its own network, by number; undefined, meaning the machine's
 * default, if there are none.
 */
export const toClientAddress = (index) =>
  hasClientAddresses ? `127.0.${1 + Math.floor(index / 200)}.${1 + (index % 200)}` : undefined;
