import { ratesTag } from "@/lib/signed-events/rates-tag";

/**
 * Where the tag is an agency's, what the registry knows of it is fetched again before the next
 * render.
 */
export function forgetAgencies(tags: readonly string[]): void {
  const agencies = tags.filter((tag) => !tag.includes(":") && tag !== ratesTag);
  // Next's bundles have copies of the module; what they share is this
  // (lib/tenant/agency-registry.ts).
  for (const subdomain of agencies) globalThis.agencyRegistry?.purge(subdomain);
}
