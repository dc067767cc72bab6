/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  AppRouterContext,
  type AppRouterInstance,
} from "next/dist/shared/lib/app-router-context.shared-runtime";
import { notFound } from "next/navigation";
import { English } from "@/components/site/testing/render-english";
import { RegionBoundary } from "./region-boundary.client";

let problem: (() => void) | null = null;
const refresh = jest.fn();

function Deals() {
  problem?.();
  return <p>Deals</p>;
}

beforeEach(() => {
  globalThis.fetch = jest.fn().mockResolvedValue(new Response(null, { status: 204 }));
  // React logs what a boundary caught to the console.
  jest.mocked(console.error).mockImplementation(() => {});
});

const show = () =>
  render(
    <AppRouterContext value={{ refresh } as unknown as AppRouterInstance}>
      <English>
        <p>Search</p>
        <RegionBoundary>
          <Deals />
        </RegionBoundary>
      </English>
    </AppRouterContext>,
  );

it("keeps the rest of the page, reports to the server and retries", async () => {
  problem = () => {
    throw new Error("deals are broken");
  };
  show();
  expect(screen.getByText("Search")).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("Something went wrong.");
  expect(fetch).toHaveBeenCalledWith(
    "/api/client-errors",
    expect.objectContaining({ body: expect.stringMatching(/"kind":"own".*deals are broken/) }),
  );
  problem = null;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByText("Deals")).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(refresh).toHaveBeenCalledTimes(1);
});

it("names the missing chunk after the one reload", () => {
  sessionStorage.setItem("chunkReload", String(Date.now()));
  problem = () => {
    throw Object.assign(
      new Error("Failed to load chunk /_next/static/chunks/0f1.js from module 4711"),
      { name: "ChunkLoadError" },
    );
  };
  show();
  expect(screen.getByRole("alert")).toHaveTextContent(
    "A part of this page could not be loaded: /_next/static/chunks/0f1.js",
  );
});

it("leaves not-found pages to Next", () => {
  problem = () => notFound();
  expect(show).toThrow("NEXT_HTTP_ERROR_FALLBACK;404");
});
