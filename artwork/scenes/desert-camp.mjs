import { polygon } from "../brushes/curves.mjs";
import { paintDune } from "../brushes/dune.mjs";
import { paintPalm } from "../brushes/plants.mjs";
import { paintLantern } from "../brushes/props.mjs";
import { paintGlow, paintSky } from "../brushes/sky.mjs";

export function paintCamp(canvas) {
  const { random } = canvas;
  paintSky(canvas, { horizon: 560, sunY: 150, disc: 34, count: 0, stars: 420 });
  paintMilkyWay(canvas);
  paintDune(canvas, {
    crest: [
      [-60, 500],
      [200, 450],
      [420, 400],
      [640, 480],
      [900, 440],
      [1260, 500],
    ],
    drop: 110,
    depth: 0.36,
    colour: "#c99a76",
  });
  paintDune(canvas, {
    crest: [
      [-60, 560],
      [300, 560],
      [620, 540],
      [900, 450],
      [1080, 520],
      [1260, 560],
    ],
    drop: 130,
    depth: 0.16,
    colour: "#c08a62",
  });
  canvas.rect(
    0,
    600,
    1200,
    200,
    canvas.linear([
      [0, canvas.tone("#c99a6c")],
      [1, canvas.tone("#7a5a4a", 0, "mid")],
    ]),
  );
  for (const [x, y, s] of [
    [220, 620, 150],
    [930, 616, 140],
    [1110, 640, 170],
    [560, 640, 230],
  ])
    paintTent(canvas, { x, y, size: s });
  paintGlow(canvas, 520, 700, 420, "#ff9a4a", 0.5);
  for (let i = 0; i < 3; i++)
    canvas.path(
      `M${500 + i * 14} 712Q${490 + i * 14} 680 ${508 + i * 14} ${650 + i * 6}Q${526 + i * 12} 684 ${516 + i * 14} 712Z`,
      ["#ff9a3c", "#ffd070", "#ff7a3a"][i],
    );
  canvas.line("M486 716L546 704M486 704L546 716", "#4a2f28", 9);
  for (const x of [360, 420, 640]) {
    canvas.ellipse(x, 722, 34, 9, canvas.tone("#b5443c"));
    canvas.path(
      `M${x - 22} 720Q${x - 20} 664 ${x} 660Q${x + 20} 664 ${x + 22} 720Z`,
      canvas.tone(random.pick(["#f0b94f", "#3f8f9c", "#f3ead9"])),
    );
    canvas.circle(x, 650, 12, canvas.tone("#c9935f"));
  }
  for (const x of [90, 320, 720, 830]) paintLantern(canvas, { x, y: 740, height: 60 });
  paintPalm(canvas, { x: 60, y: 780, height: 360, lean: 0.16 });
}

function paintMilkyWay(canvas) {
  const { random } = canvas;
  const soft = canvas.blur(26);
  canvas.path("M160 -60L420 -60Q640 180 1010 520L800 520Q420 220 160 -60Z", "#8fa5dc", {
    opacity: 0.16,
    filter: soft,
  });
  for (let i = 0; i < 260; i++) {
    const t = random.next();
    canvas.circle(
      290 + t * 610 + random.range(-70, 70),
      -40 + t * 540 + random.range(-40, 40),
      random.range(0.5, 1.5),
      "#ffffff",
      {
        opacity: random.range(0.2, 0.8),
      },
    );
  }
}

function paintTent(canvas, { x, y, size }) {
  const s = size;
  const cloth = (face) => canvas.tone("#f1e2c4", 0, face);
  canvas.path(
    polygon([
      [x - s * 0.55, y],
      [x - s * 0.4, y - s * 0.36],
      [x, y - s * 0.62],
      [x + s * 0.4, y - s * 0.36],
      [x + s * 0.55, y],
    ]),
    canvas.linear(
      [
        [0, cloth("lit")],
        [0.5, cloth("lit")],
        [1, cloth("shade")],
      ],
      [0, 0, 1, 0],
    ),
  );
  for (const k of [-0.36, -0.18, 0.2, 0.38])
    canvas.path(
      polygon([
        [x, y - s * 0.62],
        [x + s * k, y - s * 0.36 * (1 - Math.abs(k) * 0.1)],
        [x + s * k * 1.35, y],
        [x + s * k * 1.1, y],
      ]),
      canvas.tone("#b5443c", 0, "mid"),
      { opacity: 0.85 },
    );
  canvas.path(
    polygon([
      [x - s * 0.13, y],
      [x, y - s * 0.38],
      [x + s * 0.13, y],
    ]),
    "#ffcf80",
  );
  canvas.path(
    polygon([
      [x - s * 0.13, y],
      [x, y - s * 0.38],
      [x - s * 0.05, y],
    ]),
    "#f0a050",
  );
  paintGlow(canvas, x, y - s * 0.14, s * 0.6, "#ffb860", 0.5);
}
