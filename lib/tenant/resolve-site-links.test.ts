import { toAgency } from "@/lib/api/contract/agencies";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { userFixture } from "@/lib/api/testing/user-fixture";
import { resolveSiteLinks } from "./resolve-site-links";

const shown = {
  bookingMenuItemOptions: [{ title: "Cruise" as const, active: true }],
  isAbousUsEnable: true,
  aboutUsEnableTitle: "Who we are",
  isFaqEnable: true,
  faqEnableTitle: null,
};
const linksOf = (answer: Partial<Parameters<typeof toAgency>[0]>, locale: "en" | "es") =>
  resolveSiteLinks(toAgency({ ...agencyFixture(shown), ...answer }), { locale, user: null }).map(
    ({ path, title }) => [path, title],
  );

test("shows links that the agency enables and whose page exists in the visitor's language", () => {
  const languages = {
    aboutUsLanguages: ["en" as const],
    faqLanguages: ["en" as const, "es" as const],
  };
  expect(linksOf(languages, "en")).toEqual([
    ["/about", "Who we are"],
    ["/faqs", null],
  ]);
  expect(linksOf(languages, "es")).toEqual([["/faqs", null]]);
  expect(linksOf({ ...languages, isFaqEnable: false }, "es")).toEqual([]);
  expect(linksOf({ ...languages, isAbousUsEnable: false }, "en")).toEqual([["/faqs", null]]);
});

test("if an API omits the pages' languages, the agency's flags decide", () => {
  expect(linksOf({}, "es").map(([path]) => path)).toEqual(["/about", "/faqs"]);
  expect(linksOf({ isAbousUsEnable: false, isFaqEnable: false }, "es")).toEqual([]);
});

test("links to destinations and the blog only where there are any", () => {
  const none = { isAbousUsEnable: false, isFaqEnable: false };
  const paths = (answer: Parameters<typeof linksOf>[0]) =>
    linksOf({ ...none, ...answer }, "en").map(([path]) => path);
  expect(paths({ displayTopDestinations: true })).toEqual(["/destination"]);
  expect(paths({ hasBlogPosts: true })).toEqual(["/blog"]);
  expect(paths({ hasBlogPosts: false })).toEqual([]);
});

test.each([
  [null, "/find-booking"],
  [userFixture(), "/mytrip/mytrips"],
  [userFixture({ userType: "TravelAgent", isTravelAgent: true }), "/bookings"],
])("whoever books online finds the bookings: %#", (user, path) => {
  const agency = toAgency({
    ...agencyFixture({ isAbousUsEnable: false, isFaqEnable: false }),
    bookingMenuItemOptions: [{ title: "Hotels", active: true, mode: "online" }],
  });
  // Hotels can be saved.
  expect(resolveSiteLinks(agency, { locale: "en", user }).map((link) => link.path)).toEqual([
    "/saved",
    path,
  ]);
});
