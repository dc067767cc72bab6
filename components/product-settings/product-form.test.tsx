/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import { renderEnglish } from "@/components/site/testing/render-english";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import type { FormDraft } from "@/lib/forms/form-draft";
import { toProductFields } from "@/lib/product-settings/product-form";
import { ProductForm } from "./product-form";

jest.mock("next/navigation", () => ({ useRouter: () => ({}) }));

const settings = {
  bookingMenuItemOptions: [
    { title: "Hotels" as const, active: true },
    { title: "Cruise" as const, active: true },
  ],
  dealsLocation: null,
  dealDefaults: agencyFixture().dealDefaults,
};
const stored = { version: 8, settings };
const draftOf = (changes: object, refusal: string, invalid: string[] = []): FormDraft => ({
  key: "k",
  form: "product",
  fields: { version: "7", ...toProductFields(settings), ...changes },
  invalid,
  refusal,
});
const show = (draft: FormDraft | null) =>
  renderEnglish(<ProductForm stored={stored} draft={draft} action="/send" places={[]} />).container;
const versionIn = (container: HTMLElement) =>
  container.querySelector<HTMLInputElement>("input[name=version]")?.value;

it("offers online where that can be, and moves services by buttons of its own form", () => {
  const container = show(null);
  const modesOf = (name: string) =>
    within(screen.getByRole("combobox", { name }))
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
  expect(modesOf("Hotels")).toEqual(["Booked online", "On request", "Off"]);
  expect(modesOf("Cruises")).toEqual(["On request", "Off"]);
  const down = screen.getByRole("button", { name: "Move down: Hotels" });
  expect([down.getAttribute("name"), down.getAttribute("value")]).toEqual(["move", "hotels:down"]);
  // Enter in an input saves, and moves nothing.
  expect(container.querySelector("button")).not.toHaveAttribute("name");
  expect(versionIn(container)).toBe("8");
});

it("shows what is stored now beside what was sent, and lets that be sent again", () => {
  const container = show(draftOf({ radius: "50", move: "hotels:down" }, "changed"));
  const notice = screen.getByRole("alert");
  expect(notice).toHaveTextContent(`Radius in kilometres${settings.dealDefaults.radius}`);
  expect(notice).toHaveTextContent("Order of servicesHotels, Cruises");
  expect(screen.getByLabelText("Radius in kilometres")).toHaveValue(50);
  expect(container.querySelector("input[name=order]")).toHaveValue(
    "cruises,hotels,flights,cars,activities,resorts",
  );
  expect(versionIn(container)).toBe("8");
});

it("says at its field what was refused, and keeps the version that the form was made from", () => {
  const container = show(draftOf({ radius: "300" }, "fields", ["radius"]));
  expect(screen.getByLabelText("Radius in kilometres")).toHaveAccessibleDescription(
    "Enter a whole number from 1 to 200.",
  );
  expect(versionIn(container)).toBe("7");
});
