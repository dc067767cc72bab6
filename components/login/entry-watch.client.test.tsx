/** @jest-environment jest-fixed-jsdom */
import { render } from "@testing-library/react";
import { EntryWatch } from "./entry-watch.client";

let segments: string[] = [];
jest.mock("next/navigation", () => ({
  useSearchParams: () => new URLSearchParams(location.search),
  useSelectedLayoutSegments: () => segments,
}));

const open = (address: string, path: string[]) => {
  segments = path;
  history.replaceState(null, "", address);
  render(<EntryWatch />);
  return [
    sessionStorage.getItem("routeType"),
    sessionStorage.getItem("deepLinkUrl"),
    `${location.pathname}${location.search}${location.hash}`,
  ];
};
beforeEach(() => sessionStorage.clear());

it("stores a short link's target, and removes the fragment from the URL", () => {
  const target = "/es/destination/lisbon?tab=Hotels";
  expect(open(`${target}#routeType=url`, ["destination", "lisbon"])).toEqual([
    "url",
    target,
    target,
  ]);
});

it("stores a deal link with its language", () => {
  expect(open("/es/deal-link?id=7#terms", ["deal-link"])).toEqual([
    "deal",
    "/es/deal-link?id=7",
    "/es/deal-link?id=7#terms",
  ]);
});

it("stores no other page, and keeps the previous one", () => {
  open("/deal-link?id=7", ["deal-link"]);
  expect(open("/faqs", ["faqs"])).toEqual(["deal", "/deal-link?id=7", "/faqs"]);
});
