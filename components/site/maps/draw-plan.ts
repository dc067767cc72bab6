import L from "leaflet";
import { kmPerDegree } from "@/lib/api/contract/point";
import { listRings } from "@/lib/maps/list-rings";
import type { MapView } from "@/lib/maps/map-view";

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

const halo = "[text-shadow:0_0_4px_var(--surface),0_0_4px_var(--surface)]";
const dot =
  "flex flex-col items-center -translate-x-1/2 before:shrink-0 before:rounded-pill before:content-['']";
const centreClass = `${dot} -translate-y-[7px] text-sm font-semibold text-ink before:size-3.5 before:border-[3px] before:border-ink before:bg-surface`;
const placeClass = `${dot} -translate-y-[3px] text-xs text-ink-soft before:size-1.5 before:bg-ink-soft`;
const ringTextClass =
  "-translate-x-1/2 -translate-y-1/2 rounded-pill bg-surface px-1.5 text-xs text-ink-faint";

/**
 * Draws distance rings around the searched place: those that tell something at this zoom, each with
 * its distance north and south of the place.
 */
function drawRings(map: L.Map, layer: L.LayerGroup, place: MapView["place"], toText: ToText) {
  const { latitude, longitude } = place;
  const at = L.latLng(latitude, longitude);
  const pixelsPerKm = map
    .latLngToContainerPoint(at)
    .distanceTo(map.latLngToContainerPoint([latitude + 1 / kmPerDegree, longitude]));
  for (const km of listRings(pixelsPerKm)) {
    L.circle(at, {
      radius: km * 1_000,
      interactive: false,
      fill: false,
      weight: 1,
      dashArray: "2 6",
      className: "stroke-line-strong",
    }).addTo(layer);
    for (const side of [1, -1])
      addText(layer, [latitude + (side * km) / kmPerDegree, longitude], toText(km), ringTextClass);
  }
}

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

type ToText = (km: number) => string;

/**
 * Draws a plan of the surroundings without a tile server: the searched place, distances from it and
 * the places around. The class names are tokens of both colour schemes.
 */
export function drawPlan(map: L.Map, view: MapView, { ring }: { ring: ToText }): void {
  const layer = L.layerGroup().addTo(map);
  const draw = () => {
    layer.clearLayers();
    drawRings(map, layer, view.place, ring);
    drawNames(map, layer, view);
  };
  map.on("zoomend", draw);
  draw();
}
