import { isIPv6 } from "node:net";

/**
 * The network by which an address is counted: the part its owner can't change at will. The first 64
 * bits of IPv6, as `2001:db8:0:42::/64`; the whole IPv4 address, also if mapped into IPv6. Anything
 * but an address is returned unchanged.
 */
export function toNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  // Normalises to the shortest form, in which only `::` is left to expand.
  const parts = new URL(`http://[${address.replace(/%.*/, "")}]`).hostname.slice(1, -1).split("::");
  const [front = [], back = []] = parts.map((part) => (part ? part.split(":") : []));
  const missing = Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0");
  return `${[...front, ...missing, ...back].slice(0, 4).join(":")}::/64`;
}
