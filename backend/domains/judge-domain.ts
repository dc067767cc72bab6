import { isIP, SocketAddress } from "node:net";
import type { DomainState, RecordResult } from "@/lib/api/contract/domains";
import type { DomainFinding } from "../db/schema/agency-settings";
import { toProofRecord, type DomainTarget } from "./domain-target";
import type { DomainLook } from "./look-up-domain";

const maximumShown = 10;
/** Among them is what PostgreSQL takes in no JSON: NUL, and a half of a surrogate pair. */
const unkept = /[\p{Cc}\p{Cs}]/gu;
/** What is kept and shown of others' records, which may be any number of any text and length. */
const toShown = (records: readonly string[]) =>
  records.slice(0, maximumShown).map((record) => record.slice(0, 255).replace(unkept, "\uFFFD"));

function judgeProof(txt: DomainLook["txt"], expected: string): DomainFinding["proof"] {
  if (!txt) return { found: [], result: "failed" };
  const isRight = txt.some((text) => text.trim() === expected);
  // Beside many others the right one is shown all the same.
  const found = toShown(isRight ? [expected, ...txt.filter((text) => text !== expected)] : txt);
  return { found, result: isRight ? "right" : txt.length > 0 ? "wrong" : "missing" };
}

/** One address can be written in several ways. */
const toAddress = (ip: string) =>
  new SocketAddress({ address: ip, family: isIP(ip) === 6 ? "ipv6" : "ipv4" }).address;

function judgeAddress(
  { cname, addresses, targetAddresses }: DomainLook,
  { ips, host }: DomainTarget,
): DomainFinding["address"] {
  const found = toShown([
    ...(cname ?? []).map((name) => `CNAME ${name}`),
    ...(addresses ?? []).map((ip) => `${isIP(ip) === 6 ? "AAAA" : "A"} ${ip}`),
  ]);
  const to = (result: RecordResult) => ({ found, result });
  const own = new Set([...ips, ...(targetAddresses ?? [])].map(toAddress));
  // On a host that DNS doesn't know, such as localhost, nothing can be compared.
  if (own.size === 0) return to(targetAddresses ? "unknown" : "failed");
  if (host !== null && cname?.includes(host)) return to("right");
  if (!addresses || !cname) return to("failed");
  if (addresses.length === 0) return to(cname.length > 0 ? "wrong" : "missing");
  // With a single foreign one, some visitors would get there.
  if (addresses.every((ip) => own.has(toAddress(ip)))) return to("right");
  return to(targetAddresses ? "wrong" : "failed");
}

/**
 * What a look at DNS says about a domain. What DNS didn't answer changes no state.
 * @param before the last finding of a domain that is answered; null for one that isn't yet
 */
export function judgeDomain(
  look: DomainLook,
  {
    domain,
    token,
    target,
    before,
  }: { domain: string; token: string; target: DomainTarget; before: DomainFinding | null },
): DomainFinding {
  const proof = judgeProof(look.txt, toProofRecord(domain, token).value);
  const address = judgeAddress(look, target);
  const hasServed = before?.hasServed ?? false;
  const to = (state: DomainState) => ({
    state,
    hasServed: hasServed || state === "serving",
    proof,
    address,
  });
  if (proof.result === "failed") return to(before?.state ?? "claimed");
  if (proof.result !== "right") return to(before ? "lost" : "claimed");
  if (address.result === "right") return to("serving");
  if (address.result === "failed") return to(before?.state ?? "verified");
  if (address.result === "unknown") return to(hasServed ? "serving" : "verified");
  return to(hasServed ? "lost" : "verified");
}
