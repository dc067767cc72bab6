/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderEnglish } from "@/components/site/testing/render-english";
import type { ExtrasFrame } from "@/components/checkout/extras-flow.client";
import { sampleFlights, sampleSeatMap } from "../testing/sample-flights";
import { FlightExtrasForm } from "./flight-extras-form";

const quote = { id: "0b6f7a52-5d0e-4c3a-9e55-0f2c8a1d7e11" };
const links = { prefix: "/es" };
const usd = { amount: 4_500, currency: "USD" };

/** The second flight of a return; `sent` is what the next press sends, of what was chosen. */
function open() {
  const { container } = renderEnglish(
    <FlightExtrasForm
      item={sampleFlights()}
      frame={{ quote, links, nextHref: "/checkout" } as unknown as ExtrasFrame}
      offered={{ bagPrices: [usd, usd], maps: [sampleSeatMap("7X214"), sampleSeatMap("7X215")] }}
      segment={1}
      outcome={null}
    />,
  );
  const form = container.querySelector("form");
  if (!form) throw new Error("there is no form");
  const sent: Record<string, string> = {};
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLButtonElement>("[name]"))
      if (field.type !== "submit" || field === event.submitter) sent[field.name] = field.value;
  });
  const field = (name: string) => form.querySelector(`[name="${name}"]`) as HTMLInputElement;
  return { form, sent, field };
}

test("the tab of another flight sends what was chosen, and where to go on", async () => {
  const { form, sent, field } = open();
  expect(form).toHaveAttribute("action", "/es/booknow/flights/reservation-details/send");
  await userEvent.selectOptions(field("seat-0-1"), "14A");
  const tabs = within(screen.getByRole("group", { name: "Flight" })).getAllByRole("button");
  expect(tabs.map((tab) => tab.getAttribute("aria-current"))).toEqual([null, "true"]);
  await userEvent.click(tabs[0] as HTMLElement);
  expect(sent).toMatchObject({ quote: quote.id, list: "1", next: "0", "seat-0-1": "14A" });
});

test("the Enter key saves, and stays at its flight", async () => {
  const { sent, field } = open();
  await userEvent.type(field("bag-0-0"), "{Backspace}2{Enter}");
  expect(sent).toMatchObject({ list: "1", "bag-0-0": "2" });
  expect(sent).not.toHaveProperty("next");
});
