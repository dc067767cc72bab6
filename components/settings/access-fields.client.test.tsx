/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { fireEvent, screen } from "@testing-library/react";
import { english } from "@/lib/i18n/messages";
import { renderEnglish } from "@/components/site/testing/render-english";
import { AccessFields } from "./access-fields.client";
import { SectionForm } from "./section-form.client";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => {} }) }));

const { fields, hints } = english.settings;
const lisbon = { value: "Europe/Lisbon", name: "Europe/Lisbon" };

const show = (timeZone: string) =>
  renderEnglish(
    <SectionForm
      section="access"
      stored={{ version: 1, settings: { timeZone, languages: ["en"], defaultLanguage: "en" } }}
      userId="u1"
      languages={["en"]}
      defaultLanguage="en"
    >
      <AccessFields
        currencies={[{ value: "EUR", name: "Euro" }]}
        countries={[{ value: "PT", name: "Portugal" }]}
        timeZones={[lisbon, { value: "UTC", name: "UTC" }]}
        usual={{
          ...{ countryCode: "PT", countryName: "Portugal", currency: "EUR" },
          timeZones: ["Europe/Lisbon"],
        }}
      />
    </SectionForm>,
  );

it("offers what is usual in the agency's country, at one tap, until something is chosen", () => {
  show("UTC");
  const zone = screen.getByLabelText(fields.timeZone);
  expect(zone).toHaveValue("UTC");
  fireEvent.click(screen.getByRole("button", { name: "Europe/Lisbon" }));
  expect(zone).toHaveValue("Europe/Lisbon");
  expect(zone).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Europe/Lisbon" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Euro" }));
  expect(screen.getByLabelText(fields.defaultCurrency)).toHaveValue("EUR");
});

it("offers nothing beside what is chosen, and says what prices visitors see", () => {
  show("Asia/Tokyo");
  expect(screen.queryByRole("button", { name: "Europe/Lisbon" })).toBeNull();
  expect(screen.getByLabelText(fields.allowNonLoginFlow)).toHaveAccessibleDescription(
    hints.allowNonLoginFlow,
  );
});
