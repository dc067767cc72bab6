/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderEnglish } from "@/components/site/testing/render-english";
import type { PaymentSettings } from "@/lib/api/contract/agency-settings";
import { KeyForm } from "./key-form";
import { PaymentFacts } from "./payment-facts";
import { SwitchForms } from "./switch-forms";

jest.mock("@/lib/api/browser/send-form", () => ({
  // An answer that doesn't come.
  sendForm: () => new Promise<string>(() => {}),
}));
jest.mock("next/navigation", () => ({ useRouter: () => ({}) }));

const account = {
  gateway: "stripe",
  mode: "test",
  keyEnding: "x7Qk",
  changedAt: "2026-11-20T09:30:00.000Z",
} as const;
const payment: PaymentSettings = {
  version: 8,
  settings: { paymentBrands: ["Visa"] },
  gateway: "stripe",
  account,
  isAccountLocked: false,
  lastEventAt: "2026-11-21T11:58:00.000Z",
};
const show = (changes: Partial<PaymentSettings>) =>
  renderEnglish(
    <PaymentFacts payment={{ ...payment, ...changes }} timeZone="Europe/Oslo" showsBrands />,
  ).container;

it.each([
  ["a test key", {}, "Test: no real money", "This is a test key"],
  ["a live key", { account: { ...account, mode: "live" } }, "Live: real money", null],
  [
    "the site's test payments",
    { gateway: "sandbox", account: null },
    "test payments",
    "test cards",
  ],
  ["no payments", { gateway: null, account: null }, "payments are off", "guests pay for on site"],
] satisfies [string, Partial<PaymentSettings>, string, string | null][])(
  "tells %s apart from the others",
  (_name, changes, says, warns) => {
    const container = show(changes);
    expect(container).toHaveTextContent(says);
    if (warns) expect(container).toHaveTextContent(warns);
    else expect(container).not.toHaveTextContent("before you sell");
  },
);

it("sends to the operator where the kept key can't be opened", () => {
  expect(show({ account: null, isAccountLocked: true })).toHaveTextContent("ask its operator");
  expect(show({})).not.toHaveTextContent("ask its operator");
});

it("names what a key lacks in Stripe's words, and asks for the key anew", () => {
  renderEnglish(
    <KeyForm
      action="/send"
      draft={{ key: "k", form: "key", fields: {}, invalid: ["refunds"], refusal: "fields" }}
      keptSince={null}
      ssoHref={null}
    />,
  );
  expect(screen.getByRole("alert")).toHaveTextContent("lacks these permissions: Refunds");
  expect(screen.getByLabelText("Restricted key")).toHaveValue("");
});

it("asks for the password beside the key, as it is given back nowhere", () => {
  renderEnglish(
    <KeyForm
      action="/send"
      draft={{ key: "k", form: "key", fields: {}, invalid: [], refusal: "wrongPassword" }}
      keptSince={account.changedAt}
      ssoHref={null}
    />,
  );
  expect(screen.getByLabelText("Password")).toHaveAccessibleDescription(
    /not your current password/,
  );
});

it("offers to switch on what is kept, and off what is in use", () => {
  const toAction = (form: string) => `/send/${form}`;
  const { rerender } = renderEnglish(<SwitchForms payment={payment} toAction={toAction} />);
  expect(screen.getByRole("button", { name: "Try the key again" })).toBeInTheDocument();
  expect(screen.getByText("Switch off now")).toBeInTheDocument();
  expect(
    screen.getByText(/Only the operator can switch the built-in test payments back on/),
  ).toBeInTheDocument();
  rerender(<SwitchForms payment={{ gateway: null, account }} toAction={toAction} />);
  expect(screen.getByRole("button", { name: /^Switch payments on/ })).toBeInTheDocument();
  expect(screen.queryByText("Switch off now")).not.toBeInTheDocument();
});

it("says that the kept key is being tried", async () => {
  renderEnglish(<SwitchForms payment={payment} toAction={(form) => `/send/${form}`} />);
  await userEvent.click(screen.getByRole("button", { name: "Try the key again" }));
  expect(screen.getByRole("button", { name: "Try the key again" })).toHaveAttribute("aria-busy");
  expect(screen.getByText(/^We are testing the key/)).toHaveAttribute("role", "status");
});
