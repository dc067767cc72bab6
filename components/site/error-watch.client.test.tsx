/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderEnglish } from "@/components/site/testing/render-english";
import { ErrorWatch } from "./error-watch.client";

let reports: jest.Mock;
beforeEach(() => {
  reports = jest.fn().mockResolvedValue(new Response(null, { status: 204 }));
  globalThis.fetch = reports;
  sessionStorage.setItem("chunkReload", String(Date.now()));
  renderEnglish(<ErrorWatch />);
});

const own = (message: string, name = "TypeError") =>
  Object.assign(new Error(message), {
    name,
    stack: `${name}: ${message}\n    at f (${location.origin}/_next/static/chunks/a.js:1:2)`,
  });
const uncaught = (error: unknown, message = "") =>
  act(() => void window.dispatchEvent(new ErrorEvent("error", { error, message })));
const rejected = (reason: unknown) =>
  act(() => void window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason })));
const sent = () => reports.mock.calls.map(([, { body }]) => JSON.parse(body));

it("reports an error in our own code, with a retry, until dismissed", async () => {
  rejected(own("first"));
  expect(screen.getByRole("alert")).toHaveTextContent("Something went wrong.");
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(sent()).toEqual([expect.objectContaining({ kind: "own", message: "first", path: "/" })]);
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
});

it("only reports others' errors to the server, and each once", () => {
  uncaught(null, "Script error.");
  uncaught(null, "Script error.");
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  expect(sent()).toEqual([expect.objectContaining({ kind: "foreign", message: "Script error." })]);
});

it("ignores aborted requests", () => {
  rejected(own("The user aborted a request.", "AbortError"));
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  expect(reports).not.toHaveBeenCalled();
});

it("names the missing chunk after the one reload", () => {
  rejected(own("Failed to load chunk /_next/static/chunks/b.js from module 7", "ChunkLoadError"));
  expect(screen.getByRole("alert")).toHaveTextContent(
    "A part of this page could not be loaded: /_next/static/chunks/b.js",
  );
});
