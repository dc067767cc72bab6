/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import messages from "@/messages/en.json";
import { NoTerms } from "./no-terms";

const show = (contactEmailId: string | null) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <NoTerms agency={{ agencyName: "Acme Travel", contactEmailId }} prefix="/es" />
    </NextIntlClientProvider>,
  );

it("says where a booking's terms are, and whom to contact", () => {
  show("hello@acme.example");
  expect(
    screen.getByText("Acme Travel has not published general terms of its own here."),
  ).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Cancellation Policy" })).toHaveAttribute(
    "href",
    "/es/cancellation-policy",
  );
  expect(screen.getByRole("link", { name: "Contact us" })).toHaveAttribute(
    "href",
    "mailto:hello@acme.example",
  );
});

it("offers a way on even without an address", () => {
  show(null);
  expect(screen.getAllByRole("link")).toHaveLength(1);
});
