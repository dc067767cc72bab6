/** @jest-environment jest-fixed-jsdom */
import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { OffersJsonLd } from "./offers-json-ld.client";

const page = <OffersJsonLd deals={[]} site="https://voyara.example" />;
const script = () => document.querySelector("script[type='application/ld+json']");

it("leaves what the document says when the browser takes over", () => {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(page).replace(/>.*</, ">what the server wrote<");
  render(page, { container, hydrate: true });
  expect(script()?.textContent).toBe("what the server wrote");
});

it("says nothing where the browser renders the page anew", () => {
  render(page);
  expect(script()).toBeNull();
});
