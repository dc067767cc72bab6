/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { showToast } from "@/lib/show-toast";
import messages from "@/messages/en.json";
import { Toaster } from "./toaster.client";

const text = "Something went wrong";
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <Toaster />
    </NextIntlClientProvider>,
  );
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
