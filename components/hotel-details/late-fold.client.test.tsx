/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { LateFold } from "./late-fold.client";

const fold = (
  <LateFold title="2 more" text="Suites" unfoldedHref="/all">
    {() => <p>Suite</p>}
  </LateFold>
);

it("is filled where it was opened before the page's script ran", () => {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(fold);
  expect(screen.queryByText("Suite")).toBeNull();
  container.querySelector("details")?.setAttribute("open", "");
  render(fold, { container, hydrate: true });
  expect(screen.getByText("Suite")).toBeVisible();
});
