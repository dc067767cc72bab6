import L from "leaflet";
import type { MapPin } from "@/lib/maps/map-view";

/** Share of the map's smaller side. */
const movedShare = 0.15;

/** Reports whether the map shows another area than when this was called: moved, or zoomed. */
export function watchArea(map: L.Map, onMove: (isMoved: boolean) => void): void {
  const [centre, zoom] = [map.getCenter(), map.getZoom()];
  map.on("moveend", () => {
    const { x, y } = map.getSize();
    const middle = L.point(x / 2, y / 2);
    const distance = map.latLngToContainerPoint(centre).distanceTo(middle);
    onMove(map.getZoom() !== zoom || distance > movedShare * Math.min(x, y));
  });
}

/**
 * Reports which pins the map shows, now and whenever the user has moved or zoomed it: not when it
 * moves to a pin by itself.
 */
export function watchPins(
  map: L.Map,
  pins: readonly MapPin[],
  onChange: (shown: MapPin[]) => void,
): void {
  const report = () => {
    const bounds = map.getBounds();
    onChange(pins.filter(({ latitude, longitude }) => bounds.contains([latitude, longitude])));
  };
  let isMoved = false;
  map.on("dragstart zoomstart", () => {
    isMoved = true;
  });
  map.on("moveend", () => {
    if (isMoved) report();
    isMoved = false;
  });
  report();
}

/** The query of a search in all that the map shows; `areaRadius` in km. */
export function toAreaParameters(map: L.Map): URLSearchParams {
  const { lat, lng } = map.getCenter().wrap();
  const km = map.getCenter().distanceTo(map.getBounds().getNorthEast()) / 1_000;
  return new URLSearchParams({
    areaLat: lat.toFixed(4),
    areaLong: lng.toFixed(4),
    areaRadius: (Math.ceil(km * 10) / 10).toFixed(1),
  });
}
