/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { partOf, typeDate } from "@/components/site/testing/typed-date";
import { english } from "@/lib/i18n/messages";
import { DateFields } from "./date-fields.client";
import { FormField } from "./form-field.client";
import { FormProblem } from "./form-problem.client";
import { readValues } from "./use-form.client";

type Options = { locale?: string; autoComplete?: string; text?: string };
function show({ locale = "en-US", autoComplete = "bday", text }: Options = {}) {
  const problems = text ? [{ name: "born", text }] : [];
  const form = { idOf: (name: string) => `form-${name}`, problems, error: null, occasion: text };
  return (
    <NextIntlClientProvider locale={locale} messages={english} timeZone="America/Lima">
      <form>
        <FormProblem form={form} />
        <FormField form={form} name="born" label="Date of birth" hint="As in the passport" isGroup>
          {(control) => <DateFields {...control} required autoComplete={autoComplete} />}
        </FormField>
      </form>
    </NextIntlClientProvider>
  );
}
const group = () => screen.getByRole("group", { name: "Date of birth" });
const parts = () => [...group().querySelectorAll<HTMLInputElement>("[name]")];

test.each([
  ["en-US", "born-month born-day born-year", "January"],
  ["de-DE", "born-day born-month born-year", "Januar"],
  ["sv-SE", "born-year born-month born-day", "januari"],
  ["ar-EG-u-ca-gregory-nu-latn", "born-day born-month born-year", "يناير"],
])("%s: in the region's order, with months by their names", (locale, names, first) => {
  render(show({ locale }));
  expect(
    parts()
      .map(({ name }) => name)
      .join(" "),
  ).toBe(names);
  const [, january] = within(group()).getAllByRole("option");
  expect(january).toHaveTextContent(first);
});

test("its parts have names, and what a browser knows of them", () => {
  render(show());
  for (const [label, part] of [
    ["Day", "day"],
    ["Month", "month"],
    ["Year", "year"],
  ] as const) {
    expect(screen.getByLabelText(label)).toBe(partOf("born", part));
    expect(partOf("born", part)).toHaveAttribute("autocomplete", `bday-${part}`);
    expect(partOf("born", part)).toBeRequired();
  }
});

test("a browser fills in nothing of others", () => {
  render(show({ autoComplete: "off" }));
  for (const part of parts()) expect(part).toHaveAttribute("autocomplete", "off");
});

test("a form reads them as one date", async () => {
  render(show());
  const form = group().closest("form") as HTMLFormElement;
  expect(readValues(form, ["born"])).toEqual({ born: "" });
  await typeDate("born", "1962-05-03");
  expect(readValues(form, ["born"])).toEqual({ born: "1962-05-03" });
});

test("has one problem, and the focus where it is", async () => {
  const { rerender } = render(show());
  await typeDate("born", "62-05-03");
  rerender(show({ text: "All four digits" }));
  expect(group()).toHaveAccessibleDescription("As in the passport All four digits");
  for (const part of parts()) expect(part).toBeInvalid();
  expect(partOf("born", "year")).toHaveFocus();
  await typeDate("born", "1962-05-03");
  screen.getByRole("link", { name: "All four digits" }).click();
  expect(partOf("born", "month")).toHaveFocus();
});
