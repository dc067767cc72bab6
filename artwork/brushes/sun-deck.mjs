import { paintLounger, paintParasol } from "./sunshades.mjs";

export function paintSunDeck(
  canvas,
  {
    y,
    colour = "#e8604c",
    parasol = paintParasol,
    spots = [
      [150, 1],
      [420, 1],
    ],
  },
) {
  for (const [x, way] of spots) {
    parasol(canvas, { x, y, size: 170, colour });
    paintLounger(canvas, { x: x - 60, y: y + 24, size: 130, way });
    paintLounger(canvas, { x: x + 78, y: y + 24, size: 130, way });
  }
}
