/** @jest-environment jest-fixed-jsdom */
import { areSingleKeysOn, opensPalette, setSingleKeys, toSingleKey } from "./single-keys";

const press = (init: KeyboardEventInit, target: Element = document.body) => {
  const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
};
const field = (html: string) => {
  document.body.innerHTML = html;
  return document.body.querySelector("input, textarea, select, [contenteditable], a") ?? fail();
};
const fail = (): never => {
  throw new Error("there is no such element");
};

it.each(["<input>", "<textarea></textarea>", "<select></select>", "<p contenteditable></p>"])(
  "does nothing by itself in %s",
  (html) => expect(toSingleKey(press({ key: "j" }, field(html)))).toBeNull(),
);

it("does nothing in an open dialog, with a modifier, or for what somebody else took", () => {
  expect(toSingleKey(press({ key: "x" }, field('<dialog open><a href="/">x</a></dialog>')))).toBe(
    null,
  );
  const link = field('<a href="/">x</a>');
  for (const modifier of ["ctrlKey", "metaKey", "altKey"])
    expect(toSingleKey(press({ key: "x", [modifier]: true }, link))).toBeNull();
  const taken = press({ key: "x" }, link);
  taken.preventDefault();
  expect(toSingleKey(taken)).toBeNull();
  expect(toSingleKey(press({ key: "x" }, link))).toBe("x");
  expect(toSingleKey(press({ key: "?", shiftKey: true }, link))).toBe("?");
});

it("opens the palette with Ctrl-K or Command-K, also where somebody types", () => {
  const input = field("<input>");
  expect(opensPalette(press({ key: "k", ctrlKey: true }, input))).toBe(true);
  expect(opensPalette(press({ key: "K", metaKey: true }, input))).toBe(true);
  for (const other of [{}, { ctrlKey: true, shiftKey: true }, { ctrlKey: true, altKey: true }])
    expect(opensPalette(press({ key: "k", ...other }, input))).toBe(false);
});

it("keeps the choice of this browser's user", () => {
  expect(areSingleKeysOn()).toBe(true);
  setSingleKeys(false);
  expect(areSingleKeysOn()).toBe(false);
  setSingleKeys(true);
  expect(areSingleKeysOn()).toBe(true);
});
