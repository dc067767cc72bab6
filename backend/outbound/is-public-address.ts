import { BlockList, isIP } from "node:net";

/**
 * Networks that are not on the public internet: this machine, private and link-local ones (cloud
 * metadata), documentation, multicast (RFC 6890).
 */
const internal = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  internal.addSubnet(network, prefix);
// Inside 2000::/3: protocol assignments with Teredo, documentation, and 6to4, which can embed any
// IPv4 address.
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  internal.addSubnet(network, prefix, "ipv6");

const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");

/**
 * Whether an address is on the public internet. False for anything but an address, and for IPv4
 * embedded in IPv6.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !internal.check(address, "ipv4");
  return family === 6 && globalUnicast.check(address, "ipv6") && !internal.check(address, "ipv6");
}
