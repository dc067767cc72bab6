import L from "leaflet";
import "leaflet/dist/leaflet.css";
import type { MapView } from "@/lib/maps/map-view";
import { drawCentre, drawPlan } from "./draw-plan";

/** Zoom levels; closer in, a plan has nothing more to show. */
const closest = { drawn: 16, tiles: 18 };

export type MapTexts = { source: string };

/** What a picture of a map doesn't do: the page scrolls under a finger or wheel on it. */
const still = {
  dragging: false,
  touchZoom: false,
  scrollWheelZoom: false,
  doubleClickZoom: false,
  boxZoom: false,
  keyboard: false,
};

/**
 * Draws a map of a region in `element`; call `remove()` on it when the element unmounts.
 * `isPicture`: it can't be moved, and its place is marked.
 */
export function drawMap(
  element: HTMLElement,
  view: MapView,
  texts: MapTexts,
  isPicture = false,
): L.Map {
  const { region, tiles, listed, place, area } = view;
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
    ...(isPicture ? still : {}),
  });
  const attribution = L.control.attribution({ prefix: false }).addTo(map);
  attribution.getContainer()?.setAttribute("dir", "auto");
  // A plan is drawn for the current view: set one first.
  map.fitBounds(
    area
      ? L.latLng(area.latitude, area.longitude).toBounds(area.radius * 1_000 * Math.SQRT2)
      : toBounds(listed, place),
    { animate: false, ...(area ? {} : { padding: [48, 48], maxZoom: 13 }) },
  );
  map.setMinZoom(map.getBoundsZoom(bounds, true));
  if (tiles)
    L.tileLayer(tiles.url, {
      attribution: tiles.attribution,
      maxZoom: closest.tiles,
      maxNativeZoom: tiles.maximumZoom,
    }).addTo(map);
  if (tiles && isPicture) drawCentre(map, place);
  if (!tiles) {
    map.attributionControl.addAttribution(texts.source);
    drawPlan(map, view);
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
