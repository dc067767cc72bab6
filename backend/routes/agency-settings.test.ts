import { eq, sql } from "drizzle-orm";
import {
  getLaunchChecklistEndpoint,
  getWebsiteSettingsEndpoint,
  listSettingsRevisionsEndpoint,
  restoreSettingsEndpoint,
  saveProductSettingsEndpoint,
  saveWebsiteSettingsEndpoint,
  type AgencySettingsWire,
  type SettingsRevision,
  type StoredSettings,
} from "@/lib/api/contract/agency-settings";
import { getAgencyEndpoint } from "@/lib/api/contract/agencies";
import { settingsSections, type WebsiteSection } from "@/lib/api/contract/settings-sections";
import { agencies } from "../db/schema/agencies";
import { mails } from "../db/schema/mails";
import { auditEvents } from "../db/schema/audit-events";
import type { DemoRole } from "../demo/demo-users";
import { openForFile } from "../testing/open-for-file";
import { openTestBackend } from "../testing/open-test-backend";
import type { TestAgency } from "../testing/test-agencies";

const backend = openForFile(openTestBackend);

const get = async (section: WebsiteSection, agency: TestAgency = "alpha") =>
  (await backend.call(getWebsiteSettingsEndpoint, { as: "owner", agency, params: { section } }))
    .body as StoredSettings;
const save = async (
  section: WebsiteSection,
  settings: object,
  { version, as = "owner" }: { version?: number; as?: DemoRole } = {},
) =>
  backend.call(saveWebsiteSettingsEndpoint, {
    as,
    params: { section },
    body: { version: version ?? (await get(section)).version, settings },
  });
const shown = async (agency: TestAgency = "alpha") =>
  (await backend.call(getAgencyEndpoint, { agency })).body.agency as AgencySettingsWire;
const revisions = async (section: WebsiteSection) =>
  (await backend.call(listSettingsRevisionsEndpoint, { as: "owner", params: { section } })).body
    .revisions as SettingsRevision[];

it("shows a saved field with the next request on its own site alone, noted in audit and revisions", async () => {
  const other = await shown("beta");
  const saved = await save("contact", { city: "Porto", contactPhoneNumber: "+351 22 000 00 00" });
  expect(saved).toMatchObject({ status: 200, body: { settings: { city: "Porto" } } });
  expect(await shown()).toMatchObject({ city: "Porto", contactPhoneNumber: "+351 22 000 00 00" });
  expect(await shown("beta")).toEqual(other);
  const { version } = saved.body as StoredSettings;
  expect((await revisions("contact"))[0]).toMatchObject({
    version,
    author: "Olivia Marsh",
    fields: ["contactPhoneNumber", "city"],
  });
  const noted = await backend.db.forAgency(backend.ids.alpha, (tx) =>
    tx.select().from(auditEvents).where(eq(auditEvents.action, "settings.saved")),
  );
  expect(noted).toHaveLength(1);
  expect(noted[0]).toMatchObject({ actorName: "Olivia Marsh", after: { city: "Porto" } });
  // Again the same is no write.
  expect((await save("contact", { city: "Porto" })).body).toMatchObject({ version });
});

it("refuses a save from an older version and keeps what the other one wrote", async () => {
  const { version } = await get("contact");
  await save("contact", { city: "Lisbon" }, { version, as: "admin" });
  expect(await save("contact", { city: "Faro" }, { version })).toMatchObject({
    status: 409,
    body: { code: "version_conflict" },
  });
  expect(await get("contact")).toMatchObject({ settings: { city: "Lisbon" } });
});

it("restores a section as it was after a revision, and leaves other sections alone", async () => {
  const first = (await save("home", { displayTopDestinations: false })).body as StoredSettings;
  await save("contact", { city: "Braga" });
  await save("home", {
    displayTopDestinations: true,
    trust: [{ kind: "since", text: { en: "Since 1998" } }],
  });
  const { version } = await get("home");
  const restored = await backend.call(restoreSettingsEndpoint, {
    as: "owner",
    params: { section: "home" },
    body: { version, revision: first.version },
  });
  expect(restored).toMatchObject({
    status: 200,
    body: { settings: { displayTopDestinations: false } },
  });
  expect((await shown()).trust).toBeUndefined();
  expect(await shown()).toMatchObject({ city: "Braga", displayTopDestinations: false });
});

it("takes hostile markup out as it is saved", async () => {
  await save("pages", {
    about: {
      en: {
        isEnabled: true,
        title: "About us",
        image: null,
        content:
          '<p style="x" class="MsoNormal" onclick="a()">We <b>travel</b></p><script>alert(1)</script><a href="javascript:alert(1)">x</a>',
      },
    },
  });
  const { settings } = await get("pages");
  expect(settings.about?.en?.content).toBe("<p>We <b>travel</b></p><a>x</a>");
});

it.each([
  [
    "pages",
    {
      faq: {
        en: { isEnabled: true, headerMessage: "", questions: [{ question: "Why", answer: "x" }] },
      },
    },
    "settings.faq.en.questions.0.question",
  ],
  ["access", { languages: ["de"], defaultLanguage: "en" }, "defaultLanguage"],
  ["contact", { facebook: "javascript:alert(1)" }, "settings.facebook"],
  ["contact", { agencyName: "Elsewhere" }, "settings.agencyName"],
  ["identity", { currentPaymentGateway: "sandbox" }, "settings.currentPaymentGateway"],
  ["access", { returnUrl: "https://example.com" }, "settings.returnUrl"],
  ["theme", { primaryColor: "red" }, "settings.primaryColor"],
  [
    "policies",
    { agencyTerms: [{ id: "2020", content: "<p>x</p>", validFrom: "2020-01-01" }] },
    "settings.agencyTerms",
  ],
] as const)(
  "refuses in %s %j, names the field and changes nothing",
  async (section, settings, path) => {
    const agencyTerms = [{ id: "2019", content: "<p>old</p>", validFrom: "2019-01-01" }];
    await backend.changeAgency("alpha", { agencyTerms });
    const before = await get(section);
    const { status, body } = await save(section, settings);
    expect([status, (body.issues as { path: string }[])[0]?.path]).toEqual([422, path]);
    expect(await get(section)).toEqual(before);
  },
);

it("turns translations of policies round with the default language", async () => {
  const policies = { de: { privacyPolicy: "<p>Daten</p>" } };
  await save("policies", { privacyPolicy: "<p>Data</p>", policies });
  await save("access", { languages: ["en", "de"], defaultLanguage: "de" });
  expect((await get("policies")).settings).toMatchObject({
    privacyPolicy: "<p>Daten</p>",
    policies: { en: { privacyPolicy: "<p>Data</p>" }, de: {} },
  });
  await save("access", { languages: ["en"], defaultLanguage: "en" });
});

it("keeps an untranslated policy in the old language, and terms in every restore", async () => {
  await backend.changeAgency("alpha", { agencyTerms: [] });
  const first = (await save("policies", { disclaimer: "<p>None</p>", policies: {} }))
    .body as StoredSettings;
  const added = { id: "2027", content: "<p>New</p>", validFrom: "2027-01-01" };
  await save("policies", { agencyTerms: [added], disclaimer: "<p>Some</p>" });
  await save("access", { languages: ["en", "de"], defaultLanguage: "de" });
  await save("policies", { disclaimer: "<p>Keine</p>" });
  expect((await get("policies")).settings).toMatchObject({
    disclaimer: "<p>Keine</p>",
    policies: { en: { disclaimer: "<p>Some</p>" } },
  });
  const { version } = await get("policies");
  const restored = await backend.call(restoreSettingsEndpoint, {
    as: "owner",
    params: { section: "policies" },
    body: { version, revision: first.version },
  });
  expect(restored).toMatchObject({
    status: 200,
    body: {
      settings: { agencyTerms: [added], policies: { en: { disclaimer: "<p>None</p>" } } },
    },
  });
  await save("access", { languages: ["en"], defaultLanguage: "en" });
});

it("saves a long text with an emoji where the audit cuts it, and refuses one that pages can't render", async () => {
  const long = `<p>${"a".repeat(196)}\u{1F30D}${"b".repeat(50)}</p>`;
  expect(await save("policies", { cookiesPolicy: long })).toMatchObject({ status: 200 });
  const deep = "<blockquote>".repeat(120) + "x";
  expect(await save("policies", { cookiesPolicy: deep })).toMatchObject({
    status: 422,
    body: { issues: [expect.objectContaining({ path: "settings.cookiesPolicy" })] },
  });
  expect((await get("policies")).settings.cookiesPolicy).toBe(long);
});

it("lets the database refuse what operators decide, and an owner the test gateway", async () => {
  const set = (settings: object) =>
    backend.db.forAgency(backend.ids.alpha, (tx) =>
      tx.update(agencies).set({
        settings: sql`${agencies.settings} || ${JSON.stringify(settings)}::jsonb`,
      }),
    );
  for (const name of ["isSubscribed", "academyUrl", "returnUrl"])
    await expect(set({ [name]: "x" })).rejects.toMatchObject({
      cause: { message: `the setting ${name} is the operator's` },
    });
  for (const gateway of ["stripe", null]) await set({ currentPaymentGateway: gateway });
  for (const gateway of ["sandbox", "x"])
    await expect(set({ currentPaymentGateway: gateway })).rejects.toMatchObject({
      cause: { message: `the gateway ${gateway} is the operator's to choose` },
    });
  await backend.changeAgency("alpha", { currentPaymentGateway: "sandbox" });
});

it("switches a service off by an owner with a fresh password, and no section holds another's field", async () => {
  const { version } = await get("contact");
  const off = { bookingMenuItemOptions: [{ title: "Hotels", mode: "off" }] };
  const answer = await backend.call(saveProductSettingsEndpoint, {
    as: "owner",
    body: { version, settings: off },
  });
  expect(answer).toMatchObject({ status: 200 });
  expect(await shown()).toMatchObject({
    bookingMenuItemOptions: [{ title: "Hotels", active: false, mode: "off" }],
  });
  const all = Object.entries(settingsSections).flatMap(([section, fields]) =>
    fields.filter((field) => !(section === "theme" && field === "hero")),
  );
  expect(all).toHaveLength(new Set(all).size);
});

it("says what is still as each new agency gets it, until that is chosen", async () => {
  const choices = async () =>
    (await backend.call(getLaunchChecklistEndpoint, { as: "owner" })).body.choices;
  await save("access", { allowNonLoginFlow: false, timeZone: "UTC", defaultCurrency: null });
  expect(await choices()).toEqual(["prices", "timeZone", "currency", "deals"]);
  await save("access", { allowNonLoginFlow: true, timeZone: "Europe/Lisbon" });
  expect(await choices()).toEqual(["currency", "deals"]);
});

it("says what a new agency lacks before its first sale", async () => {
  const steps = async () =>
    Object.fromEntries(
      (
        (await backend.call(getLaunchChecklistEndpoint, { as: "owner" })).body.steps as {
          id: string;
          isDone: boolean;
        }[]
      ).map(({ id, isDone }) => [id, isDone]),
    );
  await save("contact", { contactEmailId: null });
  expect(await steps()).toMatchObject({ logo: false, contact: false, mail: false, booking: false });
  await save("identity", { logo: "/assets/logos/voyara.svg" });
  await save("contact", { contactEmailId: "desk@alpha.example" });
  expect(await steps()).toMatchObject({ logo: true, contact: true, mail: true, booking: false });
  // No mail that was tried has ever left, then one has.
  const agencyId = backend.ids.alpha;
  const tryMail = (sentAt: Date | null) =>
    backend.db.forAgency(agencyId, (tx) =>
      tx.insert(mails).values({
        ...{
          agencyId,
          kind: "test",
          recipient: "nora@example.com",
          language: "en",
          subject: "Hello",
        },
        ...{ html: "", text: "", attempts: 1, sentAt },
      }),
    );
  await tryMail(null);
  expect(await steps()).toMatchObject({ mail: false });
  await tryMail(new Date());
  await tryMail(null);
  expect(await steps()).toMatchObject({ mail: true });
});
