import L from "leaflet";
import {
  coastScales,
  listCells,
  toCoastRings,
  type CellCorner,
  type CoastCell,
  type CoastScale,
} from "@/lib/maps/coast-cells";

const folder = "/assets/map/coasts";
/** From here on the coarse coasts are visibly off. */
const finestCoarse = 9;

const answers = new Map<string, Promise<unknown>>();

/** A file of the site's own, once; what can't be fetched is tried again by the next view. */
function load<T>(path: string): Promise<T | null> {
  const known = answers.get(path);
  if (known) return known as Promise<T | null>;
  const answer = fetch(`${folder}/${path}`)
    .then((response): Promise<T | null> => (response.ok ? response.json() : Promise.resolve(null)))
    .catch(() => {
      answers.delete(path);
      return null;
    });
  answers.set(path, answer);
  return answer;
}

/** Under pins and names, the finer above the coarser. */
const zIndexes = { coarse: "210", fine: "220" };

const style = { interactive: false, fillOpacity: 1, smoothFactor: 0.7 };
/** The edges hide the seams between squares: land's reach over those of the sea beside it. */
const looks = {
  land: { className: "fill-map-land stroke-map-land", weight: 2 },
  water: { className: "fill-map-sea stroke-map-sea", weight: 1 },
};

function toShapes(cell: CoastCell, corner: CellCorner, scale: CoastScale, options: L.PathOptions) {
  const rings = toCoastRings(cell, corner, scale);
  const { south, west } = corner;
  return [
    // A finer square covers all that the coarser coasts say of it.
    ...(scale === coastScales.fine
      ? [
          L.rectangle(
            [
              [south, west],
              [south + 1, west + 1],
            ],
            { ...options, ...looks.water },
          ),
        ]
      : []),
    ...rings.map(({ isWater, points }) =>
      L.polygon(points, { ...options, ...(isWater ? looks.water : looks.land) }),
    ),
  ];
}

/**
 * Draws sea, coasts and lakes below everything else, square by square as they come into view. The
 * class names are tokens of both colour schemes.
 */
export function drawCoasts(map: L.Map): void {
  const drawn = new Set<string>();
  const toOptions = (pane: keyof typeof coastScales): L.PathOptions => {
    map.createPane(pane).style.zIndex = zIndexes[pane];
    return { ...style, pane, renderer: L.svg({ pane, padding: 0.5 }) };
  };
  const options = { coarse: toOptions("coarse"), fine: toOptions("fine") };

  async function drawCell(corner: CellCorner, name: keyof typeof coastScales) {
    const key = `${name} ${corner.south} ${corner.west}`;
    if (drawn.has(key)) return;
    drawn.add(key);
    const scale = coastScales[name];
    const cell = await load<CoastCell>(`${scale.folder}/${corner.name}.json`);
    if (!cell) return void drawn.delete(key);
    const shapes = toShapes(cell, corner, scale, options[name]);
    for (const shape of shapes) shape.addTo(map);
    map.getContainer().classList.add("bg-map-sea!");
  }
  async function draw() {
    const bounds = map.getBounds();
    const view = {
      ...{ south: bounds.getSouth(), west: bounds.getWest() },
      ...{ north: bounds.getNorth(), east: bounds.getEast() },
    };
    const index = await load<{ coarse: string[]; fine: string[] }>("index.json");
    if (!index) return;
    const names =
      map.getZoom() > finestCoarse ? (["coarse", "fine"] as const) : ["coarse" as const];
    await Promise.all(
      names.flatMap((name) =>
        listCells(view, coastScales[name])
          .filter((corner) => index[name].includes(corner.name))
          .map((corner) => drawCell(corner, name)),
      ),
    );
  }
  map.on("moveend", () => void draw());
  void draw();
}
