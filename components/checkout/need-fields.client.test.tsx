/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { English } from "@/components/site/testing/render-english";
import type { Need } from "@/lib/api/contract/needs";
import { ApiError } from "@/lib/api/errors";
import { bookQuote } from "@/lib/checkout/book-quote";
import { checkoutDraft } from "@/lib/checkout/checkout-draft";
import { getQueryClient } from "@/lib/queries/query-client";
import { CheckoutFlow } from "./checkout-flow.client";
import { NeedFields } from "./need-fields.client";
import type { ServiceQuestions } from "./service-questions";
import { sampleFrame } from "./testing/sample-frame";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock("@/lib/checkout/book-quote");

const needs: Need[] = [
  {
    ...{ id: "weight", of: "each", kind: "measure", isRequired: true, isSealed: true },
    ...{ units: ["kg", "lb"], minimum: 20, maximum: 130 },
  },
  {
    ...{ id: "arrivalMode", of: "booking", kind: "choice", isRequired: true, isSealed: false },
    options: ["air", "sea", "other"],
  },
  {
    ...{ id: "arrivalTime", of: "booking", kind: "time", isRequired: true, isSealed: false },
    when: { need: "arrivalMode", is: ["air", "sea"] },
  },
  {
    ...{ id: "pickUpPlace", of: "booking", kind: "text", isRequired: true, isSealed: false },
    ...{ options: ["h1", "h2"], optionLabels: { h1: "Cave Inn", h2: "River Inn" } },
    when: { need: "arrivalMode", is: ["other"] },
  },
  {
    ...{ id: "question1", of: "booking", kind: "text", isRequired: false, isSealed: false },
    ...{ label: "Was isst du nicht?", hint: "Zum Beispiel Nüsse.", language: "de", maximum: 1000 },
  },
];
const travellers = [
  { firstName: "Ana", lastName: "Silva" },
  { firstName: "Rui", lastName: "Silva" },
];
const questions: ServiceQuestions = {
  travellers: travellers.length,
  names: [],
  toFields: (form, asked) =>
    travellers.map(({ firstName }, index) => (
      <fieldset key={firstName}>
        <legend>{firstName}</legend>
        <NeedFields form={form} asked={asked.filter(({ traveller }) => traveller === index)} />
      </fieldset>
    )),
  check: () => ({}),
  toBody: () => ({ travellers, requests: "" }),
};
const view = () => (
  <English>
    <CheckoutFlow {...sampleFrame({ needs })} questions={questions} soldOut={null} />
  </English>
);
const control = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const fieldOf = (name: string) => control(name).closest("[hidden]");
async function fill(values: Record<string, string>) {
  for (const [name, text] of Object.entries(values)) {
    const field = control(name);
    if (field instanceof HTMLSelectElement) await userEvent.selectOptions(field, text);
    else await userEvent.type(field, text);
  }
}
async function fillContact() {
  await fill({
    firstName: "Ana",
    lastName: "Silva",
    email: "ana@example.com",
    phone: "+351210000",
  });
  await userEvent.click(screen.getByRole("checkbox", { name: /I accept/ }));
}
const book = () => userEvent.click(screen.getByRole("button", { name: /Book/ }));
const problems = () =>
  within(screen.getByRole("alert"))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);
const complete = {
  ...{ weight0: "176", "weight0-unit": "lb", weight1: "\u2066٧٢٫٥\u2069", "weight1-unit": "kg" },
  ...{ arrivalMode: "other", pickUpPlace: "cave inn" },
};

beforeEach(() => {
  getQueryClient().clear();
  sessionStorage.clear();
  checkoutDraft.forget();
  jest.clearAllMocks();
  jest.mocked(bookQuote).mockResolvedValue({ kind: "booked" });
});

test("sends a number with its unit, and of a listed place its id", async () => {
  render(view());
  await fillContact();
  await fill(complete);
  await book();
  expect(jest.mocked(bookQuote).mock.calls[0]?.[0]).toMatchObject({
    answers: [
      { need: "weight", traveller: 0, value: "176", unit: "lb" },
      { need: "weight", traveller: 1, value: "72.5", unit: "kg" },
      { need: "arrivalMode", traveller: null, value: "other" },
      { need: "pickUpPlace", traveller: null, value: "h1" },
    ],
    sealed: ["weight"],
  });
});

test("says of each field what is missing or wrong, and keeps what was typed", async () => {
  render(view());
  await fillContact();
  await fill({ weight0: "176", weight1: "300", "weight1-unit": "lb", arrivalMode: "sea" });
  await book();
  expect(problems()).toEqual([
    "Choose the unit of “Weight”.",
    "“Weight” must be between 20 kilograms and 130 kilograms.",
    "Fill in “Time of arrival”.",
  ]);
  expect(control("weight0")).toHaveValue("176");
  expect(control("weight0-unit")).toBeInvalid();
  expect(bookQuote).not.toHaveBeenCalled();
});

test("a question appears with the answer that it depends on", async () => {
  render(view());
  expect(fieldOf("arrivalTime")).toBeInTheDocument();
  await fill({ arrivalMode: "air" });
  expect(fieldOf("arrivalTime")).toBeNull();
  expect(fieldOf("pickUpPlace")).toBeInTheDocument();
  await fill({ arrivalMode: "other" });
  expect(fieldOf("pickUpPlace")).toBeNull();
  // Another place than those that are listed can be typed.
  expect(screen.getByLabelText("Where to pick you up")).toHaveAccessibleDescription(
    /type your own/,
  );
  const listed = [...(control("pickUpPlace").list?.options ?? [])].map(({ value }) => value);
  expect(listed).toEqual(["Cave Inn", "River Inn"]);
});

test("a supplier's own question stands in its own language", () => {
  render(view());
  const field = screen.getByLabelText("Was isst du nicht? (optional)");
  expect(field.tagName).toBe("TEXTAREA");
  expect(field).toHaveAccessibleDescription("Zum Beispiel Nüsse.");
  expect(screen.getByText(/Was isst/)).toHaveAttribute("lang", "de");
  expect(screen.getByText(/Nüsse/)).toHaveAttribute("lang", "de");
});

test("what the server refuses is said at its field", async () => {
  const issues = [{ path: "answers.weight.1", message: "is too much" }];
  jest.mocked(bookQuote).mockRejectedValue(new ApiError(422, "invalid_input", "", null, issues));
  render(view());
  await fillContact();
  await fill(complete);
  await book();
  expect(problems()).toEqual(["Check what you entered for “Weight”."]);
});

test("without a script every question is there, with the answer that it depends on", () => {
  const html = renderToString(view());
  expect(html).toContain("Only if the answer to “How you arrive” is By plane or By ship.");
  expect(html).toContain("Only if the answer to “How you arrive” is In another way.");
});
