/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderEnglish } from "@/components/site/testing/render-english";
import { userFixture } from "@/lib/api/testing/user-fixture";
import { entryStore } from "@/lib/visits/entry-store";
import { LogInForm } from "./log-in-form.client";

// A target in the same document: jsdom can't load another one.
const redirect = "/#signed-in";
let sent: unknown[] = [];
const door = (answer: () => Response | Promise<Response>) =>
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    sent.push(await (input as Request).clone().json());
    return answer();
  });
const problem =
  (status: number, code: string, headers = {}) =>
  () =>
    Response.json(
      { code, message: "In the server's words", error: "In the server's words" },
      { status, headers },
    );

beforeEach(() => {
  sent = [];
  location.hash = "";
  sessionStorage.clear();
});

const show = (target: string | null = redirect) =>
  renderEnglish(
    <LogInForm
      redirect={target}
      prefix="/#home"
      elsewhere="https://agency.example/"
      forgotHref="/forgotpassword"
    />,
  );

const email = () => screen.getByLabelText("E-mail");
const password = () => screen.getByLabelText("Password");
const submit = () => userEvent.click(screen.getByRole("button", { name: "Log In" }));
const fillIn = async () => {
  await userEvent.type(email(), " traveller@voyara.localhost ");
  await userEvent.type(password(), "wander-Far-2026");
};

it("marks the fields for password managers", () => {
  show();
  expect(email()).toHaveAttribute("autocomplete", "username");
  expect(password()).toHaveAttribute("autocomplete", "current-password");
  expect(password()).toHaveAttribute("type", "password");
});

it("shows what is missing, at the fields and in a focused summary, and sends nothing", async () => {
  show();
  const fetched = door(() => Response.json({}));
  await submit();
  expect(screen.getByRole("alert")).toHaveTextContent("Please check the following");
  expect(screen.getByRole("alert").parentElement).toHaveFocus();
  expect(email()).toBeInvalid();
  expect(email()).toHaveAccessibleDescription("Enter your e-mail address.");
  expect(password()).toHaveAccessibleDescription("Enter your password.");
  expect(screen.getByRole("link", { name: "Enter your password." })).toHaveAttribute(
    "href",
    `#${password().id}`,
  );
  expect(fetched).not.toHaveBeenCalled();
});

it("signs in and goes to the requested page", async () => {
  show();
  door(() => Response.json({ user: {} }));
  await fillIn();
  await submit();
  expect(sent).toEqual([{ email: "traveller@voyara.localhost", password: "wander-Far-2026" }]);
  expect(location.hash).toBe("#signed-in");
});

it("goes back to the link the visitor came by, unless another page was requested", async () => {
  door(() => Response.json({ user: {} }));
  entryStore.remember("url", "/#deep-link");
  show(null);
  await fillIn();
  await submit();
  expect(location.hash).toBe("#deep-link");
});

it.each([
  ["nothing", null],
  ["an address of another site", "//evil.test/#gone"],
])("goes home if the tab remembers %s", async (_name, remembered) => {
  door(() => Response.json({ user: {} }));
  if (remembered) entryStore.remember("url", remembered);
  show(null);
  await fillIn();
  await submit();
  expect(location.hash).toBe("#home");
});

it("leads those who work at the agency to their desk", async () => {
  const auth = { "/dashboard": { read: true } };
  door(() => Response.json({ user: userFixture({ isTravelAgent: true, auth }) }));
  show(null);
  await fillIn();
  await submit();
  expect(location.hash).toBe("#home/dashboard");
});

it.each([
  [401, "invalid_credentials", "That e-mail and password don't match. Check both and try again."],
  [429, "too_many_attempts", "Too many attempts. Please wait a few minutes and try again."],
  [403, "direct_login_off", "Your agency signs people in on its own site. Continue there"],
  [500, "internal", "In the server's words"],
])("keeps the input when the response is %s %s", async (status, code, text) => {
  show();
  door(problem(status, code));
  await fillIn();
  await submit();
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  expect(email()).toHaveValue("traveller@voyara.localhost");
  expect(password()).toHaveValue("wander-Far-2026");
  expect(location.hash).toBe("");
});

it("says how long to wait", async () => {
  show();
  door(problem(429, "too_many_attempts", { "retry-after": "61" }));
  await fillIn();
  await submit();
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Too many attempts. Please try again in 2 minutes.",
  );
});

it("resends the link to an unverified address", async () => {
  show();
  door(problem(403, "email_not_verified"));
  await fillIn();
  await submit();
  door(() => Response.json({ ok: true }));
  await userEvent.click(await screen.findByRole("button", { name: "Send the link again" }));
  expect(await screen.findByText("It is on its way.")).toBeVisible();
  expect(sent.at(-1)).toEqual({ email: "traveller@voyara.localhost", redirect: "/#signed-in" });
});

it("sends once while it waits", async () => {
  show();
  let answer: (response: Response) => void = () => {};
  door(() => new Promise((resolve) => (answer = resolve)));
  await fillIn();
  await submit();
  const button = screen.getByRole("button", { name: "Log In" });
  expect(button).toHaveAttribute("aria-busy", "true");
  await userEvent.click(button);
  expect(sent).toHaveLength(1);
  answer(problem(401, "invalid_credentials")());
  expect(await screen.findByRole("alert")).toBeVisible();
});

it("shows the password on demand", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(password()).toHaveAttribute("type", "text");
  await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect(password()).toHaveAttribute("type", "password");
});
