import { Resolver } from "node:dns/promises";
import { toProofRecord, type DomainTarget } from "./domain-target";

export type DomainResolver = Pick<
  Resolver,
  "resolveTxt" | "resolve4" | "resolve6" | "resolveCname"
>;

/** Records of one kind; null: DNS didn't answer, which says nothing about them. */
type Records = string[] | null;
export type DomainLook = {
  txt: Records;
  cname: Records;
  /** IPv4 and IPv6. */
  addresses: Records;
  /** Those of the target's host; none without one. */
  targetAddresses: Records;
};

/** Within that of the call that asks. */
const deadlineMs = 3_000;

/** @param servers addresses of name servers, with ports; none: the system's */
export function createDomainResolver(servers: readonly string[] = []): DomainResolver {
  const resolver = new Resolver({ timeout: 1_200, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  return resolver;
}

/** "There is no such name", and "the name has no such record". */
const isNone = (error: unknown) =>
  error instanceof Error &&
  "code" in error &&
  ["ENOTFOUND", "ENODATA"].includes(String(error.code));

async function ask(work: Promise<string[]>): Promise<Records> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), deadlineMs);
  });
  const answer = work.catch((error: unknown) => (isNone(error) ? [] : null));
  return Promise.race([answer, deadline]).finally(() => clearTimeout(timer));
}

/** One that answered has the addresses; both are needed to know that there are no others. */
const both = (one: Records, other: Records): Records => one && other && [...one, ...other];

const toName = (name: string) => name.toLowerCase().replace(/\.$/, "");

/** What DNS has of a domain at the moment. Never throws: what fails is null. */
export async function lookUpDomain(
  resolver: DomainResolver,
  { domain, target: { host } }: { domain: string; target: DomainTarget },
): Promise<DomainLook> {
  const addressesOf = async (name: string) => {
    const [v4, v6] = await Promise.all([
      ask(resolver.resolve4(name)),
      ask(resolver.resolve6(name)),
    ]);
    return both(v4, v6);
  };
  const [txt, cname, addresses, targetAddresses] = await Promise.all([
    // A long text comes in pieces of 255 bytes.
    ask(
      resolver
        .resolveTxt(toProofRecord(domain, "").name)
        .then((texts) => texts.map((pieces) => pieces.join(""))),
    ),
    ask(resolver.resolveCname(domain).then((names) => names.map(toName))),
    addressesOf(domain),
    host ? addressesOf(host) : [],
  ]);
  return { txt, cname, addresses, targetAddresses };
}
