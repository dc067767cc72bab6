/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import en from "@/messages/en.json";
import es from "@/messages/es.json";
import { NoTerms } from "./no-terms";

const show = (contactEmailId: string | null, language: "en" | "es" = "en") =>
  render(
    <NextIntlClientProvider locale={language} messages={{ en, es }[language]}>
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

it("says nothing in English on a page in Spanish", () => {
  show("hello@acme.example", "es");
  const links = screen.getAllByRole("link").map(({ textContent }) => textContent);
  expect(links).toEqual(["Política de cancelación", es.errors.contact]);
});

it("offers a way on even without an address", () => {
  show(null);
  expect(screen.getAllByRole("link")).toHaveLength(1);
});
