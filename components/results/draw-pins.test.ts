/** @jest-environment jest-fixed-jsdom */
import L from "leaflet";
import type { MapPin } from "@/lib/maps/map-view";
import { drawPins } from "./draw-pins";

const toPin = (id: string, latitude: number): MapPin => ({
  id,
  name: id,
  latitude,
  longitude: 0,
  picture: "/a.webp",
  total: null,
  href: id,
});

/** The buttons of these pins on a map of 400 by 400 pixels. */
function draw(pins: MapPin[], zoom: number, first: MapPin[] = []) {
  const element = document.createElement("div");
  Object.defineProperty(element, "clientWidth", { value: 400 });
  Object.defineProperty(element, "clientHeight", { value: 400 });
  document.body.replaceChildren(element);
  const map = L.map(element, { maxZoom: 16, zoomAnimation: false }).setView([0, 0], zoom);
  const onSelect = jest.fn();
  const onList = jest.fn();
  const drawn = drawPins(map, pins, {
    first,
    texts: {
      pin: ({ name }) => ({ text: `$${name}`, label: name }),
      cluster: (count, isLast) => `${count}${isLast ? " here" : ", zoom in"}`,
    },
    onSelect,
    onList,
  });
  const buttons = () => [...element.querySelectorAll("button")];
  return { map, drawn, onSelect, onList, buttons };
}

test("a cluster that zooming in can't divide is listed", () => {
  const { map, onList, buttons } = draw([toPin("a", 0), toPin("b", 0)], 12);
  expect(buttons().map((button) => button.getAttribute("aria-label"))).toEqual(["2 here"]);
  buttons()[0]?.click();
  expect(map.getZoom()).toBe(12);
  expect(onList.mock.calls[0]?.[0].map(({ id }: MapPin) => id)).toEqual(["a", "b"]);
});

test("any other is divided by a press, which passes the focus on", () => {
  const { map, onList, buttons } = draw([toPin("a", 0), toPin("b", 0.01)], 8);
  const [cluster] = buttons();
  expect(cluster?.getAttribute("aria-label")).toBe("2, zoom in");
  cluster?.focus();
  cluster?.click();
  expect(map.getZoom()).toBeGreaterThan(8);
  expect(buttons().map((button) => button.getAttribute("aria-pressed"))).toEqual([
    "false",
    "false",
  ]);
  expect(buttons()).toContain(document.activeElement);
  expect(onList).not.toHaveBeenCalled();
});

test("the first of a list stand out of their cluster where they cover nothing", () => {
  const pins = [
    toPin("a", 0),
    toPin("b", 0.18),
    toPin("c", 0.9),
    toPin("d", 0.92),
    toPin("e", 0.93),
  ];
  const [a, b, c] = pins as [MapPin, MapPin, MapPin];
  const { map, buttons } = draw(pins, 8, [a, b, c]);
  const texts = () =>
    buttons().map((button) => [button.getAttribute("aria-label"), button.textContent]);
  // A pin whose price another covers is a dot.
  expect(texts()).toEqual([
    ["a", "$a"],
    ["c", "$c"],
    ["b", ""],
    ["2, zoom in", "2"],
  ]);
  map.setZoom(9);
  expect(texts()).toEqual([
    ["a", "$a"],
    ["b", "$b"],
  ]);
});

test("one that would hide another pin stays in its cluster", () => {
  const pins = [toPin("a", 0), toPin("b", 0.01)];
  const { buttons } = draw(pins, 8, pins);
  expect(buttons().map((button) => button.getAttribute("aria-label"))).toEqual(["2, zoom in"]);
});

test("a pin that zooming in can’t separate from another stays in its cluster", () => {
  const pins = [toPin("a", 0), toPin("b", 0)];
  const { buttons } = draw(pins, 8, pins);
  expect(buttons().map((button) => button.getAttribute("aria-label"))).toEqual(["2 here"]);
});

test("pointers reach a pin's button, and a press of it isn't one of the map", () => {
  const { map, drawn, onSelect, buttons } = draw([toPin("a", 0)], 12);
  const onMap = jest.fn();
  map.on("click", onMap);
  const [pin] = buttons();
  // Leaflet's style sheet gives pointer events to this class only.
  expect(pin?.closest(".leaflet-marker-icon")).toHaveProperty(
    "className",
    expect.stringContaining("leaflet-interactive"),
  );
  pin?.click();
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(onMap).not.toHaveBeenCalled();
  drawn.select("a");
  expect(pin?.getAttribute("aria-pressed")).toBe("true");
});
