/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ComponentProps } from "react";
import type { InboxTicket } from "@/lib/api/contract/support";
import messages from "@/messages/en.json";
import { TicketInbox } from "./ticket-inbox";

const ticket: InboxTicket = {
  reference: "S-4F7K2M",
  subject: "A cot in the room",
  status: "open",
  isAnswered: false,
  entries: 1,
  createdAt: "2026-11-21T12:00:00.000Z",
  updatedAt: "2026-11-21T12:00:00.000Z",
  sender: { name: "", email: "tessa@example.com" },
  assignee: null,
};
type Props = ComponentProps<typeof TicketInbox>;

function show(page: Props["page"], asked: Partial<Props["asked"]> = {}) {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <TicketInbox
        page={page}
        asked={{ state: "open", q: "", after: undefined, ...asked }}
        prefix="/en"
        timeZone="UTC"
      />
    </NextIntlClientProvider>,
  );
}
const linkTo = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

test("leads to each thread, and to the next page of the same search", () => {
  show({ tickets: [ticket], total: 21, next: "0.1.x" }, { q: "cot", after: "0.2.y" });
  expect(screen.getByText("21 requests")).toBeVisible();
  expect(screen.getByText("tessa@example.com")).toBeVisible();
  expect(linkTo("A cot in the room")).toBe("/en/settings/support/S-4F7K2M");
  expect(linkTo("More requests")).toBe("/en/settings/support?state=open&q=cot&after=0.1.x");
  expect(linkTo("Back to the start")).toBe("/en/settings/support?state=open&q=cot");
  expect(linkTo("Show all")).toBe("/en/settings/support?state=open");
  expect(linkTo("Closed")).toBe("/en/settings/support?state=closed&q=cot");
});

test.each([
  ["nobody asks", {}, "No open requests"],
  ["nothing is closed", { state: "closed" }, "No closed requests"],
  ["no words are found", { q: "ferry" }, "Nothing found"],
] as const)("says so when %s", (_what, asked, title) => {
  show({ tickets: [], total: 0, next: null }, asked);
  expect(screen.getByRole("heading", { name: title })).toBeVisible();
  expect(screen.queryByRole("link", { name: "More requests" })).toBeNull();
});

test("can be asked for again when it couldn't be loaded", () => {
  show(null, { q: "cot" });
  expect(screen.getByRole("alert")).toHaveTextContent("can’t be shown at the moment");
  expect(linkTo("Try again")).toBe("/en/settings/support?state=open&q=cot");
});
