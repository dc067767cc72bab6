/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { OutcomeRegion } from "./outcome-region.client";

const scroll = jest.fn();
beforeEach(() => {
  scroll.mockReset();
  Element.prototype.scrollIntoView = scroll;
});

type Props = Partial<Parameters<typeof OutcomeRegion>[0]> & { hasButton?: boolean };
const view = ({ outcome = null, hasButton = true, ...props }: Props) => (
  <>
    <OutcomeRegion outcome={outcome} isAnnounced {...props}>
      {outcome && <h2>{outcome}</h2>}
    </OutcomeRegion>
    {hasButton && <button type="button">Cancel booking</button>}
  </>
);
const region = () => screen.getByRole("status");
const button = () => screen.getByRole("button");

it("leaves what a page opens with where it is", () => {
  render(view({ outcome: "cancelled" }));
  expect(scroll).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

it("scrolls to what has changed meanwhile, and leaves the focus to who has it", () => {
  const { rerender } = render(view({}));
  button().focus();
  rerender(view({ outcome: "cancelled" }));
  expect(scroll).toHaveBeenCalledTimes(1);
  expect(button()).toHaveFocus();
  rerender(view({ outcome: "cancelled" }));
  expect(scroll).toHaveBeenCalledTimes(1);
  rerender(view({ outcome: "refunded" }));
  expect(scroll).toHaveBeenCalledTimes(2);
});

it("takes the focus where what had it has gone", () => {
  const { rerender } = render(view({}));
  button().focus();
  rerender(view({ outcome: "cancelled", hasButton: false }));
  expect(region()).toHaveFocus();
});

it("takes the focus as the answer to a press, each time anew", () => {
  const { rerender } = render(view({}));
  for (const outcome of ["declined", null, "declined"]) {
    button().focus();
    rerender(view({ outcome, isAnswer: true }));
    if (outcome) expect(region()).toHaveFocus();
    else expect(button()).toHaveFocus();
  }
});

it("is new on a page that a form has led to", () => {
  render(view({ outcome: "tooEarly", isAnswer: true, isNew: true }));
  expect(region()).toHaveFocus();
});
