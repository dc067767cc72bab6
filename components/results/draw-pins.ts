import L from "leaflet";
import Supercluster from "supercluster";
import type { MapPin } from "@/lib/maps/map-view";

/** Zoomed in further, pins are not clustered; one level less than the maximum of a drawn map. */
const farthestCrowd = 14;

type Texts = {
  pin: (pin: MapPin) => { text: string; label: string };
  cluster: (count: number) => string;
};
type Properties = { pin: MapPin };

const pinClass =
  "pin absolute -translate-x-1/2 -translate-y-1/2 rounded-pill border border-line-strong bg-surface-raised px-2.5 py-1 text-sm font-semibold whitespace-nowrap text-ink tabular-nums shadow-card hover:z-10 aria-pressed:border-brand-strong aria-pressed:bg-brand aria-pressed:text-on-brand";
const dotClass =
  "pin absolute size-7 -translate-x-1/2 -translate-y-1/2 rounded-pill border-2 border-surface-raised bg-brand shadow-card aria-pressed:bg-ink";
const clusterClass =
  "absolute grid size-11 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-pill border-2 border-surface-raised bg-ink text-sm font-semibold text-surface shadow-card";

function toButton(
  { text, label, className }: { text: string; label: string; className: string },
  press: () => void,
): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = text;
  button.setAttribute("aria-label", label);
  button.className = className;
  button.addEventListener("click", press);
  L.DomEvent.disableClickPropagation(button);
  return button;
}

/**
 * Draws a button for each pin and each cluster. They are kept while the map moves, so they keep the
 * focus. `select` marks a pin; pressing one calls `onSelect`.
 */
export function drawPins(
  map: L.Map,
  pins: readonly MapPin[],
  { texts, onSelect }: { texts: Texts; onSelect: (pin: MapPin) => void },
) {
  const index = new Supercluster<Properties>({
    radius: 64,
    extent: 256,
    maxZoom: farthestCrowd,
  }).load(
    pins.map((pin) => ({
      type: "Feature",
      properties: { pin },
      geometry: { type: "Point", coordinates: [pin.longitude, pin.latitude] },
    })),
  );
  const layer = L.layerGroup().addTo(map);
  const shown = new Map<string, L.Marker>();
  const buttons = new Map<string, HTMLButtonElement>();
  let selected: string | null = null;

  const mark = () =>
    buttons.forEach((button, id) => button.setAttribute("aria-pressed", String(id === selected)));
  const add = (
    key: string,
    [longitude, latitude]: readonly number[],
    button: HTMLButtonElement,
  ) => {
    const icon = L.divIcon({ html: button, className: "", iconSize: [0, 0] });
    shown.set(
      key,
      L.marker([latitude ?? 0, longitude ?? 0], {
        icon,
        interactive: false,
        keyboard: false,
      }).addTo(layer),
    );
  };

  function draw(): void {
    const bounds = map.getBounds();
    const zoom = Math.floor(map.getZoom());
    const found = index.getClusters(
      [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
      zoom,
    );
    const kept = new Set<string>();
    for (const { properties, geometry } of found) {
      const isCluster = "cluster" in properties;
      const key = isCluster ? `cluster-${properties.cluster_id}-${zoom}` : properties.pin.id;
      kept.add(key);
      if (shown.has(key)) continue;
      if (isCluster) {
        const count = properties.point_count;
        const zoomIn = () => {
          const [longitude = 0, latitude = 0] = geometry.coordinates;
          map.setView(
            [latitude, longitude],
            Math.min(map.getMaxZoom(), index.getClusterExpansionZoom(properties.cluster_id)),
          );
        };
        add(
          key,
          geometry.coordinates,
          toButton(
            { text: String(count), label: texts.cluster(count), className: clusterClass },
            zoomIn,
          ),
        );
      } else {
        const { pin } = properties;
        const { text, label } = texts.pin(pin);
        const button = toButton({ text, label, className: text ? pinClass : dotClass }, () =>
          onSelect(pin),
        );
        buttons.set(pin.id, button);
        add(key, geometry.coordinates, button);
      }
    }
    for (const [key, marker] of shown) {
      if (kept.has(key)) continue;
      layer.removeLayer(marker);
      shown.delete(key);
      buttons.delete(key);
    }
    mark();
  }

  map.on("moveend", draw);
  draw();
  return {
    select: (id: string | null) => {
      selected = id;
      mark();
    },
    remove: () => {
      map.off("moveend", draw);
      layer.remove();
    },
  };
}
