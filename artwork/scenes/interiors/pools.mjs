import { paintPalm } from "../../brushes/plants.mjs";
import { paintPot } from "../../brushes/props.mjs";
import { paintPool, paintTerrace } from "../../brushes/resort-parts.mjs";
import { paintSunDeck } from "../../brushes/sun-deck.mjs";
import { paintPalapa, paintParasol } from "../../brushes/sunshades.mjs";
import { styles } from "./styles.mjs";

const stone = "#e6d3b2";
/** What the terrace of each is like. */
const terraces = {
  classic: { parasol: paintParasol, colour: "#d98a4c" },
  city: { rail: true, ground: "#cfc8bc", parasol: paintParasol, colour: "#3f5068" },
  coast: { palms: true, parasol: paintParasol, colour: "#2f9aac" },
  tropics: { palms: true, ground: "#a98058", parasol: paintPalapa },
  alpine: { ground: "#9a7048", steam: true, parasol: paintParasol, colour: "#ae3c3a" },
  nordic: { rail: true, ground: "#b5a184", steam: true, parasol: paintParasol, colour: "#587a8f" },
  desert: { palms: true, ground: "#d99a66", parasol: paintParasol, colour: "#b0522c" },
  "east-asia": {
    rail: true,
    ground: "#a08a6a",
    steam: true,
    parasol: paintParasol,
    colour: "#c8453c",
  },
  country: { ground: "#d9c09a", parasol: paintParasol, colour: "#7d8f5a" },
};

function paintTerracePool(canvas, view, { rail, ground = stone, palms, steam, parasol, colour }) {
  const top = 500;
  canvas.inset(view, { x: 0, y: -120, w: 1200, h: 800 });
  paintTerrace(canvas, { y: top, colour: ground, rail });
  paintPool(canvas, {
    top: top + 50,
    bottom: top + 226,
    left: [330, 190],
    right: [1050, 1170],
    steam,
  });
  if (palms) {
    paintPalm(canvas, { x: 70, y: 700, height: 520, lean: 0.1 });
    paintPalm(canvas, { x: 1150, y: 640, height: 430, lean: -0.1 });
  } else for (const x of [60, 1150]) paintPot(canvas, { x, y: 600, size: 90 });
  paintSunDeck(canvas, { y: 716, colour, parasol, spots: [[180, 1]] });
}

export const pools = Object.fromEntries(
  Object.entries(styles).map(([name, { view }]) => [
    name,
    [
      {
        mood: view.mood,
        side: view.side,
        paint: (canvas) => paintTerracePool(canvas, view, terraces[name]),
      },
    ],
  ]),
);
