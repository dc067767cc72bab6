import L from "leaflet";
import type { MapView } from "@/lib/maps/map-view";
import { drawCoasts } from "./draw-coasts";

/** A text on the map that is no button. */
function addText(layer: L.LayerGroup, at: L.LatLngExpression, text: string, className: string) {
  const element = document.createElement("span");
  element.textContent = text;
  element.className = `absolute whitespace-nowrap ${className}`;
  element.dir = "auto";
  L.marker(at, {
    icon: L.divIcon({ html: element, className: "", iconSize: [0, 0] }),
    zIndexOffset: -1_000,
    interactive: false,
    keyboard: false,
  }).addTo(layer);
}

const halo =
  "[text-shadow:0_0_3px_var(--map-land),0_0_3px_var(--map-land),0_0_6px_var(--map-land)]";
const dot =
  "flex flex-col items-center -translate-x-1/2 before:shrink-0 before:rounded-pill before:content-['']";
const centreClass = `${dot} -translate-y-[7px] text-sm font-semibold text-ink before:size-3.5 before:border-[3px] before:border-ink before:bg-surface`;
const placeClass = `${dot} -translate-y-[3px] text-xs text-ink-soft before:size-1.5 before:bg-ink-soft`;

/** Draws place names where they fit, the most important first. */
function drawNames(map: L.Map, layer: L.LayerGroup, { places, place }: MapView): void {
  const taken: L.Bounds[] = [];
  for (const { name, latitude, longitude, kind } of [
    { ...place, kind: "centre" as const },
    ...places.filter(({ name }) => name !== place.name),
  ]) {
    const at = map.latLngToContainerPoint([latitude, longitude]);
    const half = L.point(name.length * 4 + 12, 16);
    const middle = at.add([0, 10]);
    const box = L.bounds(middle.subtract(half), middle.add(half));
    if (taken.some((other) => other.overlaps(box))) continue;
    taken.push(box);
    addText(
      layer,
      [latitude, longitude],
      kind === "airport" ? `✈ ${name}` : name,
      `${halo} ${kind === "centre" ? centreClass : placeClass}`,
    );
  }
}

/** Marks a place with its name. */
export function drawCentre(map: L.Map, { latitude, longitude, name }: MapView["place"]): void {
  const layer = L.layerGroup().addTo(map);
  addText(layer, [latitude, longitude], name, `${halo} ${centreClass}`);
}

/**
 * Draws the surroundings without a tile server: coasts and lakes, the searched place and the places
 * around. The class names are tokens of both colour schemes.
 */
export function drawPlan(map: L.Map, view: MapView): void {
  drawCoasts(map);
  const layer = L.layerGroup().addTo(map);
  const draw = () => {
    layer.clearLayers();
    drawNames(map, layer, view);
  };
  map.on("zoomend", draw);
  draw();
}
