import { polygon } from "./curves.mjs";

export function paintTower(canvas, { x, y, w, h, depth, crown = false, colour = "#d08f5f" }) {
  const { side } = canvas;
  const lean = w * 0.06;
  const shape = polygon([
    [x, y],
    [x + lean, y - h],
    [x + w - lean, y - h],
    [x + w, y],
  ]);
  canvas.path(
    shape,
    canvas.linear(
      side > 0
        ? [
            [0, canvas.tone(colour, depth, "shade")],
            [0.3, canvas.tone(colour, depth, "mid")],
            [0.31, canvas.tone(colour, depth)],
            [1, canvas.tone(colour, depth)],
          ]
        : [
            [0, canvas.tone(colour, depth)],
            [0.69, canvas.tone(colour, depth)],
            [0.7, canvas.tone(colour, depth, "mid")],
            [1, canvas.tone(colour, depth, "shade")],
          ],
      [0, 0, 1, 0],
    ),
  );
  for (let i = 0; i < 5; i++)
    canvas.rect(
      x + lean + ((w - 2 * lean) * i) / 4.6,
      y - h - w * 0.07,
      w * 0.09,
      w * 0.09,
      canvas.tone(colour, depth, "mid"),
    );
  const lit = canvas.mood.lamps;
  for (const dx of [0.28, 0.62])
    for (let dy = 0.22; dy < 0.8; dy += 0.3)
      canvas.rect(
        x + w * dx,
        y - h + h * dy,
        w * 0.09,
        w * 0.15,
        lit && canvas.random.chance(0.6) ? "#ffcf80" : canvas.tone("#5b3426", depth, "mid"),
      );
  if (!crown) return;
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 4; j++)
      canvas.path(
        polygon([
          [x + w * (0.2 + j * 0.18), y - h + 26 + i * 16],
          [x + w * (0.27 + j * 0.18), y - h + 16 + i * 16],
          [x + w * (0.34 + j * 0.18), y - h + 26 + i * 16],
        ]),
        canvas.tone("#8a5234", depth, "mid"),
        { opacity: 0.7 },
      );
  for (const dx of [0, 1])
    canvas.path(
      polygon([
        [x + lean + dx * (w - 2 * lean) - 9, y - h],
        [x + lean + dx * (w - 2 * lean), y - h - 30],
        [x + lean + dx * (w - 2 * lean) + 9, y - h],
      ]),
      canvas.tone(colour, depth, dx ? "lit" : "mid"),
    );
}
