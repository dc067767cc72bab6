/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { sendForm } from "@/lib/api/browser/send-form";
import { PlainForm, SubmitButton } from "./plain-form.client";

const [refresh, replace] = [jest.fn(), jest.fn()];
const router = { refresh, replace };
jest.mock("next/navigation", () => ({ useRouter: () => router }));
jest.mock("@/lib/api/browser/send-form");
const send = jest.mocked(sendForm);

beforeAll(() => {
  // What jsdom doesn't have.
  Element.prototype.scrollIntoView = jest.fn();
});
beforeEach(() => {
  jest.resetAllMocks();
  history.replaceState(null, "", "/trip?key=k");
});

const form = (method?: "get") => (
  <>
    <div id="problem" tabIndex={-1} />
    <PlainForm {...(method && { method })} action="/send" waiting="Asking…" failed="Try again">
      <input type="hidden" name="key" value="k" />
      <SubmitButton name="answer" value="yes">
        Yes
      </SubmitButton>
      <SubmitButton name="answer" value="no">
        No
      </SubmitButton>
    </PlainForm>
  </>
);
const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string) => userEvent.click(button(name));
const sent = () => send.mock.calls.map(([action, fields]) => `${action}?${fields.toString()}`);

test("works without scripts", () => {
  const html = renderToStaticMarkup(form());
  expect(html).toMatch(/<form action="\/send" method="post"/);
  expect(html).toMatch(/<button[^>]* type="submit"[^>]*>No/);
});

test("is sent once with the button that was pressed, which says so", async () => {
  let answer = (_location: string) => {};
  send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  render(form());
  await press("No");
  await press("No");
  await press("Yes");
  expect(sent()).toEqual(["/send?key=k&answer=no"]);
  expect(button("No")).toHaveAttribute("aria-busy", "true");
  expect(button("Yes")).not.toHaveAttribute("aria-busy");
  expect(screen.getByText("Asking…")).toHaveAttribute("role", "status");
  await act(async () => answer("/trip?key=k&problem=late#problem"));
  expect(replace.mock.calls).toEqual([["/trip?key=k&problem=late", { scroll: false }]]);
  expect(button("No")).not.toHaveAttribute("aria-busy");
});

test("what the page shows in place of the form takes the focus", async () => {
  send.mockResolvedValue("/trip?key=k&again=1#proof");
  const { rerender } = render(form());
  replace.mockImplementation(() => rerender(<div id="proof" tabIndex={-1} />));
  await press("Yes");
  await waitFor(() => expect(document.getElementById("proof")).toHaveFocus());
});

test("where it leads to the page that it is on, that is drawn anew, with the focus on the answer", async () => {
  send.mockResolvedValue("/trip?key=k#problem");
  render(form());
  await press("Yes");
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(replace).not.toHaveBeenCalled();
  await waitFor(() => expect(document.getElementById("problem")).toHaveFocus());
});

test("without an answer it says so and can be sent again", async () => {
  send.mockRejectedValueOnce(new Error("offline"));
  render(form());
  await press("Yes");
  expect(screen.getByRole("alert")).toHaveTextContent("Try again");
  expect(screen.getByRole("alert").parentElement).toHaveFocus();
  send.mockResolvedValue("/trip?key=k");
  await press("Yes");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(refresh).toHaveBeenCalledTimes(1);
});

test("of a GET the same page is drawn with its fields", async () => {
  history.replaceState(null, "", "/send");
  render(form("get"));
  await press("Yes");
  expect(replace).toHaveBeenCalledWith("/send?key=k&answer=yes", { scroll: false });
  expect(send).not.toHaveBeenCalled();
});
