/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderEnglish } from "@/components/site/testing/render-english";
import { readRoomChoice } from "@/lib/hotels/room-choice";
import messages from "@/messages/en.json";
import { RoomByRoom, type RoomToChoose } from "./room-by-room.client";
import type { SummaryView } from "./rooms-summary.client";

jest.mock("./rooms-summary.client", () => ({ RoomsSummary: () => null }));

const texts = messages.hotelDetails.roomByRoom;
const toMoved = (payment: keyof typeof texts.moved) =>
  texts.moved[payment].replace("{rooms}", "Room 2");
const toRoom = (name: string): RoomToChoose => ({
  name,
  party: "2 adults",
  types: [
    {
      id: `${name}-type`,
      name: "Suite",
      facts: "Suite",
      rates: (["now", "atProperty"] as const).map((payment) => ({
        id: `${name} ${payment}`,
        payment,
        roomsLeft: null,
        room: { code: "suite", name: "Suite" },
        total: null,
        words: payment,
        board: "Breakfast",
        terms: null,
      })),
    },
  ],
});
const show = (replaced: readonly boolean[] = [false, false]) =>
  renderEnglish(
    <RoomByRoom
      rooms={[toRoom("Room 1"), toRoom("Room 2")]}
      initial={["Room 1 now", "Room 2 now"]}
      replaced={replaced}
      payments={["now", "atProperty"]}
      view={{} as SummaryView}
    />,
  );
const room = (name: string) => within(screen.getByRole("group", { name: new RegExp(name) }));

test("rooms that are moved to another moment of payment are announced, each time", async () => {
  const user = userEvent.setup();
  show();
  const status = screen.getByRole("status");
  expect(status).toBeEmptyDOMElement();
  const [now, later] = room("Room 1").getAllByRole("radio");
  if (!now || !later) throw new Error("Room 1 has two rates.");
  for (const [radio, payment] of [
    [later, "atProperty"],
    [now, "now"],
  ] as const) {
    await user.click(radio);
    expect(room("Room 2").getByDisplayValue(`Room 2 ${payment}`)).toBeChecked();
    expect(status).toHaveTextContent(toMoved(payment));
    expect(room("Room 2").getByText(toMoved(payment))).toBeVisible();
    expect(room("Room 2").queryByText(texts.replaced)).toBeNull();
  }
});

test("a rate that can’t be had any more is told as such until something is chosen", async () => {
  const user = userEvent.setup();
  show([false, true]);
  expect(room("Room 2").getByText(texts.replaced)).toBeVisible();
  const [, later] = room("Room 1").getAllByRole("radio");
  if (!later) throw new Error("Room 1 has two rates.");
  await user.click(later);
  expect(screen.queryByText(texts.replaced)).toBeNull();
});

test("the address says what is chosen and how, also where no other way led to it", async () => {
  const user = userEvent.setup();
  history.replaceState(null, "", "/stay?room=2&room=1");
  show();
  const [, later] = room("Room 1").getAllByRole("radio");
  if (!later) throw new Error("Room 1 has two rates.");
  await user.click(later);
  const query = Object.fromEntries(new URLSearchParams(location.search));
  expect(readRoomChoice(query, { rooms: 2 })).toEqual(["Room 1 atProperty", "Room 2 atProperty"]);
});
