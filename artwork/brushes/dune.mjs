import { mix } from "./colour.mjs";
import { round } from "./create-canvas.mjs";
import { smooth } from "./curves.mjs";

/** A dune: a crest line whose lee side falls into shadow. */
export function paintDune(canvas, { crest, drop, colour = "#eab676", depth = 0 }) {
  const { height, side } = canvas;
  const top = Math.min(...crest.map((point) => point[1]));
  const to = [0, top, 0, top + 300];
  const more = { gradientUnits: "userSpaceOnUse" };
  canvas.path(
    `${smooth(crest)}L${crest.at(-1)[0]} ${height}L${crest[0][0]} ${height}Z`,
    canvas.linear(
      [
        [0, canvas.tone(mix(colour, "#fff0d0", 0.25), depth)],
        [1, canvas.tone(colour, depth)],
      ],
      to,
      more,
    ),
  );
  const peak = crest.reduce((best, point, index) => (point[1] < crest[best][1] ? index : best), 0);
  const slope = side > 0 ? crest.slice(0, peak + 1) : crest.slice(peak);
  const apex = crest[peak];
  const far = side > 0 ? slope[0] : slope.at(-1);
  const foot = `C${round(apex[0] + side * 50)} ${round(apex[1] + drop * 0.4)} ${round(apex[0] - side * 120)} ${round(apex[1] + drop * 0.55)} ${round(apex[0] - side * 40)} ${round(apex[1] + drop)}`;
  const shade = canvas.linear(
    [
      [0, canvas.tone(mix(colour, "#8a4a3a", 0.3), depth, "shade"), 0.95],
      [1, canvas.tone(mix(colour, "#8a4a3a", 0.2), depth, "mid"), 0.5],
    ],
    to,
    more,
  );
  const line = side > 0 ? slope : slope.toReversed();
  canvas.path(
    `${smooth(line)}${foot}L${round(far[0])} ${round(Math.max(far[1], apex[1] + drop) + 60)}Z`,
    shade,
  );
}
