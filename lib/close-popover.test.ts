/** @jest-environment jsdom */
import { closePopover } from "./close-popover";

/** An element of a browser that has popovers, open or not. */
function toPopover(isOpen: boolean) {
  const hidePopover = jest.fn();
  const element = Object.assign(document.createElement("div"), { hidePopover });
  jest.spyOn(element, "matches").mockReturnValue(isOpen);
  return { element, hidePopover };
}

it("closes what is open, and nothing else", () => {
  const [open, closed] = [toPopover(true), toPopover(false)];
  for (const { element } of [open, closed]) closePopover(element);
  closePopover(null);
  expect(open.hidePopover).toHaveBeenCalledTimes(1);
  expect(closed.hidePopover).not.toHaveBeenCalled();
});

it("does nothing in a browser without popovers, which throws at their selector", () => {
  const element = document.createElement("div");
  jest.spyOn(element, "matches").mockImplementation(() => {
    throw new SyntaxError("unknown pseudo-class");
  });
  expect(() => closePopover(element)).not.toThrow();
});
