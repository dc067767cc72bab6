/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, screen } from "@testing-library/react";
import { renderEnglish } from "@/components/site/testing/render-english";
import { SignInPromptProvider } from "@/components/site/sign-in-prompt.client";
import { checkoutDraft } from "@/lib/checkout/checkout-draft";
import { consentStore } from "@/lib/consent/consent-store";
import { decideConsent } from "@/lib/consent/decide-consent";
import { SavePricePrompt } from "./save-price-prompt.client";

let pass: (isIntersecting: boolean) => void;

beforeEach(() => {
  jest.useFakeTimers();
  document.cookie = "savePricePrompt=; Max-Age=0";
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
  renderEnglish(
    <SignInPromptProvider logInUrl={logInUrl} signUpUrl={signUpUrl}>
      <SavePricePrompt>
        <form>
          <input aria-label="Where to?" />
          <button type="button">Dates</button>
        </form>
      </SavePricePrompt>
    </SignInPromptProvider>,
  );
/** The strip is there so long before it opens. */
const announcedMs = 100;
/** Also lets what is loaded meanwhile arrive. */
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const waitUntilDue = async () => {
  await wait(5_000);
  await wait(announcedMs);
};
const title = "Unlock instant savings by signing in";
const prompt = () => screen.queryByRole("region", { name: title });
const isForbidden = () => document.cookie.includes("savePricePrompt=false");

it("appears 5 s after the page, once a session, and takes no focus", async () => {
  const { unmount } = show();
  await wait(4_999);
  expect(prompt()).not.toBeInTheDocument();
  await wait(1);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await wait(announcedMs);
  expect(prompt()).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent(title);
  expect(document.body).toHaveFocus();
  expect(screen.getByRole("link", { name: "Log In" })).toHaveAttribute("href", "/login");
  expect(isForbidden()).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(prompt()).not.toBeInTheDocument();
  await wait(60_000);
  pass(false);
  pass(true);
  expect(prompt()).not.toBeInTheDocument();
  unmount();
  show();
  await wait(60_000);
  expect(prompt()).not.toBeInTheDocument();
});

it("isn't used up by a page that is left before it appears", async () => {
  show().unmount();
  expect(isForbidden()).toBe(false);
});

it("leaves Esc to others, unless the focus is in it, and gives the focus back", async () => {
  show();
  await waitUntilDue();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(prompt()).toBeVisible();
  const where = screen.getByRole("button", { name: "Dates" });
  where.focus();
  const link = screen.getByRole("link", { name: "Log In" });
  act(() => link.focus());
  fireEvent.keyDown(link, { key: "Escape" });
  expect(prompt()).not.toBeInTheDocument();
  expect(where).toHaveFocus();
});

it("appears at once when the deals pass the middle of the window", async () => {
  show();
  pass(false);
  expect(prompt()).not.toBeInTheDocument();
  pass(true);
  await wait(0);
  await wait(announcedMs);
  expect(prompt()).toBeVisible();
});

it("waits for the timer if the deals are in the middle from the start", async () => {
  show();
  pass(true);
  expect(prompt()).not.toBeInTheDocument();
  await waitUntilDue();
  expect(prompt()).toBeVisible();
});

it("appears only while the session's flag allows it", async () => {
  document.cookie = "savePricePrompt=false";
  show();
  await wait(60_000);
  expect(prompt()).not.toBeInTheDocument();
});

it("never appears if neither login nor signup is offered, or for signed-in users", async () => {
  show(null);
  pass(false);
  pass(true);
  await wait(60_000);
  expect(prompt()).not.toBeInTheDocument();
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  expect(isForbidden()).toBe(false);
});

it("offers what the agency offers", async () => {
  show(null, "https://acme.example/join");
  await waitUntilDue();
  expect(screen.getByRole("link", { name: "Sign Up" })).toHaveAttribute(
    "href",
    "https://acme.example/join",
  );
  expect(screen.queryByRole("link", { name: "Log In" })).not.toBeInTheDocument();
});

it("waits for the consent banner", async () => {
  act(() => consentStore.setAsking(true));
  show();
  await wait(60_000);
  expect(prompt()).not.toBeInTheDocument();
  act(() => decideConsent([]));
  await wait(announcedMs);
  expect(prompt()).toBeVisible();
  act(() => consentStore.setAsking(false));
});

it("waits while a field has the focus", async () => {
  show();
  screen.getByRole("textbox").focus();
  await wait(20_000);
  expect(prompt()).not.toBeInTheDocument();
  screen.getByRole("textbox").blur();
  await wait(1_000);
  expect(prompt()).toBeVisible();
});

it.each([
  ["typed into", () => fireEvent.input(screen.getByRole("textbox"), { target: { value: "Li" } })],
  ["pressed", () => fireEvent.pointerDown(screen.getByRole("button", { name: "Dates" }))],
  ["sent", () => fireEvent.keyDown(screen.getByRole("textbox"), { key: "Enter" })],
])("stays away once a form was %s, and keeps its turn for another page", async (_name, use) => {
  const { unmount } = show();
  use();
  await wait(60_000);
  expect(prompt()).not.toBeInTheDocument();
  unmount();
  show();
  await waitUntilDue();
  expect(prompt()).toBeVisible();
  use();
  expect(prompt()).not.toBeInTheDocument();
});

it("stays while somebody tabs through a form", async () => {
  show();
  await waitUntilDue();
  fireEvent.keyDown(screen.getByRole("textbox"), { key: "Tab" });
  expect(prompt()).toBeVisible();
});

it("doesn't appear under a finger", async () => {
  show();
  await wait(4_500);
  fireEvent.pointerDown(document.body);
  await wait(500);
  expect(prompt()).not.toBeInTheDocument();
  await wait(1_000);
  expect(prompt()).toBeVisible();
});

it.each([
  ["a dialog", "<dialog open></dialog>"],
  ["a menu", '<button aria-expanded="true"></button>'],
  ["an alert", '<p role="alert">The page is out of date.</p>'],
])("waits for %s", async (_name, html) => {
  const panel = document.createElement("div");
  panel.innerHTML = html;
  document.body.append(panel);
  show();
  await wait(20_000);
  expect(prompt()).not.toBeInTheDocument();
  panel.remove();
  await wait(1_000);
  expect(prompt()).toBeVisible();
});

it("waits in a tab that nobody looks at, where another shows it meanwhile", async () => {
  const isHidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  show();
  await wait(20_000);
  expect(prompt()).not.toBeInTheDocument();
  document.cookie = "savePricePrompt=false";
  isHidden.mockRestore();
  await wait(20_000);
  expect(prompt()).not.toBeInTheDocument();
});

it("stays away while a checkout has begun in this tab", async () => {
  checkoutDraft.write({ email: "nora@example.com" });
  show();
  await wait(20_000);
  expect(prompt()).not.toBeInTheDocument();
  checkoutDraft.forget();
  await wait(1_000);
  expect(prompt()).toBeVisible();
});
