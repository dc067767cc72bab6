import { ratesTag } from "@/lib/signed-events/rates-tag";

/** If the tag is an agency's, its registry entry is fetched again before the next render. */
export function purgeAgencies(tags: readonly string[]): void {
  const agencies = tags.filter((tag) => !tag.includes(":") && tag !== ratesTag);
  // Next's bundles have their own copies of the module; this global is what they share
  // (lib/tenant/agency-registry.ts).
  for (const subdomain of agencies) globalThis.agencyRegistry?.purge(subdomain);
}
