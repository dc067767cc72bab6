/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderEnglish } from "@/components/site/testing/render-english";
import { RoomsField } from "./rooms-field.client";

const adultsOf = (room: string) =>
  within(screen.getByRole("group", { name: room })).getByRole("spinbutton", { name: "Adults" });

it("goes on in the room that a key has added, and before the one it has taken away", async () => {
  renderEnglish(<RoomsField />);
  screen.getByRole("button", { name: "Add a room" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(adultsOf("Room 2")).toHaveFocus();
  screen.getByRole("button", { name: "Remove room 2" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(adultsOf("Room 1")).toHaveFocus();
});
