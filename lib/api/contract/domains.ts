import * as z from "zod";
import { endpoint } from "./endpoint";

/**
 * claimed: DNS hasn't proven it yet · verified: proven and answered, but its address isn't known
 * to lead here · serving: it leads here · lost: proof or address is gone; it is still answered.
 */
const domainStates = ["claimed", "verified", "serving", "lost"] as const;
export type DomainState = (typeof domainStates)[number];
/** Of one agency, with those that an operator has set. */
export const maximumDomains = 20;

/**
 * unseen: not looked for yet · failed: DNS didn't answer, which says nothing · unknown: where it
 * should lead can't be found out from here.
 */
const recordResults = ["unseen", "right", "wrong", "missing", "failed", "unknown"] as const;
export type RecordResult = (typeof recordResults)[number];

const recordsSchema = z.object({
  /** To be set; of the address those that its domain can have. */
  expected: z.array(
    z.object({ type: z.enum(["TXT", "CNAME", "A", "AAAA"]), name: z.string(), value: z.string() }),
  ),
  /** What the last look found there: of an address with its type, as `A 192.0.2.1`. */
  found: z.array(z.string()),
  result: z.enum(recordResults),
});
export type DomainRecords = z.output<typeof recordsSchema>;

export const agencyDomainSchema = z.object({
  domain: z.string(),
  state: z.enum(domainStates),
  /** The one that mails and search engines lead to. */
  isPrimary: z.boolean(),
  /** Null for one that an operator has set, which needs no proof. */
  claim: z
    .object({
      claimedAt: z.iso.datetime(),
      verifiedAt: z.iso.datetime().nullable(),
      /** When DNS was last looked at. */
      checkedAt: z.iso.datetime().nullable(),
      proof: recordsSchema,
      address: recordsSchema,
    })
    .nullable(),
});
export type AgencyDomain = z.output<typeof agencyDomainSchema>;

/** Looking takes no proof of who it is, so these two ask themselves for `domains.write`. */
const looks = { api: "main", browser: false, access: { action: "website.write" } } as const;
const ofOne = { params: z.object({ domain: z.string() }), notFound: "domain_not_found" } as const;
const guarded = { ...looks, limits: [], access: { action: "domains.write" } } as const;
const one = z.object({ domain: agencyDomainSchema });

export const listDomainsEndpoint = endpoint({
  operationId: "listDomains",
  ...looks,
  method: "get",
  path: "/api/agency/domains",
  summary:
    "The agency's own domains, for owners alone: those that are answered in their order, then those that are claimed, with the records to set and what DNS had at the last look",
  response: z.object({ domains: z.array(agencyDomainSchema) }),
});
export const claimDomainEndpoint = endpoint({
  operationId: "claimDomain",
  ...guarded,
  method: "post",
  path: "/api/agency/domains",
  summary:
    "Say that a domain is the agency's own; nothing is answered there before DNS proves it. Case, `www.` and a dot at its end don't matter. 422 for an address, a name without a dot or with letters of other scripts, one under the site's own domain, and beyond 20; 409 `domain_taken` for one that another agency has. Claimed again it stays as it is",
  errors: ["proof_required", "domain_taken"],
  body: z.strictObject({ domain: z.string().trim().min(1).max(300) }),
  response: one,
});
export const checkDomainEndpoint = endpoint({
  operationId: "checkDomain",
  ...looks,
  ...ofOne,
  method: "post",
  path: "/api/agency/domains/{domain}/check",
  limits: ["domain checks"],
  summary:
    "Look at a domain's DNS now, for owners alone: with the right TXT record it is answered from now on, and all owners get a mail. What isn't right, or can't be found out, is in the result. 409 `domain_taken` for one that another agency has proven before",
  errors: ["domain_taken"],
  response: one,
});
export const removeDomainEndpoint = endpoint({
  operationId: "removeDomain",
  ...guarded,
  ...ofOne,
  method: "delete",
  path: "/api/agency/domains/{domain}",
  errors: ["proof_required"],
  summary: "Answer a domain no more, and forget its claim; also one that an operator has set",
  response: z.object({}),
});
