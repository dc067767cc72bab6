import L from "leaflet";
import "leaflet/dist/leaflet.css";
import { kmPerDegree } from "@/lib/api/contract/point";
import { listDistanceRings } from "@/lib/maps/map-region";
import type { MapView } from "@/lib/maps/map-view";

/** Closer in, a coastline of this scale is only straight lines. */
const closest = { drawn: 16, tiles: 18 };

/** A text on the map that is no button. */
const label = (text: string, className: string) => {
  const element = document.createElement("span");
  element.textContent = text;
  element.className = className;
  element.dir = "auto";
  return L.divIcon({ html: element, className: "", iconSize: [0, 0] });
};
const unpressed = { interactive: false, keyboard: false } as const;

/**
 * Draws land and distance rings from our own data, without a tile server (Natural Earth). The class
 * names are tokens of both colour schemes.
 */
function drawLand(
  map: L.Map,
  { land, region, place }: MapView,
  texts: { ring: (km: number) => string },
): void {
  L.polygon(
    land.map((ring) =>
      ring.map(([latitude, longitude]): [number, number] => [latitude, longitude]),
    ),
    {
      interactive: false,
      weight: 1,
      fillOpacity: 1,
      className: "fill-surface stroke-line-strong",
      smoothFactor: 0.5,
    },
  ).addTo(map);
  for (const km of listDistanceRings(region)) {
    L.circle([place.latitude, place.longitude], {
      radius: km * 1_000,
      interactive: false,
      fill: false,
      weight: 1,
      dashArray: "2 6",
      className: "stroke-ink-faint",
    }).addTo(map);
    L.marker([place.latitude + km / kmPerDegree, place.longitude], {
      icon: label(
        texts.ring(km),
        "absolute -translate-x-1/2 -translate-y-1/2 rounded-pill bg-surface px-1.5 text-xs whitespace-nowrap text-ink-faint",
      ),
      ...unpressed,
    }).addTo(map);
  }
}

/**
 * Draws place names where they fit, the most important first; zooming in shows more.
 */
function drawNames(map: L.Map, { places, place }: MapView): void {
  const layer = L.layerGroup().addTo(map);
  const draw = () => {
    layer.clearLayers();
    const taken: L.Bounds[] = [];
    for (const { name, latitude, longitude, kind } of [
      { ...place, kind: "city" as const },
      ...places,
    ]) {
      const at = map.latLngToContainerPoint([latitude, longitude]);
      const half = L.point(name.length * 4 + 12, 14);
      const box = L.bounds(at.subtract(half), at.add(half));
      if (taken.some((other) => other.overlaps(box))) continue;
      taken.push(box);
      const text = kind === "airport" ? `✈ ${name}` : name;
      const look = name === place.name ? "text-sm font-semibold text-ink" : "text-xs text-ink-soft";
      L.marker([latitude, longitude], {
        icon: label(
          text,
          `absolute -translate-x-1/2 -translate-y-1/2 whitespace-nowrap [text-shadow:0_0_4px_var(--surface),0_0_4px_var(--surface)] ${look}`,
        ),
        zIndexOffset: -1_000,
        ...unpressed,
      }).addTo(layer);
    }
  };
  map.on("zoomend", draw);
  draw();
}

/** Draws a map of a region in `element`; call `remove()` on it when the element unmounts. */
export function drawMap(
  element: HTMLElement,
  view: MapView,
  texts: { land: string; ring: (km: number) => string },
): L.Map {
  const { region, tiles, listed, place } = view;
  const bounds = L.latLngBounds([region.south, region.west], [region.north, region.east]);
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = L.map(element, {
    zoomControl: false,
    attributionControl: false,
    maxBounds: bounds,
    maxBoundsViscosity: 0.9,
    maxZoom: tiles ? closest.tiles : closest.drawn,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    renderer: L.svg({ padding: 0.5 }),
  });
  L.control.attribution({ prefix: false }).addTo(map);
  // Names are placed on the current view: set one first.
  map.fitBounds(toBounds(listed, place), { padding: [48, 48], maxZoom: 13, animate: false });
  map.setMinZoom(map.getBoundsZoom(bounds, true));
  if (tiles)
    L.tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: closest.tiles }).addTo(map);
  else {
    map.attributionControl.addAttribution(texts.land);
    drawLand(map, view, texts);
    drawNames(map, view);
  }
  return map;
}

export const toBounds = (
  points: MapView["listed"],
  { latitude, longitude }: MapView["place"],
): L.LatLngBounds =>
  points.length > 0
    ? L.latLngBounds(points.map((point) => [point.latitude, point.longitude]))
    : L.latLng(latitude, longitude).toBounds(10_000);
