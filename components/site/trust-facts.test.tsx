/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import { TrustFacts } from "./trust-facts";

const agency = { agencyName: "Acme", defaultLanguage: "en" as const };

it("shows facts in the page's language, else the agency's, each with where it can be checked", () => {
  render(
    <TrustFacts
      language="de"
      agency={{
        ...agency,
        trust: [
          { kind: "since", text: { de: "Seit 2009", en: "Since 2009" } },
          {
            kind: "license",
            text: { en: "License 7" },
            url: "https://register.example/7",
          },
          { kind: "office", text: { fr: "Paris" } },
        ],
      }}
    />,
  );
  const list = screen.getByRole("list", { name: "Acme" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(2);
  expect(list).toHaveTextContent("Seit 2009");
  expect(screen.getByRole("link", { name: "License 7" })).toHaveAttribute(
    "href",
    "https://register.example/7",
  );
});

it.each([undefined, [], [{ kind: "office" as const, text: { fr: "Paris" } }]])(
  "is nothing without a fact to show: %j",
  (trust) => {
    const { container } = render(
      <TrustFacts language="de" agency={{ ...agency, ...(trust ? { trust } : {}) }} />,
    );
    expect(container).toBeEmptyDOMElement();
  },
);
