/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import messages from "@/messages/en.json";
import { SignInPromptProvider, useSignInPrompt } from "./sign-in-prompt.client";

function Reveal() {
  const open = useSignInPrompt();
  return (
    <button type="button" onClick={() => open("/booknow/hotels?id=7")}>
      Reveal Price
    </button>
  );
}

const show = (logInUrl: string | null) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <SignInPromptProvider logInUrl={logInUrl}>
        <Reveal />
      </SignInPromptProvider>
    </NextIntlClientProvider>,
  );

it("offers to log in and to return to that very deal", async () => {
  show("/login");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Reveal Price" }));
  expect(screen.getByRole("dialog", { name: "Unlock instant savings by signing in" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Log In" })).toHaveAttribute("href", "/login?redirect=%2Fbooknow%2Fhotels%3Fid%3D7");
});

it("leads to the agency's contact where sign-in isn't offered", async () => {
  show(null);
  await userEvent.click(screen.getByRole("button", { name: "Reveal Price" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(location.hash).toBe("#contact");
});
