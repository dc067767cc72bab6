/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { LateFold } from "./fold.client";

const fold = (
  <LateFold title="2 more" text="Suites" unfolded={{ href: "/all", text: "All" }}>
    {() => <p>Suite</p>}
  </LateFold>
);

/** As a server sends it, before the page's script runs. */
function receive() {
  const container = document.createElement("div");
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(fold);
  return container;
}

it("leads to what it holds where the page's script never comes, and has no link once it is there", () => {
  const container = receive();
  container.querySelector("details")?.setAttribute("open", "");
  const link = screen.getByRole("link", { name: "All" });
  expect(link).toHaveAttribute("href", "/all");
  // Search engines have the page already.
  expect(link).toHaveAttribute("rel", "nofollow");
  render(fold, { container, hydrate: true });
  expect(screen.queryByRole("link")).toBeNull();
});

it("is filled where it was opened before the page's script ran", () => {
  const container = receive();
  expect(screen.queryByText("Suite")).toBeNull();
  container.querySelector("details")?.setAttribute("open", "");
  render(fold, { container, hydrate: true });
  expect(screen.getByText("Suite")).toBeVisible();
});
