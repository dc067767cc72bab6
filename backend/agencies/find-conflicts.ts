import type { AgencySettings } from "../db/schema/agencies";

type Misfit = { path: string; message: string };
type AgencyFields = Pick<
  AgencySettings,
  "languages" | "defaultLanguage" | "bookingMenuItemOptions" | "agencyTerms"
> & { domains: string[] };

const repeated = (values: readonly string[]) =>
  values.findIndex((value, index) => values.indexOf(value) < index);

/** Fields that are valid individually but contradict each other. */
export function findConflicts(
  { languages, defaultLanguage, bookingMenuItemOptions, agencyTerms, domains }: AgencyFields,
  { rootDomain }: { rootDomain: string },
): Misfit[] {
  const misfits: Misfit[] = [];
  const refuse = (path: string, message: string) => misfits.push({ path, message });
  if (!languages.includes(defaultLanguage))
    refuse("defaultLanguage", `must be one of languages (${languages.join(", ")})`);
  const lists = {
    languages,
    domains,
    bookingMenuItemOptions: bookingMenuItemOptions.map(({ title }) => title),
    agencyTerms: agencyTerms.map(({ id }) => id),
  };
  for (const [path, values] of Object.entries(lists)) {
    const index = repeated(values);
    if (index >= 0) refuse(`${path}.${index}`, "is there twice");
  }
  // Everything under the root domain is an agency's subdomain.
  const own = domains.findIndex(
    (domain) => domain === rootDomain || domain.endsWith(`.${rootDomain}`),
  );
  if (own >= 0)
    refuse(`domains.${own}`, `must not be under ${rootDomain}: that is what subdomain is for`);
  return misfits;
}
