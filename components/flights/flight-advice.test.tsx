/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderEnglish } from "@/components/site/testing/render-english";
import { FilterProblems, FlightAdvice, NoSearch } from "./flight-advice";

const show = (part: ReactNode) => renderEnglish(part);

it("says which filters weren't used, and nothing where all were", () => {
  const { container, unmount } = show(<FilterProblems hasUnknown={false} needsSignIn={false} />);
  expect(container).toBeEmptyDOMElement();
  unmount();
  show(<FilterProblems hasUnknown needsSignIn />);
  expect(screen.getByText("Filters that we don’t know were left out.")).toBeVisible();
  expect(screen.getByText(/once you are signed in/)).toBeVisible();
});

it("names ways out of an empty list", () => {
  const { container, unmount } = show(<FlightAdvice anyStopsHref={null} wider={[]} />);
  expect(container).toBeEmptyDOMElement();
  unmount();
  show(
    <FlightAdvice
      anyStopsHref="/search?stops="
      wider={[{ label: "Search all airports of London", href: "/search?toId=city-1" }]}
    />,
  );
  expect(screen.getByRole("link", { name: "Allow more stops" })).toHaveAttribute(
    "href",
    "/search?stops=",
  );
  expect(screen.getByRole("link", { name: "Search all airports of London" })).toHaveAttribute(
    "href",
    "/search?toId=city-1",
  );
});

it("says what a search can't do without", () => {
  show(
    <>
      <NoSearch reason="samePlace" />
      <NoSearch reason="ages" />
    </>,
  );
  expect(screen.getByText(/can’t end where it begins/)).toBeVisible();
  expect(screen.getByText("The flights appear here once the ages are known.")).toBeVisible();
  expect(screen.getAllByRole("heading")).toHaveLength(1);
});
