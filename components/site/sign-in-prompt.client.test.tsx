/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderEnglish } from "@/components/site/testing/render-english";
import { SignInPromptProvider, useSignInPrompt } from "./sign-in-prompt.client";

function Reveal() {
  const open = useSignInPrompt();
  return (
    <button type="button" onClick={() => open("/booknow/hotels?id=7")}>
      Reveal Price
    </button>
  );
}

const show = (logInUrl: string | null, signUpUrl: string | null = null) =>
  renderEnglish(
    <SignInPromptProvider logInUrl={logInUrl} signUpUrl={signUpUrl}>
      <Reveal />
    </SignInPromptProvider>,
  );

it("offers to log in and to return to that deal", async () => {
  show("/login");
  // Every page would carry it.
  expect(screen.queryByRole("dialog", { hidden: true })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Reveal Price" }));
  expect(
    screen.getByRole("dialog", { name: "Unlock instant savings by signing in" }),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "Log In" })).toHaveAttribute(
    "href",
    "/login?redirect=%2Fbooknow%2Fhotels%3Fid%3D7",
  );
});

it.each([
  [
    "to sign up and to log in",
    "/login",
    "/signup",
    [
      "Log In /login?redirect=%2Fbooknow%2Fhotels%3Fid%3D7",
      "Sign Up /signup?redirect=%2Fbooknow%2Fhotels%3Fid%3D7",
    ],
  ],
  [
    "to sign up alone, where logging in isn't offered",
    null,
    "/signup",
    ["Sign Up /signup?redirect=%2Fbooknow%2Fhotels%3Fid%3D7"],
  ],
])("offers %s", async (_name, logInUrl, signUpUrl, links) => {
  show(logInUrl, signUpUrl);
  await userEvent.click(screen.getByRole("button", { name: "Reveal Price" }));
  const prompt = within(
    screen.getByRole("dialog", { name: "Unlock instant savings by signing in" }),
  );
  expect(
    prompt.getAllByRole("link").map((link) => `${link.textContent} ${link.getAttribute("href")}`),
  ).toEqual(links);
});

it("links to the agency's contact if sign-in isn't offered", async () => {
  show(null);
  await userEvent.click(screen.getByRole("button", { name: "Reveal Price" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(location.hash).toBe("#contact");
});
