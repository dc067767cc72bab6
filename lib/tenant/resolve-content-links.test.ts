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
