/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderEnglish } from "@/components/site/testing/render-english";
import { getQueryClient } from "@/lib/queries/query-client";
import { suggestionsQuery } from "@/lib/queries/suggestions";
import { PlaceField } from "./place-field.client";

const lisbon = {
  id: "airport-LIS",
  name: "Lisbon Airport",
  shortName: "Lisbon (LIS)",
  type: "airport" as const,
  description: "Portugal",
  countryCode: "PT",
  latitude: 38.77,
  longitude: -9.13,
  iata: "LIS",
};

beforeAll(() => {
  // jsdom has neither.
  window.CSS = { escape: (id: string) => id } as typeof CSS;
  Element.prototype.scrollIntoView = jest.fn();
  for (const text of ["l", "li", "lis", "lisbon (lis)"])
    getQueryClient().setQueryData(suggestionsQuery("flights", text).queryKey, [lisbon]);
});

async function choose(text: string) {
  const user = userEvent.setup();
  await user.click(screen.getByLabelText("From"));
  const field = await screen.findByRole<HTMLInputElement>("combobox");
  // Over what is there: a field that is emptied first forgets its choice anyway.
  await user.type(field, text, {
    initialSelectionStart: 0,
    initialSelectionEnd: field.value.length,
  });
  await user.click(await screen.findByRole("option", { name: /Lisbon/ }));
}

it("sends a place that is chosen, edited and chosen again", async () => {
  const changes: unknown[] = [];
  renderEnglish(
    <form aria-label="flights">
      <PlaceField
        service="flights"
        name="from"
        label="From"
        placeholder="Airport"
        onPlaceChange={(place) => changes.push(place)}
      />
    </form>,
  );
  const sent = () =>
    Object.fromEntries(
      [...screen.getByRole<HTMLFormElement>("form").elements].flatMap((field) =>
        field instanceof HTMLInputElement ? [[field.name, field.value]] : [],
      ),
    ) as object;
  const whole = { from: "Lisbon (LIS)", fromFor: "Lisbon (LIS)", fromId: "airport-LIS" };
  await choose("lis");
  expect(sent()).toEqual(whole);
  await choose("li");
  expect(sent()).toEqual(whole);
  expect(changes.at(-1)).toEqual(expect.objectContaining({ id: "airport-LIS" }));
  const user = userEvent.setup();
  await user.type(screen.getByRole("combobox"), "x");
  expect(sent()).toEqual({ from: "Lisbon (LIS)x", fromFor: "", fromId: "" });
  await user.type(screen.getByRole("combobox"), "{Backspace}");
  expect(sent()).toEqual(whole);
});

it("suggests places for what is typed, whether or not it saw the focus come", async () => {
  renderEnglish(<PlaceField service="flights" name="from" label="From" placeholder="Airport" />);
  fireEvent.change(screen.getByLabelText("From"), { target: { value: "lis" } });
  expect(await screen.findByRole("combobox")).toHaveValue("lis");
});

describe("on a phone", () => {
  beforeEach(() => {
    HTMLElement.prototype.showPopover = jest.fn();
    window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  });
  afterEach(() => {
    delete (HTMLElement.prototype as Partial<HTMLElement>).showPopover;
    delete (window as Partial<Window>).matchMedia;
  });

  it("takes the whole screen until a place is chosen, or the field is left as it is", async () => {
    const user = userEvent.setup();
    renderEnglish(<PlaceField service="flights" name="from" label="From" placeholder="Airport" />);
    await user.click(screen.getByLabelText("From"));
    const picker = await screen.findByRole("dialog", { name: "Airport" });
    const field = within(picker).getByRole("combobox", { name: "From" });
    expect(field).toHaveFocus();
    await user.type(field, "lis");
    await user.click(await within(picker).findByRole("option", { name: /Lisbon/ }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(field).toHaveValue("Lisbon (LIS)");
    // The keyboard goes.
    expect(field).not.toHaveFocus();

    // Its list is there at once.
    await user.click(field);
    expect(await screen.findByRole("option", { name: /Lisbon/ })).toBeVisible();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(field).toHaveFocus();
    expect(field).toHaveValue("Lisbon (LIS)");

    await user.click(field);
    await user.click(screen.getByRole("button", { name: "Clear" }));
    await user.type(field, "li");
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(field).toHaveValue("li");
  });
});
