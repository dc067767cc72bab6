import { mix } from "../../brushes/colour.mjs";
import { paintCoffeeTable, paintSofa, paintVase } from "../../brushes/furniture.mjs";
import {
  paintFloorLamp,
  paintHousePlant,
  paintPendant,
  paintRug,
  paintShadow,
  paintShell,
  paintView,
} from "../../brushes/interior.mjs";
import { paintPerson } from "../../brushes/people.mjs";
import { styles } from "./styles.mjs";

/** Pigeonholes with keys behind the desk. */
function paintKeys(canvas, { x, y, style }) {
  const [columns, rows, cell] = [8, 3, 46];
  canvas.rect(x - 12, y - 12, columns * cell + 24, rows * cell + 24, canvas.tone(style.wood), {
    rx: 4,
  });
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++) {
      const [cx, cy] = [x + i * cell, y + j * cell];
      canvas.rect(
        cx + 2,
        cy + 2,
        cell - 4,
        cell - 4,
        canvas.tone(mix(style.wood, "#1f1512", 0.45)),
      );
      if (canvas.random.chance(0.62)) {
        canvas.circle(cx + cell / 2, cy + 15, 5, "none", {
          stroke: canvas.tone("#e0b65c"),
          "stroke-width": 3,
        });
        canvas.rect(cx + cell / 2 - 1.5, cy + 20, 3, 18, canvas.tone("#e0b65c"));
      } else canvas.rect(cx + 10, cy + 12, 26, 28, canvas.tone("#fbf6ea"), { opacity: 0.9 });
    }
}

function paintReception(canvas, style) {
  const [x, w, top] = [690, 450, 448];
  canvas.rect(x + 20, 62, w - 40, 34, canvas.tone(style.accent), { rx: 6 });
  for (let i = 0; i < 5; i++) star(canvas, x + w / 2 + (i - 2) * 52, 79, 11, "#f4cf74");
  paintKeys(canvas, { x: x + 42, y: 132, style });
  paintPerson(canvas, {
    x: x + 250,
    y: 640,
    height: 330,
    way: -1,
    top: style.accent,
    bottom: "#2b3140",
  });
  paintShadow(canvas, x + w / 2, 690, w * 0.54, 14, 0.34);
  canvas.rect(
    x,
    top,
    w,
    238,
    canvas.linear([
      [0, canvas.tone(mix(style.wood, "#ffffff", 0.14))],
      [1, canvas.tone(style.wood, 0, "mid")],
    ]),
    { rx: 8 },
  );
  for (let i = 0; i < 6; i++)
    canvas.rect(
      x + 18 + i * 70,
      top + 44,
      58,
      164,
      canvas.tone(mix(style.wood, style.accent, 0.55)),
      {
        rx: 4,
        opacity: 0.8,
      },
    );
  canvas.rect(x - 14, top - 10, w + 28, 26, canvas.tone("#f6efe0"), { rx: 6 });
  canvas.rect(x, top + 222, w, 16, canvas.tone(style.metal));
  canvas.path(
    `M${x + 96} ${top - 12}a26 26 0 0 1 52 0Z`,
    canvas.linear([
      [0, "#ffe6a8"],
      [1, "#c9953c"],
    ]),
  );
  canvas.circle(x + 122, top - 40, 5, "#c9953c");
  canvas.rect(x + 90, top - 14, 64, 6, "#5b4636", { rx: 3 });
  paintVase(canvas, { x: x + 390, y: top - 10, size: 130, style });
}

function star(canvas, x, y, r, fill) {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [a, d] = [-Math.PI / 2 + (i * Math.PI) / 5, i % 2 ? r * 0.45 : r];
    return `${Math.round((x + Math.cos(a) * d) * 10) / 10} ${Math.round((y + Math.sin(a) * d) * 10) / 10}`;
  });
  canvas.path(`M${points.join("L")}Z`, fill);
}

function paintSuitcase(canvas, { x, y, size, colour, style }) {
  const s = size;
  paintShadow(canvas, x, y, s * 0.4, s * 0.06);
  canvas.line(
    `M${x - s * 0.14} ${y - s}v${-s * 0.22}h${s * 0.28}v${s * 0.22}`,
    "#5b5f6a",
    s * 0.05,
  );
  canvas.rect(x - s * 0.34, y - s * 1.02, s * 0.68, s * 0.98, canvas.tone(colour), {
    rx: s * 0.08,
  });
  for (const dx of [-0.2, 0, 0.2])
    canvas.rect(
      x + s * dx - 2,
      y - s * 0.96,
      4,
      s * 0.86,
      canvas.tone(mix(colour, "#000000", 0.2)),
    );
  canvas.rect(x - s * 0.1, y - s * 0.62, s * 0.2, s * 0.07, canvas.tone(style.second), { rx: 3 });
  for (const dx of [-0.26, 0.26]) canvas.circle(x + s * dx, y - s * 0.02, s * 0.05, "#2b2f38");
}

function paintLobby(canvas, style) {
  const plain = { ...style, panel: style.panel === "slats" ? "none" : style.panel };
  paintShell(canvas, plain);
  paintView(canvas, { x: 120, y: 110, w: 400, h: 380, view: style.view, style: plain, panes: 3 });
  for (const x of [760, 915, 1070]) paintPendant(canvas, { x, y: 60, size: 74, style });
  paintReception(canvas, style);
  paintRug(canvas, { x: 320, y: 740, w: 560, h: 84, style });
  paintSofa(canvas, { x: 320, y: 690, w: 420, style });
  paintCoffeeTable(canvas, { x: 330, y: 778, w: 250, style });
  paintFloorLamp(canvas, { x: 80, y: 704, height: 390, style });
  paintHousePlant(canvas, { x: 612, y: 720, size: 280, style });
  paintSuitcase(canvas, { x: 1150, y: 760, size: 120, colour: style.second, style });
}

export const lobbies = Object.fromEntries(
  Object.entries(styles).map(([name, style]) => [
    name,
    [{ mood: style.mood, side: 1, paint: (canvas) => paintLobby(canvas, style) }],
  ]),
);
