/**
 * The fields of an application's form, in their order. Free of zod: the browser imports it.
 */
export const applicationFields = [
  "company",
  "licence",
  "country",
  "phone",
  "website",
  "message",
  "acceptedTerms",
] as const;
export type ApplicationField = (typeof applicationFields)[number];
export type ApplicationValues = Partial<Record<ApplicationField, string>>;

/** The terms for agents that are in force, by the hash of their text. */
export type AgencyTerm = { id: string; sha256: string };

/** What was typed, as the call takes it; a website may be given without its scheme. */
export function toApplicationInput(values: ApplicationValues, terms: AgencyTerm | null) {
  const text = (name: ApplicationField) => (values[name] ?? "").trim();
  const website = text("website");
  return {
    company: text("company"),
    licence: text("licence"),
    country: text("country"),
    phone: text("phone"),
    website:
      website === "" || /^https?:\/\//i.test(website) ? website || null : `https://${website}`,
    message: text("message").replaceAll("\r\n", "\n"),
    acceptedTerms: values.acceptedTerms ? terms : null,
  };
}

/** The fields that an answer's issues are about, by the last known name in each path. */
export const toWrongFields = (issues: readonly { path: string }[]): ApplicationField[] =>
  applicationFields.filter((name) => issues.some(({ path }) => path.split(".").includes(name)));
