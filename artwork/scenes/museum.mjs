import { polygon } from "../brushes/curves.mjs";
import { paintPerson } from "../brushes/people.mjs";
import { paintCypress, paintTree } from "../brushes/plants.mjs";
import { paintBirds, paintSky } from "../brushes/sky.mjs";
import { paintGallery } from "./gallery.mjs";
import { paintSculptureHall } from "./sculpture-hall.mjs";

function paintFacade(canvas) {
  const { width, side } = canvas;
  paintSky(canvas, { horizon: 620, sunY: 200, count: 4 });
  for (const x of [40, 150, 1050, 1160]) paintTree(canvas, { x, y: 640, size: 190, depth: 0.2 });
  const stone = (face) => canvas.tone("#f0e2c6", 0.05, face);
  for (const [x, w] of [
    [110, 240],
    [850, 240],
  ]) {
    canvas.rect(
      x,
      380,
      w,
      250,
      canvas.linear([
        [0, stone("lit")],
        [1, stone("mid")],
      ]),
    );
    canvas.rect(x - 10, 366, w + 20, 18, stone("lit"));
    for (let i = 0; i < 3; i++) {
      canvas.path(
        `M${x + 24 + i * 72} 600V470a24 24 0 0 1 48 0V600Z`,
        canvas.tone("#5b7488", 0.05, "mid"),
        { stroke: stone("lit"), "stroke-width": 6 },
      );
      canvas.path(
        `M${x + 24 + i * 72} 600V470a24 24 0 0 1 24 -24L${x + 30 + i * 72} 600Z`,
        "#ffffff",
        { opacity: 0.15 },
      );
    }
  }
  canvas.rect(330, 350, 540, 280, canvas.tone("#8a7a66", 0.04, "shade"));
  canvas.rect(560, 440, 80, 190, canvas.tone("#5b3f2f", 0, "mid"));
  for (let i = 0; i < 8; i++) {
    const x = 344 + i * 68;
    canvas.rect(
      x,
      372,
      36,
      246,
      canvas.linear(
        side > 0
          ? [
              [0, stone("shade")],
              [0.55, stone("lit")],
              [1, stone("mid")],
            ]
          : [
              [0, stone("mid")],
              [0.45, stone("lit")],
              [1, stone("shade")],
            ],
        [0, 0, 1, 0],
      ),
    );
    for (let k = 1; k < 4; k++)
      canvas.rect(x + k * 9 - 1, 380, 1.6, 232, canvas.tone("#b9a483", 0, "mid"), { opacity: 0.5 });
    canvas.rect(x - 7, 358, 50, 16, stone("lit"));
    canvas.rect(x - 7, 612, 50, 14, stone("lit"));
  }
  canvas.rect(
    312,
    322,
    576,
    38,
    canvas.linear([
      [0, stone("lit")],
      [1, stone("mid")],
    ]),
  );
  canvas.path(
    polygon([
      [300, 322],
      [600, 208],
      [900, 322],
    ]),
    stone("lit"),
  );
  canvas.path(
    polygon([
      [360, 312],
      [600, 222],
      [840, 312],
    ]),
    stone("mid"),
  );
  for (const [x, h] of [
    [520, 34],
    [560, 52],
    [600, 66],
    [640, 52],
    [680, 34],
  ])
    canvas.path(`M${x - 12} 308q0 ${-h} 12 ${-h}t12 ${h}Z`, stone("lit"));
  for (const [x, colour] of [
    [404, "#c8413a"],
    [744, "#2f6f9c"],
  ]) {
    canvas.path(
      polygon([
        [x, 386],
        [x + 54, 386],
        [x + 54, 560],
        [x + 27, 542],
        [x, 560],
      ]),
      canvas.linear([
        [0, canvas.tone(colour)],
        [1, canvas.tone(colour, 0, "mid")],
      ]),
    );
    canvas.circle(x + 27, 440, 15, canvas.tone("#f6e6c0"));
    canvas.rect(x + 12, 474, 30, 5, canvas.tone("#f6e6c0"));
    canvas.rect(x + 16, 488, 22, 5, canvas.tone("#f6e6c0"));
  }
  for (let i = 0; i < 7; i++)
    canvas.rect(
      300 - i * 22,
      626 + i * 13,
      600 + i * 44,
      14,
      canvas.linear([
        [0, canvas.tone("#fbf3e0")],
        [1, canvas.tone("#cdbb9b", 0, "mid")],
      ]),
    );
  canvas.rect(
    0,
    716,
    width,
    90,
    canvas.linear([
      [0, canvas.tone("#dccaa8")],
      [1, canvas.tone("#ab9878", 0, "mid")],
    ]),
  );
  for (const [x, y, h, pose] of [
    [470, 690, 84, "walk"],
    [520, 704, 88, "walk"],
    [700, 670, 78, "stand"],
    [300, 760, 124, "walk"],
    [840, 764, 128, "stand"],
    [900, 758, 120, "stand"],
  ])
    paintPerson(canvas, { x, y, height: h, pose, way: x > 600 ? -1 : 1, skirt: x % 4 === 0 });
  for (const x of [70, 1130]) paintCypress(canvas, { x, y: 740, height: 330 });
  paintBirds(canvas, { x: 300, y: 150, count: 6 });
}

export const museum = [
  { mood: "day", side: -1, paint: paintFacade },
  { mood: "day", side: 1, paint: paintGallery },
  { mood: "day", side: 1, paint: paintSculptureHall },
];
