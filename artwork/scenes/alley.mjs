import { paintChurch } from "../brushes/church.mjs";
import { mix } from "../brushes/colour.mjs";
import { round } from "../brushes/create-canvas.mjs";
import { polygon } from "../brushes/curves.mjs";
import { pastels } from "../brushes/houses.mjs";
import { paintPerson } from "../brushes/people.mjs";
import { paintLantern, paintPot } from "../brushes/props.mjs";
import { paintGlow, paintSky } from "../brushes/sky.mjs";

/** A narrow street in one-point perspective, with a church at its end. */
export function paintAlley(canvas, { rain = false, azulejo = false, people = 2 } = {}) {
  const { width, height, random } = canvas;
  const [vx, vy] = [width * 0.52, height * 0.56];
  paintSky(canvas, { horizon: vy, sunY: vy * 0.5, disc: 0, count: 3, stars: rain ? 50 : 0 });
  paintChurch(canvas, {
    x: vx - 50,
    y: vy + 24,
    size: 150,
    depth: 0.32,
    spire: "point",
    dome: false,
  });
  const stone = canvas.linear(
    [
      [0, canvas.tone("#c9b8a2", 0.25)],
      [1, canvas.tone("#8d7f75")],
    ],
    [0, vy, 0, height],
    { gradientUnits: "userSpaceOnUse" },
  );
  canvas.path(
    polygon([
      [vx - 60, vy + 20],
      [vx + 60, vy + 20],
      [width + 200, height],
      [-200, height],
    ]),
    stone,
  );
  for (let i = 1; i < 26; i++) {
    const t = (i / 26) ** 2.2;
    const y = vy + 20 + (height - vy - 20) * t;
    canvas.line(
      `M${round(vx - 60 - t * 740)} ${round(y)}Q${round(vx)} ${round(y + t * 30)} ${round(vx + 60 + t * 740)} ${round(y)}`,
      canvas.tone("#6d6159", 0.1, "mid"),
      1 + t * 2,
      { opacity: 0.3 },
    );
  }
  const row = (way) => {
    const cuts = [2.3, 1.45, 0.95, 0.64, 0.44, 0.3, 0.2];
    for (let i = cuts.length - 2; i >= 0; i--)
      paintFacade(canvas, {
        vx,
        vy,
        way,
        near: cuts[i],
        far: cuts[i + 1],
        wall: azulejo && i % 3 === 1 ? "#dbe7ee" : random.pick(pastels),
        tiles: azulejo && i % 3 === 1,
        tall: random.range(0.95, 1.25),
      });
  };
  row(-1);
  row(1);
  if (rain)
    for (const [dx, w, colour] of [
      [-150, 60, "#ffc878"],
      [120, 80, "#ffb45c"],
      [-20, 40, "#ffe2b0"],
    ])
      canvas.path(
        polygon([
          [vx + dx * 0.2, vy + 40],
          [vx + dx * 0.2 + w * 0.3, vy + 40],
          [vx + dx * 1.6 + w, height],
          [vx + dx * 1.6 - w, height],
        ]),
        canvas.linear([
          [0, colour, 0.5],
          [1, colour, 0],
        ]),
      );
  for (let i = 0; i < people; i++)
    paintPerson(canvas, {
      x: vx - 50 + i * 46,
      y: vy + 96 + i * 8,
      height: 92,
      pose: "walk",
      way: i ? 1 : -1,
      skirt: i === 1,
      depth: 0.08,
    });
  for (const [x, size] of [
    [250, 96],
    [352, 60],
    [width - 190, 104],
    [width - 300, 62],
  ])
    paintPot(canvas, {
      x,
      y: height - 24 - (size < 80 ? 100 : 0),
      size,
      flowers: random.pick([
        ["#d6496b", "#f08aa4"],
        ["#f3c65f", "#fff1c9"],
        ["#b35fb0", "#e2a8dc"],
      ]),
    });
  for (const [t, way] of [
    [0.62, -1],
    [0.4, -1],
    [0.5, 1],
  ])
    paintLantern(canvas, {
      x: vx + way * (t * 370 + 8),
      y: vy - t * 190,
      height: 190 * t,
      bracket: -way,
    });
  if (rain) paintGlow(canvas, vx, vy + 40, 360, "#ffc070", 0.4);
  else paintBunting(canvas, vx, vy);
}

function paintFacade(canvas, { vx, vy, way, near, far, wall, tiles, tall }) {
  const { height, side, random } = canvas;
  const depth = Math.max(0, 0.95 - near) * 0.36;
  const lit = way * side < 0;
  const x = (t) => vx + way * (34 + 370 * t);
  const top = (t) => vy - tall * t * vy * 1.25 - 36;
  const foot = (t) => vy + 20 + (height - vy) * t;
  const at = (t, v) => [x(t), foot(t) + (top(t) - foot(t)) * v];
  const face = lit ? "lit" : "mid";
  canvas.path(
    polygon([at(near, 0), at(far, 0), at(far, 1), at(near, 1)]),
    canvas.linear([
      [0, canvas.tone(wall, depth, face)],
      [1, canvas.tone(mix(wall, "#9a8274", 0.25), depth, lit ? "mid" : "shade")],
    ]),
  );
  canvas.path(
    polygon([
      at(near, 1),
      at(far, 1),
      [x(far) - way * 10 * near, top(far) - 14 * far],
      [x(near) - way * 26 * near, top(near) - 26 * near],
    ]),
    canvas.tone("#b95c48", depth, "shade"),
  );
  const quad = (a, b, low, high) => polygon([at(a, low), at(b, low), at(b, high), at(a, high)]);
  const spot = (s) => 1 / (1 / far - (1 / far - 1 / near) * s);
  if (tiles)
    for (let i = 0; i < 14; i++)
      for (let j = 0; j < 22; j++)
        if ((i + j) % 2)
          canvas.path(
            quad(spot(i / 14), spot((i + 0.9) / 14), j / 22, (j + 0.9) / 22),
            canvas.tone("#6f97bd", depth, face),
            { opacity: 0.45 },
          );
  for (let floor = 0; floor < 4; floor++)
    for (const s of [0.2, 0.66]) {
      const [low, high] = [0.06 + floor * 0.24 + (floor ? 0.03 : 0), 0.06 + floor * 0.24 + 0.17];
      const [a, b] = [spot(s), spot(s + 0.2)];
      const burns = random.chance(canvas.mood.lamps);
      const door = floor === 0;
      canvas.path(
        quad(spot(s - 0.03), spot(s + 0.23), door ? 0 : low - 0.012, high + 0.012),
        canvas.tone("#f6efe2", depth, face),
      );
      canvas.path(
        quad(a, b, door ? 0 : low, high),
        burns
          ? "#ffd286"
          : canvas.tone(
              door ? random.pick(["#2f5d62", "#7a3b33", "#3d5a7d", "#4b6a47"]) : "#47607a",
              depth,
              face,
            ),
      );
      if (!door) {
        canvas.path(
          quad(spot(s + 0.09), spot(s + 0.11), low, high),
          canvas.tone("#f6efe2", depth, face),
        );
        if (floor < 3 && s < 0.5) {
          canvas.path(
            quad(spot(s - 0.09), spot(s + 0.29), low - 0.02, low - 0.008),
            canvas.tone("#3a3f4a", depth, "mid"),
          );
          for (let k = 0; k <= 8; k++)
            canvas.path(
              quad(
                spot(s - 0.09 + k * 0.0465),
                spot(s - 0.083 + k * 0.0465),
                low - 0.012,
                low + 0.05,
              ),
              canvas.tone("#3a3f4a", depth, "mid"),
            );
          for (let k = 0; k < 10; k++) {
            const [px, py] = at(spot(s - 0.08 + random.next() * 0.36), low + random.range(0, 0.03));
            canvas.circle(
              px,
              py,
              3 + near * 5,
              canvas.tone(random.pick(["#d6496b", "#4f7f4c", "#5d9154", "#f08aa4"]), depth, face),
            );
          }
        }
      }
    }
}

function paintBunting(canvas, vx, vy) {
  for (const [y, span, dip] of [
    [vy * 0.4, 330, 60],
    [vy * 0.62, 200, 34],
    [vy * 0.14, 480, 80],
  ]) {
    canvas.line(
      `M${vx - span} ${y}Q${vx} ${y + dip * 2} ${vx + span} ${y}`,
      canvas.tone("#6b5f58", 0.1),
      1.5,
    );
    for (let i = 1; i < 16; i++) {
      const t = i / 16;
      const [px, py] = [vx - span + 2 * span * t, y + dip * 4 * t * (1 - t)];
      const s = span * 0.045;
      canvas.path(
        polygon([
          [px - s, py],
          [px + s, py],
          [px, py + s * 1.7],
        ]),
        canvas.tone(["#e0674f", "#f3c65f", "#3f8f9c", "#fbf3e0", "#c9577a"][i % 5], 0.05),
      );
    }
  }
}
