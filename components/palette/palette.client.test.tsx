/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderEnglish } from "@/components/site/testing/render-english";
import { Palette } from "./palette.client";

jest.mock("next/navigation", () => ({
  useSearchParams: () => new URLSearchParams("state=confirmed"),
  useSelectedLayoutSegments: () => ["bookings"],
}));
const found = jest.fn();
jest.mock("@/lib/api/browser/agency-bookings", () => ({
  findAgencyBookings: (text: string) => found(text) as unknown,
}));

const onClose = jest.fn();
const onHelp = jest.fn();
const pages = [
  { href: "/es/dashboard", text: "Dashboard" },
  { href: "/es/bookings", text: "Bookings" },
  { href: "/es/settings/audit", text: "Audit Log" },
];
/** What was followed: links, by their address, and forms. */
const followed: (string | null)[] = [];
const show = (clientView: { isOn: boolean; text: string } | null = null) =>
  renderEnglish(
    <Palette
      pages={pages}
      prefix="/es"
      clientView={clientView}
      onClose={onClose}
      onHelp={onHelp}
    />,
  );
const chosen = () => {
  const active = screen.getByRole("combobox").getAttribute("aria-activedescendant");
  expect(screen.getByRole("option", { selected: true }).id).toBe(active);
  return screen.getByRole("option", { selected: true });
};
const booking = (reference: string, title: string, leadTraveller: string) => ({
  reference,
  headline: { title },
  leadTraveller,
});

beforeAll(() => {
  // What jsdom doesn't have.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector("input")?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.dispatchEvent(new Event("close"));
  };
  Element.prototype.scrollIntoView = jest.fn();
  window.addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element && event.target.closest("a");
      if (!link) return;
      followed.push(link.getAttribute("href"));
      event.preventDefault();
    },
    { capture: true },
  );
  window.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement)) return;
    const fields = [...event.target.querySelectorAll("input")];
    followed.push(event.target.action, ...fields.map(({ name, value }) => `${name}=${value}`));
  });
});
beforeEach(() => {
  jest.resetAllMocks();
  found.mockResolvedValue([]);
  followed.length = 0;
});

it("finds without accents what has them", async () => {
  found.mockResolvedValue([booking("H-22222222", "Casa Lisboa", "João Pedroso")]);
  show();
  await userEvent.keyboard("joao");
  expect(await screen.findByRole("option", { name: /João Pedroso/ })).toBeVisible();
  // While the answer to more letters is on its way.
  found.mockReturnValue(new Promise(() => {}));
  await userEvent.keyboard(" p");
  expect(screen.getByRole("option", { name: /João Pedroso/ })).toBeVisible();
});

it("goes to a page by a few of its letters", async () => {
  show();
  expect(screen.getByRole("combobox")).toHaveFocus();
  await userEvent.keyboard("AUD");
  expect(screen.queryByRole("option", { name: "Bookings" })).toBeNull();
  expect(chosen()).toHaveTextContent("Audit Log");
  await userEvent.keyboard("{Enter}");
  expect(followed).toEqual(["/es/settings/audit"]);
  expect(onClose).toHaveBeenCalled();
});

it("moves with the arrows, around both ends; other letters choose their first", async () => {
  show();
  expect(chosen()).toHaveTextContent("Dashboard");
  await userEvent.keyboard("{ArrowDown}");
  expect(chosen()).toHaveTextContent("Bookings");
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  expect(chosen()).toHaveTextContent("Keys");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(chosen()).toHaveTextContent("Bookings");
  expect(screen.getByRole("combobox")).toHaveFocus();
  await userEvent.keyboard("d");
  expect(chosen()).toHaveTextContent("Dashboard");
});

it("finds bookings, and asks for none by a single letter", async () => {
  found.mockResolvedValue([booking("H-2345ABCD", "Hotel Fado", "Nina Berg")]);
  show();
  await userEvent.keyboard("B");
  expect(found).not.toHaveBeenCalled();
  await userEvent.keyboard("erg");
  expect(await screen.findByRole("option", { name: /Hotel Fado.*Nina Berg/ })).toBe(chosen());
  expect(found).toHaveBeenLastCalledWith("Berg");
  await userEvent.keyboard("{Enter}");
  expect(followed).toEqual(["/es/bookings/H-2345ABCD"]);
});

it("shows those of fewer letters' bookings that match, until the answer is there", async () => {
  found.mockResolvedValueOnce([
    booking("H-2345ABCD", "Hotel Fado", "Nina Olsen"),
    booking("H-2345ABCE", "Hotel Fado", "Ole Oldman"),
  ]);
  show();
  await userEvent.keyboard("Ol");
  expect(await screen.findByRole("option", { name: /Ole Oldman/ })).toBeVisible();
  found.mockReturnValue(new Promise(() => {}));
  await userEvent.keyboard("s");
  expect(screen.getByRole("option", { name: /Nina Olsen/ })).toBe(chosen());
  expect(screen.queryByRole("option", { name: /Ole Oldman/ })).toBeNull();
});

it("offers the list of bookings for whatever isn't found", async () => {
  found.mockRejectedValue(new Error("offline"));
  show();
  await userEvent.keyboard("zz & zz{Enter}");
  await waitFor(() => expect(followed).toEqual(["/es/bookings?q=zz%20%26%20zz"]));
});

it("turns client view on, and comes back to the page that it was opened on", async () => {
  show({ isOn: false, text: "Client view" });
  await userEvent.keyboard("client{ArrowDown}");
  expect(chosen()).toHaveTextContent("Client view");
  await userEvent.keyboard("{Enter}");
  expect(followed).toEqual([
    "http://localhost/es/client-view",
    "return=/es/bookings?state=confirmed",
    "isOn=yes",
  ]);
});

it("says what keys do", async () => {
  show();
  await userEvent.click(screen.getByRole("option", { name: /Keys/ }));
  expect(onHelp).toHaveBeenCalled();
  expect(screen.queryByRole("option", { name: /lient view/ })).toBeNull();
});
