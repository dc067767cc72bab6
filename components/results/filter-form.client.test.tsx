/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen } from "@testing-library/react";
import { listId } from "@/lib/results/page-ids";
import { FilterForm } from "./filter-form.client";
import { ResultsNavigation } from "./results-navigation.client";

const push = jest.fn();
// One router, as in the product: a new one with each render would be a change.
const router = { push };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

const toPage = (current: string, value = "") => (
  <ResultsNavigation>
    <FilterForm action="/search" current={current}>
      <input name="maxPrice" aria-label="To" defaultValue={value} />
      <button type="submit">Show</button>
    </FilterForm>
    <div id={listId} tabIndex={-1} data-testid="list" />
  </ResultsNavigation>
);
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "To" });
/** As a handle of a slider does: it writes at once, and says so once it has settled. */
const write = (value: string) => (field().value = value);
const settle = () => fireEvent(field(), new Event("change", { bubbles: true }));

beforeEach(() => push.mockClear());

it("asks once for what was sent before the slider has settled, also if results are there by then", () => {
  const { rerender } = render(toPage("/search?"));
  write("400");
  fireEvent.click(screen.getByRole("button", { name: "Show" }));
  expect(push.mock.calls).toEqual([["/search?maxPrice=400", { scroll: false }]]);
  settle();
  rerender(toPage("/search?maxPrice=400", "400"));
  settle();
  expect(push).toHaveBeenCalledTimes(1);
});

it("goes back to the current results while others are on their way", () => {
  render(toPage("/search?"));
  write("400");
  settle();
  write("");
  settle();
  expect(push.mock.calls.map(([href]) => href)).toEqual(["/search?maxPrice=400", "/search?"]);
});

it("leads to the list, whether or not anything was changed", () => {
  render(toPage("/search?"));
  fireEvent.submit(field());
  expect(push).not.toHaveBeenCalled();
  expect(screen.getByTestId("list")).toHaveFocus();
});

it("works in a browser that has no popovers, nor a selector for open ones", () => {
  jest.spyOn(Element.prototype, "closest").mockImplementation((selector: string) => {
    if (selector.includes(":popover-open")) throw new SyntaxError("unknown pseudo-class");
    return null;
  });
  const problems: unknown[] = [];
  const note = ({ error }: ErrorEvent) => void problems.push(error);
  addEventListener("error", note);
  render(<div popover="auto">{toPage("/search?")}</div>);
  write("400");
  fireEvent.click(screen.getByRole("button", { name: "Show", hidden: true }));
  removeEventListener("error", note);
  jest.restoreAllMocks();
  expect(problems).toEqual([]);
  expect(push.mock.calls).toEqual([["/search?maxPrice=400", { scroll: false }]]);
});
