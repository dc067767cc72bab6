/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { SignInPromptProvider } from "@/components/site/sign-in-prompt.client";
import { consentStore } from "@/lib/consent/consent-store";
import { decideConsent } from "@/lib/consent/decide-consent";
import messages from "@/messages/en.json";
import { SavePricePrompt } from "./save-price-prompt.client";

let pass: (isIntersecting: boolean) => void;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  window.IntersectionObserver = class {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      pass = (isIntersecting) => act(() => tell([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => jest.useRealTimers());

const show = (logInUrl: string | null = "/login", signUpUrl: string | null = null) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <SignInPromptProvider logInUrl={logInUrl} signUpUrl={signUpUrl}>
        <SavePricePrompt>
          <input aria-label="Where to?" />
        </SavePricePrompt>
      </SignInPromptProvider>
    </NextIntlClientProvider>,
  );
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const prompt = () => screen.queryByRole("dialog", { name: "Unlock instant savings by signing in" });

it("appears 5 s after the page, and closing it stores false", () => {
  show();
  wait(4_999);
  expect(prompt()).not.toBeInTheDocument();
  wait(1);
  expect(prompt()).toBeVisible();
  expect(screen.getByRole("link", { name: "Log In" })).toHaveAttribute("href", "/login");
  expect(sessionStorage.getItem("savePricePrompt")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(prompt()).not.toBeInTheDocument();
  expect(sessionStorage.getItem("savePricePrompt")).toBe("false");
  wait(60_000);
  pass(false);
  pass(true);
  expect(prompt()).not.toBeInTheDocument();
});

it("appears at once when the deals pass the middle of the window", () => {
  show();
  pass(false);
  expect(prompt()).not.toBeInTheDocument();
  pass(true);
  expect(prompt()).toBeVisible();
});

it("waits for the timer if the deals are in the middle from the start", () => {
  show();
  pass(true);
  expect(prompt()).not.toBeInTheDocument();
  wait(5_000);
  expect(prompt()).toBeVisible();
});

it("appears only while the session's flag allows it", () => {
  sessionStorage.setItem("savePricePrompt", "false");
  show();
  wait(60_000);
  expect(prompt()).not.toBeInTheDocument();
});

it("never appears if neither login nor signup is offered, or for signed-in users", () => {
  show(null);
  pass(false);
  pass(true);
  wait(60_000);
  expect(screen.queryByRole("dialog", { hidden: true })).not.toBeInTheDocument();
});

it("offers what the agency offers", () => {
  show(null, "https://acme.example/join");
  wait(5_000);
  expect(screen.getByRole("link", { name: "Sign Up" })).toHaveAttribute(
    "href",
    "https://acme.example/join",
  );
  expect(screen.queryByRole("link", { name: "Log In" })).not.toBeInTheDocument();
});

it("waits for the consent banner", () => {
  act(() => consentStore.setAsking(true));
  show();
  wait(60_000);
  expect(prompt()).not.toBeInTheDocument();
  act(() => decideConsent([]));
  expect(prompt()).toBeVisible();
  act(() => consentStore.setAsking(false));
});

it("waits while the user is typing", () => {
  show();
  screen.getByRole("textbox").focus();
  wait(20_000);
  expect(prompt()).not.toBeInTheDocument();
  screen.getByRole("textbox").blur();
  wait(1_000);
  expect(prompt()).toBeVisible();
});
