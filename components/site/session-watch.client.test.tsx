/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderEnglish } from "@/components/site/testing/render-english";
import { sessionEndedEvent } from "@/lib/api/browser/session-end";
import { SessionWatch } from "./session-watch.client";

const open = (method: "get" | "post") =>
  renderEnglish(
    <>
      <form method={method}>
        <input aria-label="Name" />
      </form>
      <SessionWatch />
    </>,
  );
function end(): boolean {
  let isLeft = false;
  act(() => void (isLeft = dispatchEvent(new Event(sessionEndedEvent, { cancelable: true }))));
  return isLeft;
}

it("keeps the page if something was typed, and says how to submit it", async () => {
  open("post");
  await userEvent.type(screen.getByLabelText("Name"), "Nora");
  expect(end()).toBe(false);
  expect(await screen.findByText("Your session has ended")).toBeVisible();
  expect(screen.getByRole("link", { name: "Log in in a new tab" })).toHaveAttribute(
    "target",
    "_blank",
  );
  expect(screen.getByLabelText("Name")).toHaveValue("Nora");
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByText("Your session has ended")).toBeNull();
});

it.each(["nothing was typed", "only a search was"])("lets the page be left if %s", async (name) => {
  open(name === "nothing was typed" ? "post" : "get");
  if (name !== "nothing was typed") await userEvent.type(screen.getByLabelText("Name"), "Lisbon");
  expect(end()).toBe(true);
  expect(screen.queryByText("Your session has ended")).toBeNull();
});
