import { resolveLogOutTarget } from "./resolve-log-out-target";

const agency = {
  subdomain: "acme",
  domains: ["acme-travel.test"],
  sso: { isSSOEnabled: false, isDirectLoginAllowedForSSOUsers: false },
  returnUrl: "https://agency.example/",
};
const to = (
  change: Partial<Omit<typeof agency, "returnUrl">> & { returnUrl?: string | null },
  isAgent = false,
) =>
  resolveLogOutTarget({ ...agency, ...change }, { isAgent, home: "/es", rootDomain: "site.test" });

test.each([
  ["to the agency's own site", {}, "https://agency.example/"],
  ["home where it has none", { returnUrl: null }, "/es"],
  ["home where what is set is no address", { returnUrl: "javascript:alert(1)" }, "/es"],
  [
    "home where the agency's own site signs people in",
    { sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false } },
    "/es",
  ],
  [
    "home where it may sign people in",
    { sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: true } },
    "/es",
  ],
  [
    "home from our own start of a sign-in",
    { returnUrl: "https://acme.site.test/sso/start?navigateTo=/" },
    "/es",
  ],
  [
    "home from our own sign-in, by the agency's domain",
    { returnUrl: "http://ACME-travel.test:3000/da/login" },
    "/es",
  ],
  [
    "to another page of ours",
    { returnUrl: "https://acme.site.test/about" },
    "https://acme.site.test/about",
  ],
])("leads %s", (_name, change, target) => expect(to(change)).toBe(target));

test("leads an agent home", () => expect(to({}, true)).toBe("/es"));
