import { toAgency } from "@/lib/api/contract/agencies";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { resolveContentLinks } from "./resolve-content-links";

const shown = {
  isAbousUsEnable: true,
  aboutUsEnableTitle: "Who we are",
  isFaqEnable: true,
  faqEnableTitle: null,
};
const linksOf = (answer: Partial<Parameters<typeof toAgency>[0]>, locale: "en" | "es") =>
  resolveContentLinks(toAgency({ ...agencyFixture(shown), ...answer }), locale).map(
    ({ path, title }) => [path, title],
  );

test("links stand where the agency shows them and the page is enabled in the visitor's language", () => {
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

test("an API that doesn't tell the pages' languages leaves the links to the agency's flags", () => {
  expect(linksOf({}, "es").map(([path]) => path)).toEqual(["/about", "/faqs"]);
  expect(linksOf({ isAbousUsEnable: false, isFaqEnable: false }, "es")).toEqual([]);
});
