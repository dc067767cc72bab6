/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import toast from "react-hot-toast/headless";
import messages from "@/messages/en.json";
import { Toaster } from "./toaster.client";

it("announces a message and takes it away after 5 s", () => {
  jest.useFakeTimers();
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <Toaster />
    </NextIntlClientProvider>,
  );
  act(() => void toast.error("Something went wrong"));
  expect(screen.getByRole("status")).toHaveTextContent("Something went wrong");
  act(() => jest.advanceTimersByTime(4_900));
  expect(screen.getByRole("status")).toHaveTextContent("Something went wrong");
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  jest.useRealTimers();
});
