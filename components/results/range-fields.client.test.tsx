/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { FilterScale } from "@/lib/results/filters/filter";
import { RangeFields } from "./range-fields.client";

/** Sees everything at once, so that the slider loads. */
class SeeingObserver {
  constructor(private readonly tell: IntersectionObserverCallback) {}
  observe(target: Element) {
    const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
    this.tell([entry], this as unknown as IntersectionObserver);
  }
  disconnect() {}
}
beforeAll(() => Object.assign(globalThis, { IntersectionObserver: SeeingObserver }));

const scaleTo = (maximum: number, step: number): FilterScale => ({
  minimum: 0,
  maximum,
  step,
  currency: "USD",
});
const toFilter = (scale: FilterScale, [low, high] = ["", ""]) => (
  <NextIntlClientProvider locale="en" messages={{}}>
    <form aria-label="Filters">
      <RangeFields
        control={{
          kind: "range",
          legend: "Total",
          hint: "",
          fields: [
            { name: "minPrice", label: "From", value: low },
            { name: "maxPrice", label: "To", value: high },
          ],
          scale,
        }}
      />
    </form>
  </NextIntlClientProvider>
);
const handle = async (name: "From" | "To") => {
  const [low, high] = await screen.findAllByRole<HTMLInputElement>("slider");
  return (name === "From" ? low : high) as HTMLInputElement;
};
const field = (name: string) => screen.getByRole<HTMLInputElement>("spinbutton", { name });

it("keeps a handle at the end of a new scale, and sends no limit that nobody chose", async () => {
  const { rerender } = render(toFilter(scaleTo(1_030, 10)));
  expect(await handle("To")).toHaveValue("1030");
  rerender(toFilter(scaleTo(1_040, 20)));
  expect(await handle("To")).toHaveValue("1040");
  expect(screen.getByRole<HTMLFormElement>("form").checkValidity()).toBe(true);
  fireEvent.change(await handle("From"), { target: { value: "100" } });
  expect([field("From").value, field("To").value]).toEqual(["100", ""]);
});

it("leaves a handle that was moved where it is on a new scale", async () => {
  const { rerender } = render(toFilter(scaleTo(1_000, 10), ["", "500"]));
  rerender(toFilter(scaleTo(2_000, 20), ["", "500"]));
  expect(await handle("To")).toHaveValue("500");
  expect(await handle("From")).toHaveValue("0");
});

it("lets a handle that something else had moved go back to where it was", async () => {
  const { rerender } = render(toFilter(scaleTo(1_000, 10)));
  await handle("To");
  rerender(toFilter(scaleTo(1_000, 10), ["", "500"]));
  expect(await handle("To")).toHaveValue("500");
  fireEvent.change(await handle("To"), { target: { value: "1000" } });
  expect(await handle("To")).toHaveValue("1000");
  expect(field("To").value).toBe("");
});

it("keeps its scale while a handle moves", async () => {
  const { rerender } = render(toFilter(scaleTo(1_000, 10)));
  fireEvent.change(await handle("From"), { target: { value: "100" } });
  rerender(toFilter(scaleTo(500, 5)));
  expect((await handle("To")).max).toBe("1000");
});
