import { isIPv6 } from "node:net";

/**
 * The network that an address is counted by: what of it isn't its owner's to change at will. Of
 * IPv6 the first 64 bits, as `2001:db8:0:42::/64`; of IPv4 the whole address, also where it is
 * mapped into IPv6. What is no address comes back as it is.
 */
export function toNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  // Brings it into the one short form, in which only `::` is left to fill in.
  const parts = new URL(`http://[${address.replace(/%.*/, "")}]`).hostname.slice(1, -1).split("::");
  const [front = [], back = []] = parts.map((part) => (part ? part.split(":") : []));
  const missing = Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0");
  return `${[...front, ...missing, ...back].slice(0, 4).join(":")}::/64`;
}
