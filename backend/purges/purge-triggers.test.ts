import { asc, eq, gt, sql } from "drizzle-orm";
import type { AgencyInput } from "../agencies/agency-input";
import { ssoProviderInputSchema } from "@/lib/api/contract/sso";
import type { BlogPostInput, DestinationInput } from "../agencies/story-input";
import { removeBlogPost, setBlogPost } from "../blogs/set-blog-post";
import { agencies, agencyDomains, agencyTexts } from "../db/schema/agencies";
import { markupRules } from "../db/schema/markups";
import { purges } from "../db/schema/purges";
import { blogPosts, destinations } from "../db/schema/stories";
import { removeDestination, setDestination } from "../destinations/set-destination";
import { setMarkupRules } from "../pricing/set-markup-rules";
import { removeSsoProvider, setSsoProvider } from "../sso/set-sso-provider";
import { openForFile } from "../testing/open-for-file";
import { openTestBackend } from "../testing/open-test-backend";

const backend = openForFile(openTestBackend);
beforeEach(() => backend.db.forOperator((tx) => tx.delete(purges)));

const listQueued = () =>
  backend.db.forOperator((tx) => tx.select().from(purges).orderBy(asc(purges.id)));
/** All tags queued since the last call, deduplicated. */
async function takeTags(): Promise<string[]> {
  const rows = await listQueued();
  await backend.db.forOperator((tx) => tx.delete(purges));
  return [...new Set(rows.flatMap(({ tags }) => tags))].sort();
}
const change = (input: AgencyInput) => backend.changeAgency("alpha", input);
const about = (text: string, isEnabled = true) => ({
  en: { isEnabled, title: "About", image: null, content: `<p>${text}</p>` },
});
const faq = (text: string, isEnabled = true) => ({
  en: {
    isEnabled,
    headerMessage: "FAQ",
    questions: [{ question: `What is ${text}?`, answer: text }],
  },
});
const image = "https://pictures.example/a.jpg";
const article = (title: string, changes: Partial<BlogPostInput> = {}): BlogPostInput => ({
  slug: "by-sea",
  image,
  author: "Ana",
  publishedAt: "2025-05-01T09:00:00.000Z",
  texts: { en: { title, summary: "s", content: "<p>x</p>" } },
  ...changes,
});
const destination = (name: string): DestinationInput => ({
  slug: "faro",
  image,
  countryCode: "PT",
  lat: 37,
  long: -8,
  airportLat: 37,
  airportLong: -8,
  isTop: true,
  texts: { en: { name, summary: "s", content: "c" } },
});
const provider = ssoProviderInputSchema.parse({
  id: "agency",
  settings: {
    protocol: "oidc",
    label: "Alpha",
    issuer: "https://id.alpha.example",
    clientId: "alpha",
  },
});
const alpha = { subdomain: "alpha", requestId: "test", now: new Date() };

it.each<[string, () => Promise<unknown>, string[]]>([
  ["a name", () => change({ agencyName: "Alpha Renamed" }), ["alpha"]],
  ["a colour", () => change({ primaryColor: "#123456" }), ["alpha"]],
  [
    "services",
    () => change({ bookingMenuItemOptions: [{ title: "Hotels", active: true }] }),
    ["alpha"],
  ],
  ["switching off", () => change({ status: "Inactive" }), ["alpha"]],
  ["switching on", () => change({ status: "Active" }), ["alpha"]],
  [
    "a domain more",
    () => change({ domains: ["alpha-travel.example", "alpha.example"] }),
    ["alpha"],
  ],
  ["a domain less", () => change({ domains: ["alpha-travel.example"] }), ["alpha"]],
  // The header of every page links to it.
  ["a first about page", () => change({ about: about("one") }), ["alpha"]],
  ["an about page's words", () => change({ about: about("two") }), ["alpha:about"]],
  ["an about page switched off", () => change({ about: about("two", false) }), ["alpha"]],
  ["an about page gone", () => change({ about: {} }), ["alpha"]],
  ["a first FAQ", () => change({ faq: faq("one") }), ["alpha"]],
  ["an FAQ's words", () => change({ faq: faq("two") }), ["alpha:faqs"]],
  [
    "a translation of policies",
    () => change({ policies: { es: { privacyPolicy: "<p>uno</p>" } } }),
    ["alpha:policies"],
  ],
  [
    "its words",
    () => change({ policies: { es: { privacyPolicy: "<p>dos</p>" } } }),
    ["alpha:policies"],
  ],
  ["no translation", () => change({ policies: {} }), ["alpha:policies"]],
  [
    "a first article",
    () => setBlogPost(backend.db, { ...alpha, input: article("one") }),
    ["alpha", "alpha:blog"],
  ],
  [
    "another article",
    () => setBlogPost(backend.db, { ...alpha, input: article("two", { slug: "by-land" }) }),
    ["alpha:blog"],
  ],
  [
    "an article's words",
    () => setBlogPost(backend.db, { ...alpha, input: article("three") }),
    ["alpha:blog"],
  ],
  [
    "an article gone",
    () => removeBlogPost(backend.db, { ...alpha, slug: "by-land" }),
    ["alpha:blog"],
  ],
  [
    "the last article gone",
    () => removeBlogPost(backend.db, { ...alpha, slug: "by-sea" }),
    ["alpha", "alpha:blog"],
  ],
  [
    "a destination",
    () => setDestination(backend.db, { ...alpha, input: destination("one") }),
    ["alpha:destinations"],
  ],
  [
    "a destination's words",
    () => setDestination(backend.db, { ...alpha, input: destination("two") }),
    ["alpha:destinations"],
  ],
  [
    "a destination gone",
    () => removeDestination(backend.db, { ...alpha, slug: "faro" }),
    ["alpha:destinations"],
  ],
  [
    "a markup",
    () =>
      setMarkupRules(backend.db, {
        ...alpha,
        input: { rules: [{ service: null, percentage: 9 }] },
      }),
    ["alpha:deals", "alpha:hotels"],
  ],
  [
    "no markup",
    () => setMarkupRules(backend.db, { ...alpha, input: { rules: [] } }),
    ["alpha:deals", "alpha:hotels"],
  ],
  [
    "a sign-in provider",
    () =>
      setSsoProvider(backend.db, backend.secrets, { ...alpha, input: provider, requestId: "r" }),
    ["alpha"],
  ],
  [
    "no sign-in provider",
    () => removeSsoProvider(backend.db, { ...alpha, id: provider.id, requestId: "r" }),
    ["alpha"],
  ],
])("%s", async (_name, write, tags) => {
  await write();
  // No tags of beta by a change of alpha.
  expect(await takeTags()).toEqual(tags);
});

it("ignores a write that changes nothing", async () => {
  await change({
    agencyName: "Once",
    about: about("same"),
    faq: faq("same"),
    policies: { es: { privacyPolicy: "<p>x</p>" } },
  });
  await setBlogPost(backend.db, { ...alpha, input: article("same") });
  await setDestination(backend.db, { ...alpha, input: destination("same") });
  await backend.db.forOperator((tx) =>
    tx
      .insert(markupRules)
      .values({ agencyId: backend.ids.alpha, basisPoints: 900, currency: "USD" }),
  );
  await takeTags();

  await change({
    agencyName: "Once",
    domains: ["alpha-travel.example"],
    about: about("same"),
    faq: faq("same"),
    policies: { es: { privacyPolicy: "<p>x</p>" } },
  });
  await setBlogPost(backend.db, { ...alpha, input: article("same") });
  await setDestination(backend.db, { ...alpha, input: destination("same") });
  await backend.db.forOperator(async (tx) => {
    await tx.update(markupRules).set({ basisPoints: 900 });
    await tx.update(agencyDomains).set({ position: sql`${agencyDomains.position}` });
    await tx.update(destinations).set({ updatedAt: new Date() });
  });
  expect(await takeTags()).toEqual([]);
});

it("an unpublished article is also purged on its publication day, and not before", async () => {
  const publishedAt = "2090-05-01T09:00:00.000Z";
  await setBlogPost(backend.db, {
    ...alpha,
    input: article("to come", { slug: "to-come", publishedAt }),
  });
  expect(await listQueued()).toEqual([
    expect.objectContaining({ tags: ["alpha:blog"], dueAt: new Date(publishedAt) }),
  ]);
  await setBlogPost(backend.db, { ...alpha, input: article("to come", { slug: "to-come" }) });
  const due = (await listQueued()).map(({ dueAt }) => dueAt.getTime() <= Date.now());
  expect(due).toEqual(expect.arrayContaining([true]));
  await takeTags();
  // Deleted: gone from now on, though it would show again on its day.
  await setBlogPost(backend.db, {
    ...alpha,
    input: article("to come", { slug: "to-come", publishedAt }),
  });
  const [now] = await backend.db.forOperator((tx) =>
    tx.select().from(purges).orderBy(asc(purges.dueAt)),
  );
  expect(now?.dueAt.getTime()).toBeLessThanOrEqual(Date.now());
});

it("purges all pages where the last visible article goes, and for the next one's day", async () => {
  const put = (slug: string, publishedAt: string) =>
    setBlogPost(backend.db, { ...alpha, input: article("x", { slug, publishedAt }) });
  const headers = async () => {
    const rows = await listQueued();
    await takeTags();
    return rows
      .filter(({ tags }) => tags.includes("alpha"))
      .map(({ dueAt }) => dueAt.toISOString());
  };
  await backend.db.forOperator((tx) => tx.delete(blogPosts));
  const now = alpha.now.toISOString();
  const later = "2090-05-01T09:00:00.000Z";
  const last = "2090-06-01T09:00:00.000Z";
  await put("only", "2025-05-01T09:00:00.000Z");
  expect(await headers()).toEqual([now]);
  await put("to-come", later);
  expect(await headers()).toEqual([]);
  await put("only", last);
  expect(await headers()).toEqual([now, later]);
  await put("only", "2025-05-01T09:00:00.000Z");
  await headers();
  await removeBlogPost(backend.db, { ...alpha, slug: "only" });
  expect(await headers()).toEqual([now, later]);
});

it("covers both agencies when something moves between them, and both names after a rename", async () => {
  await backend.db.forOperator((tx) =>
    tx
      .update(agencyDomains)
      .set({ agencyId: backend.ids.beta })
      .where(eq(agencyDomains.domain, "alpha-travel.example")),
  );
  expect(await takeTags()).toEqual(["alpha", "beta"]);
  await backend.db.forOperator((tx) =>
    tx.update(agencies).set({ subdomain: "dormant-2" }).where(eq(agencies.id, backend.ids.dormant)),
  );
  expect(await takeTags()).toEqual(["dormant", "dormant-2"]);
});

it("covers a new agency and one that is deleted with everything", async () => {
  const id = await backend.db.forOperator(async (tx) => {
    const [beta] = await tx.select().from(agencies).where(eq(agencies.id, backend.ids.beta));
    if (!beta) throw new Error("there is no beta");
    const [row] = await tx
      .insert(agencies)
      .values({ subdomain: "gamma", status: "Active", settings: beta.settings })
      .returning({ id: agencies.id });
    return row?.id ?? "";
  });
  expect(await takeTags()).toEqual(["gamma"]);
  await backend.db.forOperator((tx) =>
    tx
      .insert(agencyTexts)
      .values({ agencyId: id, kind: "about", language: "en", body: { isEnabled: true } }),
  );
  await takeTags();
  await backend.db.forOperator((tx) => tx.delete(agencies).where(eq(agencies.id, id)));
  expect(await takeTags()).toEqual(["gamma"]);
});

it("exists exactly when the change does: rolled back with it", async () => {
  const fails = backend.db.forOperator(async (tx) => {
    await tx.update(agencies).set({ status: "Inactive" });
    expect(await tx.select().from(purges).where(gt(purges.id, 0))).not.toEqual([]);
    throw new Error("taken back");
  });
  await expect(fails).rejects.toThrow("taken back");
  expect(await listQueued()).toEqual([]);
});

it("an agency's own writes queue purges too, of that agency only, and it can read none", async () => {
  await backend.db.forAgency(backend.ids.beta, (tx) =>
    tx
      .insert(agencyTexts)
      .values({ agencyId: backend.ids.beta, kind: "policies", language: "es", body: {} }),
  );
  expect(await takeTags()).toEqual(["beta:policies"]);
  const refused = { cause: { message: expect.stringContaining("row-level security") } };
  const write = (tags: string[]) =>
    backend.db.forAgency(backend.ids.beta, (tx) => tx.insert(purges).values({ tags }));
  await write(["beta", "beta:deals"]);
  for (const tags of [["alpha"], ["beta", "alpha:about"], ["rates"], ["bet"], [""]])
    await expect(write(tags)).rejects.toMatchObject(refused);
  await expect(
    backend.db.forAgency("", (tx) => tx.insert(purges).values({ tags: ["beta"] })),
  ).rejects.toMatchObject(refused);
  await expect(
    backend.db.forAgency(backend.ids.beta, (tx) => tx.select().from(purges)),
  ).rejects.toMatchObject({
    cause: { message: expect.stringContaining("permission denied") },
  });
});
