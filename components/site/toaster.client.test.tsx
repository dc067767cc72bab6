/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, screen } from "@testing-library/react";
import { renderEnglish } from "@/components/site/testing/render-english";
import { showToast } from "@/lib/show-toast";
import messages from "@/messages/en.json";
import { Toaster } from "./toaster.client";

const text = "Something went wrong";
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
  renderEnglish(<Toaster />);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await act(async () => {
    await import("./toast-list.client");
    await showToast("error", text);
  });
  expect(screen.getByRole("status")).toHaveTextContent(text);
});
afterEach(() => jest.useRealTimers());

it("announces a message and removes it after 5 s", () => {
  pass(4_900);
  expect(screen.getByRole("status")).toHaveTextContent(text);
  pass(200);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

it("stays while it is read, and closes when dismissed", () => {
  fireEvent.mouseEnter(screen.getByRole("region"));
  pass(20_000);
  expect(screen.getByRole("status")).toHaveTextContent(text);
  fireEvent.click(screen.getByRole("button", { name: messages.site.toasts.dismiss }));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  fireEvent.mouseLeave(screen.getByRole("region"));
});

it("has a button that runs once and closes it; a message of the same kind takes its place", async () => {
  fireEvent.click(screen.getByRole("button", { name: messages.site.toasts.dismiss }));
  const [first, second] = [jest.fn(), jest.fn()];
  await act(async () => {
    await showToast("success", "Saved", { id: "saving", label: "Undo", run: first });
    await showToast("success", "Removed", { id: "saving", label: "Undo", run: second });
  });
  expect(screen.getByRole("status")).toHaveTextContent("Removed");
  expect(screen.getByRole("status")).not.toHaveTextContent("Saved");
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
