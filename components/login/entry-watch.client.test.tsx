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

it("remembers a short link's target, and takes the mark off the address", () => {
  const target = "/es/destination/lisbon?tab=Hotels";
  expect(open(`${target}#routeType=url`, ["destination", "lisbon"])).toEqual([
    "url",
    target,
    target,
  ]);
});

it("remembers a deal link in its language", () => {
  expect(open("/es/deal-link?id=7#terms", ["deal-link"])).toEqual([
    "deal",
    "/es/deal-link?id=7",
    "/es/deal-link?id=7#terms",
  ]);
});

it("remembers no other page, and keeps what it knew", () => {
  open("/deal-link?id=7", ["deal-link"]);
  expect(open("/faqs", ["faqs"])).toEqual(["deal", "/deal-link?id=7", "/faqs"]);
});
