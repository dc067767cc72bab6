/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ComponentProps } from "react";
import { english } from "@/lib/i18n/messages";
import { TrustFacts } from "./trust-facts";

type Trust = ComponentProps<typeof TrustFacts>["agency"]["trust"];

/** Pages format by a tag with a region. */
const show = (trust: Trust) =>
  render(
    <NextIntlClientProvider locale="de-DE" messages={english} timeZone="UTC">
      <TrustFacts agency={{ defaultLanguage: "en", ...(trust && { trust }) }} />
    </NextIntlClientProvider>,
  );

it("shows facts in the page's language, else the agency's, each with where it can be checked", () => {
  show([
    { kind: "since", text: { de: "Seit 2009", en: "Since 2009" } },
    { kind: "license", text: { en: "License 7" }, url: "https://register.example/7" },
    { kind: "bond", text: { en: "Bond 7" }, url: "javascript:alert(1)" },
    { kind: "office", text: { fr: "Paris" } },
  ]);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Seit 2009",
    "License 7 (opens in a new tab)",
    "Bond 7",
  ]);
  const link = screen.getByRole("link");
  expect(link).toHaveAttribute("href", "https://register.example/7");
  expect(link).toHaveAttribute("target", "_blank");
});

it.each([undefined, [], [{ kind: "office" as const, text: { fr: "Paris" } }]])(
  "is nothing without a fact to show: %j",
  (trust) => {
    const { container } = show(trust);
    expect(container).toBeEmptyDOMElement();
  },
);
