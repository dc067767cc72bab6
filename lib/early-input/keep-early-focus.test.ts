/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { keepEarlyFocus } from "./keep-early-focus";

beforeEach(() => {
  location.hash = "#problems";
  document.body.innerHTML =
    '<p id="problems" tabindex="-1"></p><p id="other" tabindex="-1"></p><input><button></button>';
  // As the page runs it.
  // oxlint-disable-next-line no-eval
  (0, eval)(keepEarlyFocus);
});
const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(selector);
  return found;
};
const move = (from: string, to: string) => {
  find(from).focus();
  find(to).focus();
};
const arrive = async () => {
  dispatchEvent(new Event("load"));
  await new Promise(requestAnimationFrame);
};

it("leaves the focus in a field until the page is there", async () => {
  move("input", "#problems");
  expect(find("input")).toHaveFocus();
  await arrive();
  move("input", "#problems");
  expect(find("#problems")).toHaveFocus();
});

it.each([
  ["nothing is typed in", "button", "#problems"],
  ["the address doesn't name", "input", "#other"],
])("lets it go where %s", async (_, from, to) => {
  move(from, to);
  expect(find(to)).toHaveFocus();
  await arrive();
});
