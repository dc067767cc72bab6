/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderEnglish } from "@/components/site/testing/render-english";
import { entryStore } from "@/lib/visits/entry-store";
import { LogOutNow } from "./log-out-now.client";

// A target in the same document: jsdom can't load another one.
const show = (logInHref: string | null = null) =>
  renderEnglish(<LogOutNow target="/#gone" home="/#home" logInHref={logInHref} />);
const answer = (response: () => Response) =>
  jest.spyOn(globalThis, "fetch").mockImplementation(async () => response());

beforeEach(() => {
  location.hash = "";
  localStorage.setItem("left", "behind");
  entryStore.remember("url", "/faqs");
});

it("ends the session, clears the browser's data, and redirects after 100 ms", async () => {
  let answeredAt = 0;
  const fetched = answer(() => {
    answeredAt = performance.now();
    return Response.json({ ok: true });
  });
  show();
  expect(await screen.findByRole("heading", { name: "You are signed out" })).toBeVisible();
  expect(fetched.mock.calls.map(([request]) => (request as Request).method)).toEqual(["POST"]);
  expect([localStorage.getItem("left"), entryStore.url()]).toEqual([null, null]);
  await waitFor(() => expect(location.hash).toBe("#gone"));
  expect(performance.now() - answeredAt).toBeGreaterThanOrEqual(99);
});

it("stays if a session has expired, and links to sign-in", async () => {
  answer(() => Response.json({ ok: true }));
  show("/login?redirect=%2Ffaqs");
  expect(await screen.findByRole("link", { name: "Log in again" })).toHaveAttribute(
    "href",
    "/login?redirect=%2Ffaqs",
  );
  expect(screen.getByRole("heading")).toHaveTextContent("Your session has ended");
  expect(location.hash).toBe("");
});

it("says that the user is still signed in when it failed, and retries", async () => {
  answer(() =>
    Response.json({ code: "upstream_failed", message: "m", error: "m" }, { status: 502 }),
  );
  show();
  expect(
    await screen.findByText("Signing out failed: you are still signed in. Please try again."),
  ).toBeVisible();
  expect(localStorage.getItem("left")).toBe("behind");
  answer(() => Response.json({ ok: true }));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "You are signed out" })).toBeVisible();
});
