import { defaultAgency } from "@/lib/api/contract/default-agency";
import { findUsualForms, listZoneNames } from "./usual-forms";

it.each([
  ["Portugal", { countryCode: "PT", countryName: "Portugal", currency: "EUR" }, "Europe/Lisbon"],
  ["Danmark", { countryCode: "DK", countryName: "Denmark", currency: "DKK" }, "Europe/Copenhagen"],
  ["no", { countryCode: "NO", countryName: "Norway", currency: "NOK" }, "Europe/Oslo"],
])("knows what is usual in %s", (country, usual, zone) => {
  const found = findUsualForms(country, { locale: "en", languages: ["da"] });
  expect(found).toMatchObject(usual);
  expect(found?.timeZones).toContain(zone);
});

it.each([null, "", "Atlantis"])("knows nothing of %j", (country) =>
  expect(findUsualForms(country, { locale: "en", languages: ["en"] })).toBeNull(),
);

it("lists what a new agency has, and the stored zone, once each", () => {
  const zones = listZoneNames(["Europe/Lisbon"]);
  expect(zones[0]).toBe("Europe/Lisbon");
  expect(zones).toContain(defaultAgency.timeZone);
  expect(new Set(zones).size).toBe(zones.length);
  expect(listZoneNames(["Etc/GMT+3"])).toContain("Etc/GMT+3");
});
