import { toAgency } from "./agencies";
import { defaultAgency } from "./default-agency";

const named = {
  id: "a",
  subdomain: "acme",
  domains: [],
  agencyName: "Acme",
  status: "Active" as const,
};

test("labels of an agency are non-blank or null", () => {
  const labelsOf = (label: string | null) => {
    const { about, faq, supportLabel } = toAgency({
      ...defaultAgency,
      ...named,
      aboutUsEnableTitle: label,
      faqEnableTitle: label,
      supportLabel: label,
    });
    return [about.title, faq.title, supportLabel];
  };
  expect(labelsOf(" Who we are ")).toEqual(Array(3).fill("Who we are"));
  for (const nothing of [null, "", " \t"]) expect(labelsOf(nothing)).toEqual([null, null, null]);
});
