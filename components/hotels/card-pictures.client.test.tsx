/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { CardPictures } from "./card-pictures.client";

let see = () => {};
class SightObserver {
  constructor(private readonly tell: IntersectionObserverCallback) {}
  observe(target: Element) {
    const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
    see = () => act(() => this.tell([entry], this as unknown as IntersectionObserver));
  }
  disconnect() {}
}
beforeAll(() => Object.assign(globalThis, { IntersectionObserver: SightObserver }));
beforeEach(() => (see = () => {}));

const pictures = (more: readonly string[]) => (
  <CardPictures
    picture="/assets/inventory/facades/city-1"
    more={more.map((name) => `rooms/${name}`)}
    href="/hotel"
    isFirst={false}
  />
);
const shown = () =>
  [...document.querySelectorAll("img")].map((image) => /([\w-]+)-480/.exec(image.src)?.[1]);
const dots = () =>
  [...document.querySelectorAll(".hotel-card-dots i")].map((dot) =>
    dot.getAttribute("data-current"),
  );

function swipeTo(place: number) {
  const slides = document.querySelector<HTMLElement>(".hotel-card-slides");
  if (!slides) throw new Error("There are no slides.");
  Object.defineProperties(slides, {
    clientWidth: { value: 300, configurable: true },
    scrollLeft: { value: 300 * place, configurable: true },
  });
  fireEvent.scroll(slides);
}

it("is one picture in the document, and until it was in sight", () => {
  expect(renderToString(pictures(["a-1", "b-1"])).match(/<img/g)).toHaveLength(1);
  render(pictures(["a-1", "b-1"]));
  expect(dots()).toEqual([]);
  expect(document.querySelector("a")).toBeNull();
});

// From right to left the place is negative.
it.each([1, -1])("loads each when the one before it moves (%s)", (direction) => {
  render(pictures(["a-1", "b-1", "c-1"]));
  see();
  expect([shown(), dots()]).toEqual([["city-1"], ["true", "false", "false", "false"]]);
  swipeTo(0.1 * direction);
  expect(shown()).toEqual(["city-1", "a-1", "b-1"]);
  swipeTo(direction);
  expect([shown(), dots()]).toEqual([
    ["city-1", "a-1", "b-1"],
    ["false", "true", "false", "false"],
  ]);
  swipeTo(1.2 * direction);
  expect(shown()).toEqual(["city-1", "a-1", "b-1", "c-1"]);
  swipeTo(0);
  expect(shown()).toHaveLength(4);
});

it("leads where the card does, for fingers alone", () => {
  render(pictures(["a-1"]));
  see();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  const link = document.querySelector("a");
  expect(link).toHaveAttribute("href", "/hotel");
  expect(link).toHaveAttribute("tabindex", "-1");
});

it("has no dots where there is nothing to swipe", () => {
  render(pictures([]));
  see();
  expect(document.querySelector(".hotel-card-dots, a")).toBeNull();
});
