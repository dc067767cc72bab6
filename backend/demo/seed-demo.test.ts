import { agencyWireSchema } from "@/lib/api/contract/agencies";
import { defaultAgency } from "@/lib/api/contract/default-agency";
import { languageCodes } from "@/lib/api/contract/languages";
import { findConflicts } from "../agencies/find-conflicts";
import { toDemoAgencies } from "./seed-demo";

const demo = toDemoAgencies().map((input) => ({
  ...defaultAgency,
  domains: [],
  status: "Active" as const,
  about: {},
  faq: {},
  policies: {},
  ...input,
  id: "x",
}));
const agency = (subdomain: string) => {
  const found = demo.find((each) => each.subdomain === subdomain);
  if (!found) throw new Error(`there is no ${subdomain}`);
  return found;
};
const active = (subdomain: string) =>
  agency(subdomain).bookingMenuItemOptions.flatMap(({ title, active: isActive }) =>
    isActive ? [title] : [],
  );

it("matches what documentation and tests rely on", () => {
  expect(agency("voyara")).toMatchObject({
    defaultLanguage: "en",
    defaultCurrency: "USD",
    allowNonLoginFlow: true,
    isSubscribed: true,
    displayTopDestinations: true,
  });
  expect(agency("solmar")).toMatchObject({
    defaultLanguage: "es",
    defaultCurrency: "MXN",
    formatRegion: "MX",
    allowNonLoginFlow: false,
    isSubscribed: true,
    supportLabel: "Help",
    isRewardWalletEnabled: true,
  });
  expect(agency("nordlys")).toMatchObject({
    languages: ["da", "en", "no", "sv"],
    defaultLanguage: "da",
    defaultCurrency: "DKK",
    allowNonLoginFlow: true,
    hideHeaderforDealProposal: true,
    isSubscribed: true,
    returnUrl: "http://localhost:4400/",
    sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false },
  });
  expect(agency("harbour")).toMatchObject({
    languages: ["en", "fr", "de"],
    defaultCurrency: null,
    isSubscribed: false,
    isHideLoginOption: true,
    isHideSignupOption: true,
    isAbousUsEnable: false,
    isFaqEnable: false,
    about: { en: { isEnabled: false } },
    faq: { en: { isEnabled: false } },
  });
  // Demo brands differ at first sight.
  const brands = ["voyara", "solmar", "nordlys", "harbour"].map(agency);
  expect(new Set(brands.map(({ headingFont }) => headingFont)).size).toBe(4);
  expect(brands.map(({ hero }) => hero.composition ?? "start")).toEqual([
    "start",
    "centre",
    "split",
    "card",
  ]);
  expect(agency("dormant").status).toBe("Inactive");
  for (const name of ["voyara", "solmar"]) expect(agency(name).languages).toEqual(languageCodes);
  expect(active("voyara").sort()).toEqual([
    "Activities",
    "Air Travel",
    "Cars",
    "Cruise",
    "Hotels",
    "Resorts",
  ]);
  expect([active("solmar"), active("nordlys"), active("harbour")]).toEqual([
    ["Hotels", "Activities", "Cars", "Air Travel", "Resorts"],
    ["Hotels", "Air Travel", "Cars"],
    ["Cruise", "Air Travel"],
  ]);
});

it.each(demo.filter(({ status }) => status === "Active"))(
  "$subdomain fits the contract and has texts in all its languages",
  (each) => {
    expect(agencyWireSchema.safeParse(each).error).toBeUndefined();
    expect(findConflicts(each, { rootDomain: "localhost" })).toEqual([]);
    const texts = [
      each.hero.title,
      each.hero.text,
      ...each.highlights.flatMap(({ title, text }) => [title, text]),
      ...(each.trust ?? []).map(({ text }) => text),
    ];
    if (each.isAbousUsEnable)
      texts.push(each.about as (typeof texts)[number], each.faq as (typeof texts)[number]);
    for (const text of texts) expect(Object.keys(text).sort()).toEqual([...each.languages].sort());
    expect(each.paymentBrands).toContain("Visa");
    expect([...Object.keys(each.policies), each.defaultLanguage].sort()).toEqual(
      [...each.languages].sort(),
    );
    for (const { agencyTerms } of Object.values(each.policies))
      expect(Object.keys(agencyTerms ?? {})).toEqual(each.agencyTerms.map(({ id }) => id));
    for (const policy of [each.privacyPolicy, each.cookiesPolicy, each.disclaimer, each.userTerms])
      expect(policy.length).toBeGreaterThan(100);
  },
);
