import L from "leaflet";
import type { MapPin } from "@/lib/maps/map-view";
import { placePins } from "./place-pins";

type Texts = {
  pin: (pin: MapPin) => { text: string; label: string };
  /** `isLast`: zooming in doesn't divide it. */
  cluster: (count: number, isLast: boolean) => string;
};
type Presses = {
  onSelect: (pin: MapPin) => void;
  /** A cluster was pressed that zooming in doesn't divide. */
  onList: (pins: MapPin[]) => void;
};
type Drawn = {
  marker: L.Marker;
  button: HTMLButtonElement;
  ids: readonly string[];
  /** Drawn above its surroundings. */
  isLead?: boolean;
};

const pinClass =
  "pin absolute -translate-x-1/2 -translate-y-1/2 rounded-pill border border-line-strong bg-surface-raised px-2.5 py-1 text-sm font-semibold whitespace-nowrap text-ink tabular-nums shadow-card hover:border-brand-strong aria-pressed:border-brand-strong aria-pressed:bg-brand aria-pressed:text-on-brand data-pointed:border-brand-strong data-pointed:bg-brand data-pointed:text-on-brand";
const dotClass =
  "pin absolute size-7 -translate-x-1/2 -translate-y-1/2 rounded-pill border-2 border-surface-raised bg-brand shadow-card aria-pressed:bg-ink data-pointed:bg-ink";
const clusterClass =
  "absolute grid size-11 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-pill border-2 border-surface-raised bg-ink text-sm font-semibold text-surface shadow-card data-pointed:bg-brand data-pointed:text-on-brand";

/** Makes a marker's button; dragging the map by it isn't a press of it. */
function toButton(
  map: L.Map,
  { text, label, className }: { text: string; label: string; className: string },
  press: () => void,
): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = text;
  button.setAttribute("aria-label", label);
  button.className = className;
  let isDragged = false;
  const noteDrag = () => {
    isDragged = true;
  };
  button.addEventListener("pointerdown", () => {
    isDragged = false;
    map.once("dragstart", noteDrag);
  });
  button.addEventListener("click", (event) => {
    // To the map, a press is one beside the pins.
    event.stopPropagation();
    map.off("dragstart", noteDrag);
    // A click by keyboard has no detail.
    if (!isDragged || event.detail === 0) press();
  });
  button.addEventListener("dblclick", L.DomEvent.stopPropagation);
  return button;
}

/**
 * Draws a button for each pin and each cluster; the `first` pins stand out of their clusters where
 * they cover nothing. They are kept while the map moves, so they keep the focus. `select` marks a
 * pin, `point` that pin or the cluster that it is in.
 */
export function drawPins(
  map: L.Map,
  pins: readonly MapPin[],
  { first, texts, onSelect, onList }: { first: readonly MapPin[]; texts: Texts } & Presses,
) {
  const firstTexts = new Map(first.map((pin) => [pin, texts.pin(pin).text]));
  const levels = new Map<number, ReturnType<typeof placePins>>();
  const layer = L.layerGroup().addTo(map);
  const shown = new Map<string, Drawn>();
  let selected: string | null = null;
  let pointed: string | null = null;

  const mark = () =>
    shown.forEach(({ marker, button, ids, isLead }) => {
      const isSelected = ids.length === 1 && ids[0] === selected;
      if (ids.length === 1) button.setAttribute("aria-pressed", String(isSelected));
      const isPointed = pointed !== null && ids.includes(pointed);
      button.toggleAttribute("data-pointed", isPointed);
      marker.setZIndexOffset(isPointed ? 3_000 : isSelected ? 2_000 : isLead ? 1_000 : 0);
    });
  const add = (
    key: string,
    { at, button, ids, isLead = false }: Omit<Drawn, "marker"> & { at: L.LatLngExpression },
  ) => {
    const icon = L.divIcon({ html: button, className: "", iconSize: [0, 0] });
    // Leaflet's style sheet takes pointer events away from markers that aren't interactive, and
    // with them from the button inside. The focus is the button's, not the marker's.
    const marker = L.marker(at, { icon, interactive: true, keyboard: false, riseOnHover: true });
    shown.set(key, { marker: marker.addTo(layer), button, ids, isLead });
  };
  /**
   * Moves the focus from a button that is no longer drawn to the nearest one with one of its pins,
   * else to the nearest.
   */
  const passFocus = ({ marker, ids }: Drawn) => {
    const from = marker.getLatLng();
    const all = [...shown.values()];
    const same = all.filter((other) => other.ids.some((id) => ids.includes(id)));
    const [nearest] = (same.length > 0 ? same : all).toSorted(
      (a, b) => from.distanceTo(a.marker.getLatLng()) - from.distanceTo(b.marker.getLatLng()),
    );
    nearest?.button.focus({ preventScroll: true });
  };

  const addPin = (
    pin: MapPin,
    key: string,
    { isLead, isDot }: { isLead: boolean; isDot: boolean },
  ) => {
    const { text, label } = texts.pin(pin);
    const className = text && !isDot ? pinClass : dotClass;
    const button = toButton(map, { text: isDot ? "" : text, label, className }, () =>
      onSelect(pin),
    );
    add(key, { at: [pin.latitude, pin.longitude], button, ids: [pin.id], isLead });
  };

  function draw(): void {
    const bounds = map.getBounds();
    const zoom = Math.floor(map.getZoom());
    const level = levels.get(zoom) ?? placePins(map, { pins, first: firstTexts, zoom });
    levels.set(zoom, level);
    const { leads, index, spots, dots } = level;
    const leavesOf = (id: number) =>
      index.getLeaves(id, Number.POSITIVE_INFINITY).map(({ properties }) => properties.pin);
    const kept = new Set<string>();
    for (const pin of leads.keys()) {
      const key = `lead-${pin.id}`;
      if (!bounds.contains([pin.latitude, pin.longitude])) continue;
      kept.add(key);
      if (!shown.has(key)) addPin(pin, key, { isLead: true, isDot: false });
    }
    const found = index.getClusters(
      [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
      zoom,
    );
    for (const { properties, geometry } of found) {
      if (!("cluster" in properties)) {
        const { pin } = properties;
        const isDot = dots.has(pin);
        const key = `${isDot ? "dot" : "pin"}-${pin.id}`;
        kept.add(key);
        if (!shown.has(key)) addPin(pin, key, { isLead: false, isDot });
        continue;
      }
      const { cluster_id: id, point_count: count } = properties;
      const key = `cluster-${id}-${zoom}`;
      kept.add(key);
      if (shown.has(key)) continue;
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      const center = L.latLng(latitude, longitude);
      const spot = spots.get(id);
      const at = spot ? map.unproject(spot, zoom) : center;
      const next = index.getClusterExpansionZoom(id);
      const isLast = next > map.getMaxZoom();
      const press = () => (isLast ? onList(leavesOf(id)) : map.setView(center, next));
      const label = texts.cluster(count, isLast);
      const button = toButton(map, { text: String(count), label, className: clusterClass }, press);
      add(key, { at, button, ids: leavesOf(id).map((pin) => pin.id) });
    }
    let focused: Drawn | null = null;
    for (const [key, drawn] of shown) {
      if (kept.has(key)) continue;
      if (drawn.button === document.activeElement) focused = drawn;
      layer.removeLayer(drawn.marker);
      shown.delete(key);
    }
    if (focused) passFocus(focused);
    mark();
  }

  map.on("moveend", draw);
  draw();
  return {
    select: (id: string | null) => {
      selected = id;
      mark();
    },
    point: (id: string | null) => {
      pointed = id;
      mark();
    },
    /** Focuses the button of a pin or of the cluster that it is in. */
    focus: (id: string) =>
      [...shown.values()]
        .find(({ ids }) => ids.includes(id))
        ?.button.focus({ preventScroll: true }),
  };
}
