import {
  paintBed,
  paintBunk,
  paintCoffeeTable,
  paintKitchenette,
  paintSofa,
} from "../../brushes/furniture.mjs";
import {
  paintArt,
  paintFloorLamp,
  paintHousePlant,
  paintNightTable,
  paintPendant,
  paintRug,
  paintShell,
  paintTableLamp,
  paintView,
} from "../../brushes/interior.mjs";
import { mix } from "../../brushes/colour.mjs";
import { polygon } from "../../brushes/curves.mjs";
import { styles } from "./styles.mjs";

function paintNightSide(canvas, { x, style }) {
  paintNightTable(canvas, { x, style });
  paintTableLamp(canvas, { x, y: 536, size: 130, style });
}

function paintStandard(canvas, style, view) {
  paintShell(canvas, style);
  paintView(canvas, { x: 110, y: 120, w: 270, h: 350, view, style });
  if (style.panel !== "slats" && style.panel !== "shoji")
    paintArt(canvas, { x: 690, y: 110, w: 170, h: 130, style });
  paintRug(canvas, { x: 770, y: 722, w: 760, style });
  for (const x of [480, 1060]) paintNightSide(canvas, { x, style });
  paintBed(canvas, { x: 770, w: 460, style });
  paintHousePlant(canvas, { x: 60, y: 700, size: 230, style });
}

function paintTwin(canvas, style, view) {
  paintShell(canvas, style);
  paintView(canvas, { x: 480, y: 110, w: 240, h: 300, view, style });
  paintRug(canvas, { x: 600, y: 730, w: 420, h: 70, style });
  paintNightTable(canvas, { x: 600, w: 130, style });
  paintTableLamp(canvas, { x: 600, y: 536, size: 130, style });
  for (const x of [300, 900]) {
    if (style.panel !== "slats" && style.panel !== "shoji")
      paintArt(canvas, { x: x - 65, y: 130, w: 130, h: 110, style });
    paintBed(canvas, { x, w: 300, style });
  }
}

function paintSuperior(canvas, style, view) {
  paintShell(canvas, style);
  paintView(canvas, { x: 740, y: 90, w: 350, h: 400, view, style, panes: 3 });
  if (style.panel !== "slats")
    for (const x of [226, 372]) paintArt(canvas, { x, y: 96, w: 112, h: 140, style });
  for (const x of [46, 654]) paintNightSide(canvas, { x, style });
  paintBed(canvas, { x: 350, w: 510, style, tall: 220 });
  paintFloorLamp(canvas, { x: 1136, y: 700, height: 400, style });
  paintSofa(canvas, {
    x: 930,
    y: 734,
    w: 370,
    seats: 2,
    style,
    colour: mix(style.textile, style.accent, 0.4),
  });
}

function paintFamily(canvas, style, view) {
  paintShell(canvas, style);
  paintView(canvas, { x: 610, y: 130, w: 180, h: 270, view, style, curtains: false });
  if (style.panel !== "shoji")
    for (let i = 0; i < 8; i++)
      canvas.path(
        polygon([
          [60 + i * 62, 118 + Math.sin((i / 7) * 3.1) * 40],
          [108 + i * 62, 118 + Math.sin(((i + 0.8) / 7) * 3.1) * 40],
          [84 + i * 62, 172 + Math.sin(((i + 0.4) / 7) * 3.1) * 40],
        ]),
        canvas.tone([style.second, style.textile, "#fbf6ea", style.accent][i % 4]),
      );
  paintRug(canvas, { x: 660, y: 736, w: 420, h: 76, style });
  paintNightSide(canvas, { x: 590, style });
  paintBed(canvas, { x: 290, w: 430, style });
  const isDark = style.panel === "slats";
  paintBunk(canvas, { x: 830, w: 320, style: isDark ? { ...style, wood: "#d3b184" } : style });
  paintBear(canvas, { x: 690, y: 742, size: 96 });
}

/** A toy bear that sits at `y`. */
function paintBear(canvas, { x, y, size }) {
  const s = size;
  const [fur, light] = [canvas.tone("#b07a4a"), canvas.tone("#e6c496")];
  for (const way of [-1, 1]) {
    canvas.ellipse(x + way * s * 0.27, y - s * 0.1, s * 0.17, s * 0.12, fur);
    canvas.circle(x + way * s * 0.2, y - s * 0.83, s * 0.1, fur);
  }
  canvas.ellipse(x, y - s * 0.3, s * 0.27, s * 0.3, fur);
  canvas.ellipse(x, y - s * 0.26, s * 0.16, s * 0.19, light);
  canvas.circle(x, y - s * 0.67, s * 0.24, fur);
  canvas.ellipse(x, y - s * 0.6, s * 0.12, s * 0.09, light);
  canvas.circle(x, y - s * 0.64, s * 0.035, "#3a2a22");
  for (const way of [-1, 1]) canvas.circle(x + way * s * 0.09, y - s * 0.72, s * 0.026, "#3a2a22");
}

/** The bedroom behind an opening in the wall, in half the size. */
function paintAlcove(canvas, { x, w, style }) {
  const [top, bottom] = [150, 592];
  const inside = canvas.clip(`<rect x="${x}" y="${top}" width="${w}" height="${bottom - top}"/>`);
  canvas.rect(
    x - 16,
    top - 16,
    w + 32,
    bottom - top + 16,
    canvas.tone(mix(style.wood, "#ffffff", 0.2)),
  );
  canvas.rect(x, top, w, bottom - top, canvas.tone(mix(style.wall, style.accent, 0.3), 0, "mid"));
  canvas.group({ "clip-path": inside }, () => {
    canvas.rect(x, 520, w, 80, canvas.tone(style.floor, 0, "mid"));
    canvas.group(
      { transform: `translate(${x + w / 2 - 770 * 0.62} ${560 - 690 * 0.62}) scale(0.62)` },
      () => {
        paintArt(canvas, { x: 695, y: 90, w: 150, h: 120, style });
        for (const side of [485, 1055]) paintNightSide(canvas, { x: side, style });
        paintBed(canvas, { x: 770, w: 440, style });
      },
    );
  });
}

function paintApartment(canvas, style, view) {
  const plain =
    style.panel === "slats" || style.panel === "shoji" ? { ...style, panel: "none" } : style;
  paintShell(canvas, plain);
  paintAlcove(canvas, { x: 800, w: 350, style: plain });
  paintKitchenette(canvas, { x: 30, w: 400, style });
  paintView(canvas, { x: 500, y: 130, w: 220, h: 270, view, style: plain, curtains: false });
  paintPendant(canvas, { x: 600, y: 112, size: 84, style });
  paintRug(canvas, { x: 640, y: 736, w: 560, h: 84, style });
  paintSofa(canvas, { x: 620, y: 690, w: 360, style });
  paintCoffeeTable(canvas, { x: 640, y: 776, w: 230, style });
  paintHousePlant(canvas, { x: 1166, y: 730, size: 230, style });
}

function paintSuite(canvas, style, view) {
  paintShell(canvas, style);
  paintView(canvas, { x: 100, y: 90, w: 450, h: 410, view, style, panes: 3 });
  paintPendant(canvas, { x: 325, y: 84, size: 96, style });
  for (const x of [640, 1164]) paintNightSide(canvas, { x, style });
  paintBed(canvas, { x: 902, w: 450, style, tall: 230, canopy: style.hasCanopy });
  paintRug(canvas, { x: 310, y: 738, w: 560, h: 84, style });
  paintSofa(canvas, { x: 300, y: 694, w: 390, style });
  paintCoffeeTable(canvas, { x: 320, y: 780, w: 240, style });
  paintFloorLamp(canvas, { x: 56, y: 706, height: 380, style });
}

/** Type of room → how it is painted. */
const types = {
  standard: paintStandard,
  twin: paintTwin,
  superior: paintSuperior,
  family: paintFamily,
  apartment: paintApartment,
  suite: paintSuite,
};

/** `<type>-<style>` → one picture each. */
export const rooms = Object.fromEntries(
  Object.entries(types).flatMap(([type, paint]) =>
    Object.entries(styles).map(([name, style]) => [
      `${type}-${name}`,
      [
        {
          mood: style.mood,
          side: 1,
          paint: (canvas) => paint(canvas, style, style.view),
        },
      ],
    ]),
  ),
);
