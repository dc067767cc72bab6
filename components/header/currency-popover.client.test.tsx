/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { createEvent, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { English } from "@/components/site/testing/render-english";
import { clearQueries } from "@/lib/queries/clear-queries";
import { CurrencyPopover } from "./currency-popover.client";

const refresh = jest.fn();
const segments = jest.fn(() => ["faqs"]);
jest.mock("next/navigation", () => ({
  useSearchParams: () => new URLSearchParams("tab=Cars"),
  useSelectedLayoutSegments: () => segments(),
  useRouter: () => ({ refresh }),
}));

const data = [
  { name: "Danish Krone", currency: "DKK", code: "DK" },
  { name: "Euro", currency: "EUR", code: "DE" },
  { name: "Mexican Peso", currency: "MXN", code: "MX" },
];
const toPopover = () => (
  <English>
    <CurrencyPopover current="EUR" prefix="/es" />
  </English>
);
const door = (answer: () => Response) =>
  jest.spyOn(globalThis, "fetch").mockImplementation(() => Promise.resolve(answer()));
const hidePopover = jest.fn();

/** jsdom has no popovers: this is the event a browser fires. */
async function open() {
  render(toPopover());
  const dialog = screen.getByRole("dialog", { name: "Currency" });
  dialog.hidePopover = hidePopover;
  fireEvent(dialog, Object.assign(createEvent("toggle", dialog), { newState: "open" }));
  await screen.findByRole("searchbox");
  await waitFor(() => expect(screen.queryByText("Loading …")).not.toBeInTheDocument());
}
const shown = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

beforeEach(() => {
  clearQueries();
  door(() => Response.json({ data }));
  refresh.mockClear();
  hidePopover.mockClear();
  document.cookie = "currency=; Max-Age=0";
});

it("links to the page of all currencies without scripts, and back from there", () => {
  expect(renderToString(toPopover())).toMatch(
    /<noscript>.*href="\/es\/currencies\?redirect=%2Ffaqs%3Ftab%3DCars".*<\/noscript>/,
  );
});

it("links home from an error page", () => {
  segments.mockReturnValueOnce(["errors", "404"]);
  expect(renderToString(toPopover())).toMatch(/<noscript>.*href="\/es\/currencies".*<\/noscript>/);
});

it("loads nothing before it is opened", () => {
  render(toPopover());
  expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  ["eu", ["EuroEUR"]],
  ["PESO", ["Mexican PesoMXN"]],
  ["kk", ["Danish KroneDKK"]],
  ["o eu", ["EuroEUR"]],
])("finds %s by name plus code, case-insensitive", async (text, found) => {
  await open();
  await userEvent.type(screen.getByRole("searchbox"), text);
  expect(shown()).toEqual(found);
});

it("says if nothing matches", async () => {
  await open();
  await userEvent.type(screen.getByRole("searchbox"), "zzz");
  expect(screen.getByText("No currency found")).toBeInTheDocument();
});

it("can be used by keyboard alone: stores the choice and refreshes the page", async () => {
  await open();
  expect(screen.getByRole("searchbox")).toHaveFocus();
  expect(screen.getByRole("option", { name: /Euro/ })).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("krone{ArrowDown}{Enter}");
  expect(document.cookie).toContain("currency=DKK.DK");
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(hidePopover).toHaveBeenCalledTimes(1);
});

it("closes and changes nothing when the same is chosen again", async () => {
  await open();
  await userEvent.click(screen.getByRole("option", { name: /Euro/ }));
  expect([refresh.mock.calls.length, hidePopover.mock.calls.length]).toEqual([0, 1]);
});

it("says so when the list fails to load", async () => {
  door(() => Response.json({ code: "x", message: "m", error: "m" }, { status: 404 }));
  await open();
  expect(
    await screen.findByText("The currencies can't be loaded at the moment"),
  ).toBeInTheDocument();
});
