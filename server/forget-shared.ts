import { ratesTag } from "@/lib/signed-events/rates-tag";

/**
 * Drops what pages with one of these tags are rendered from. If the tag is an agency's, its
 * registry entry is fetched again before the next render.
 */
export function forgetShared(tags: readonly string[]): void {
  const agencies = tags.filter((tag) => !tag.includes(":") && tag !== ratesTag);
  // Next's bundles have their own copies of the modules; these globals are what they share
  // (lib/tenant/agency-registry.ts, lib/data/shared-read.ts).
  for (const subdomain of agencies) globalThis.agencyRegistry?.purge(subdomain);
  globalThis.sharedReads?.purge(tags);
}
