import { desc, eq } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import { defaultAgency } from "@/lib/api/contract/default-agency";
import type { StoredSettings } from "@/lib/api/contract/agency-settings";
import { settingsSections, type SettingsSection } from "@/lib/api/contract/settings-sections";
import { agencyInputSchema, type AgencyInput } from "../agencies/agency-input";
import { getAgencyRecord, type AgencyRecord } from "../agencies/agency-record";
import { writeAgency } from "../agencies/write-agency";
import { agencyRevisions } from "../db/schema/agency-settings";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { RouteError } from "../errors/route-error";
import { toIssues } from "../errors/to-issues";
import { refuseInput } from "../errors/refuse-input";
import type { RequestContext, Viewer } from "../http/request-context";
import { cleanRichTexts } from "./clean-rich-texts";
import { moveDefaultLanguage } from "./move-default-language";

export type SettingsDependencies = {
  db: ScopedDatabase;
  rootDomain: string;
  allowLoopbackUrls: boolean;
  now: () => Date;
};
/** Of who is signed in. */
export type MemberVisit = RequestContext & { viewer: Viewer };

export const toStored = (section: SettingsSection, record: AgencyRecord): StoredSettings => ({
  version: record.version,
  settings: Object.fromEntries(settingsSections[section].map((name) => [name, record[name]])),
});

/** @throws RouteError 404 */
export async function requireRecord(
  tx: Transaction,
  { agency }: MemberVisit,
): Promise<AgencyRecord> {
  const found = await getAgencyRecord(tx, agency.subdomain);
  if (!found) throw new RouteError(404, "agency_not_found", "Agency not found!");
  return found.record;
}

/** A section's fields as stored, with texts in all their languages. */
export const getSettings = (
  { db }: SettingsDependencies,
  visit: MemberVisit,
  section: SettingsSection,
): Promise<StoredSettings> =>
  db.forAgency(visit.agency.id, async (tx) => toStored(section, await requireRecord(tx, visit)));

/** @throws RouteError 422 that names each faulty field, and those that aren't the section's */
function parseSection(
  section: SettingsSection,
  settings: Record<string, unknown>,
  { allowLoopbackUrls }: SettingsDependencies,
): AgencyInput {
  const fields = new Set<string>(settingsSections[section]);
  const others = Object.keys(settings).filter((name) => !fields.has(name));
  const { error, data } = agencyInputSchema({ allowLoopbackUrls }).safeParse(settings);
  const issues = [
    ...others.map((path) => ({ path, message: `isn't a field of ${section}` })),
    ...(error ? toIssues(error) : []),
  ].map(({ path, message }) => ({ path: `settings.${path}`, message }));
  if (!data || issues.length > 0)
    throw new RouteError(422, "invalid_input", "Some of the input is wrong", issues);
  return cleanRichTexts(data);
}

/** Agents have accepted a version: it stays, and another one is added. */
function requireKeptTerms(given: AgencyInput["agencyTerms"], stored: AgencyRecord["agencyTerms"]) {
  if (!given) return;
  const isKept = stored.every((term) => given.some((each) => isDeepStrictEqual(each, term)));
  if (!isKept)
    throw refuseInput("settings.agencyTerms", "must keep the versions that are there: add another");
  if (given.some(({ id, content }) => !id.trim() || !content))
    throw refuseInput("settings.agencyTerms", "must have a name and a text each");
}

/**
 * Writes fields of a section for the agency's own people.
 * @throws RouteError 409 if the agency has changed since `version`, 422 for faulty fields
 */
export const saveSettings = (
  dependencies: SettingsDependencies,
  visit: MemberVisit,
  section: SettingsSection,
  { version, settings }: { version: number; settings: Record<string, unknown> },
): Promise<StoredSettings> =>
  dependencies.db.forAgency(visit.agency.id, async (tx) => {
    const input = parseSection(section, settings, dependencies);
    const record = await requireRecord(tx, visit);
    requireKeptTerms(input.agencyTerms, record.agencyTerms);
    return write(tx, dependencies, visit, { section, version, record, input });
  });

async function write(
  tx: Transaction,
  { rootDomain, now }: SettingsDependencies,
  { agency, viewer: { userId }, requestId }: MemberVisit,
  {
    section,
    record,
    input,
    version,
  }: { section: SettingsSection; record: AgencyRecord; input: AgencyInput; version: number },
): Promise<StoredSettings> {
  const { defaultLanguage = record.defaultLanguage } = input;
  const moved =
    defaultLanguage === record.defaultLanguage ? {} : moveDefaultLanguage(record, defaultLanguage);
  const written = await writeAgency(tx, agency.subdomain, {
    ...{ input: { ...moved, ...input }, version, rootDomain, requestId, now: now() },
    author: { userId, section },
  });
  return toStored(section, written);
}

/**
 * Sets a section as it was right after a revision, by undoing all later ones. The fields of other
 * sections stay, and so do terms, which agents have accepted.
 * @throws RouteError 409 if the agency has changed since `version`, 422 where the old values
 * contradict the rest by now
 */
export const restoreSettings = (
  dependencies: SettingsDependencies,
  visit: MemberVisit,
  section: SettingsSection,
  { version, revision }: { version: number; revision: number },
): Promise<StoredSettings> =>
  dependencies.db.forAgency(visit.agency.id, async (tx) => {
    const later = await tx
      .select({ version: agencyRevisions.version, before: agencyRevisions.before })
      .from(agencyRevisions)
      .where(eq(agencyRevisions.agencyId, visit.agency.id))
      .orderBy(desc(agencyRevisions.version));
    const record = await requireRecord(tx, visit);
    const past = Object.fromEntries(
      later
        .filter((each) => each.version > revision)
        .flatMap(({ before }) => Object.entries(before))
        // What has no default was missing: it is taken away again.
        .map(([name, value]) => [
          name,
          value === null && !(name in defaultAgency) ? undefined : value,
        ]),
    ) as AgencyInput;
    const fields = new Set<string>(settingsSections[section]);
    const own = Object.fromEntries(
      Object.entries(past).filter(([name]) => fields.has(name) && name !== "agencyTerms"),
    ) as AgencyInput;
    // Policies of then are in the default language of then.
    const { defaultLanguage = record.defaultLanguage } = past;
    const input =
      section === "policies" && defaultLanguage !== record.defaultLanguage
        ? {
            ...own,
            ...moveDefaultLanguage(
              { ...record, ...(own as Partial<AgencyRecord>), defaultLanguage },
              record.defaultLanguage,
            ),
          }
        : own;
    return write(tx, dependencies, visit, {
      ...{ section, version, record },
      input: cleanRichTexts(input),
    });
  });
