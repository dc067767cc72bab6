import { isIP } from "node:net";

/** An IPv6 address with its `::` filled in needs at most this many groups to name its network. */
const groups = 8;

/**
 * The network of an IP address, which identifies no person: the first 24 bits of IPv4, the first 64
 * of IPv6. Empty for anything else.
 */
export function toNetwork(address: string): string {
  const family = isIP(address);
  if (family === 0) return "";
  if (family === 4) return `${address.slice(0, address.lastIndexOf("."))}.0/24`;
  const [front = "", back] = address.toLowerCase().replace(/%.*/, "").split("::");
  const head = front ? front.split(":") : [];
  const tail = back ? back.split(":") : [];
  const missing = back === undefined ? 0 : Math.max(0, groups - head.length - tail.length);
  const all = [...head, ...Array<string>(missing).fill("0"), ...tail];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
