import { mix } from "../brushes/colour.mjs";
import { round } from "../brushes/create-canvas.mjs";
import { polygon } from "../brushes/curves.mjs";

export function paintIngredients(canvas) {
  const { random } = canvas;
  canvas.rect(
    0,
    0,
    1200,
    800,
    canvas.linear(
      [
        [0, "#dfe3df"],
        [1, "#c6cdca"],
      ],
      [0, 0, 1, 1],
    ),
  );
  for (let i = 0; i < 26; i++)
    canvas.line(
      `M${round(random.range(-100, 1200))} ${round(random.range(0, 800))}q${round(random.range(60, 160))} ${round(random.range(-60, 60))} ${round(random.range(160, 340))} ${round(random.range(-40, 90))}`,
      "#aab4b2",
      random.range(1, 4),
      { opacity: 0.3 },
    );
  canvas.group({ transform: "rotate(-8 600 400)" }, () => {
    canvas.rect(306, 196, 600, 440, "#3a2a20", { rx: 30, opacity: 0.25, filter: canvas.blur(9) });
    canvas.rect(
      300,
      180,
      600,
      440,
      canvas.linear([
        [0, "#d9a76a"],
        [1, "#b98548"],
      ]),
      { rx: 28 },
    );
    for (let i = 0; i < 14; i++)
      canvas.line(
        `M316 ${206 + i * 30}q140 ${round(random.range(-16, 16))} 290 0t280 0`,
        "#a06f38",
        2,
        { opacity: 0.4 },
      );
    for (let i = 0; i < 7; i++) {
      canvas.ellipse(420 + i * 34, 330 + (i % 2) * 6, 30, 36, "#d63f34");
      canvas.ellipse(416 + i * 34, 328 + (i % 2) * 6, 25, 31, "#f08a72");
      for (let k = 0; k < 5; k++)
        canvas.ellipse(
          416 + i * 34 + Math.cos(k * 1.26) * 13,
          328 + Math.sin(k * 1.26) * 16,
          4,
          6,
          "#f7d78a",
        );
    }
    for (let i = 0; i < 60; i++)
      canvas.ellipse(
        random.range(380, 600),
        random.range(450, 560),
        9,
        5,
        random.pick(["#4f8a3c", "#6aa84a", "#3a7032"]),
        {
          transform: `rotate(${round(random.range(0, 180))} 490 500)`,
        },
      );
    canvas.path(
      "M640 520L860 300Q888 292 882 330L690 566Z",
      canvas.linear(
        [
          [0, "#f4f7f9"],
          [1, "#a9b4bc"],
        ],
        [0, 0, 1, 1],
      ),
    );
    canvas.path("M640 520L690 566L610 640Q580 650 572 612Z", "#3a2a22");
  });
  for (const [x, y, r, tint] of [
    [170, 190, 96, "#e8503c"],
    [1040, 180, 100, "#f2b632"],
    [1050, 620, 92, "#8a4fa0"],
    [180, 640, 100, "#6aa84a"],
  ]) {
    canvas.circle(x + 6, y + 12, r, "#3a2a20", { opacity: 0.28, filter: canvas.blur(7) });
    canvas.circle(
      x,
      y,
      r,
      canvas.linear([
        [0, "#3f6f86"],
        [1, "#27485a"],
      ]),
    );
    canvas.circle(x, y, r * 0.84, mix(tint, "#3a2418", 0.3));
    for (let i = 0; i < 40; i++) {
      const a = random.range(0, 6.28);
      const d = Math.sqrt(random.next()) * r * 0.7;
      canvas.circle(
        x + Math.cos(a) * d,
        y + Math.sin(a) * d,
        r * 0.12,
        mix(tint, random.pick(["#ffffff", "#5b2a1a"]), random.range(0, 0.3)),
      );
    }
  }
  for (const [x, y] of [
    [520, 90],
    [640, 70],
    [740, 110],
    [470, 740],
    [600, 730],
  ]) {
    canvas.circle(x + 4, y + 8, 46, "#3a2a20", { opacity: 0.28, filter: canvas.blur(6) });
    canvas.circle(
      x,
      y,
      46,
      canvas.linear([
        [0, y < 200 ? "#f7d04a" : "#f06a4c"],
        [1, y < 200 ? "#e0a82a" : "#c83a2c"],
      ]),
    );
    canvas.ellipse(x - 14, y - 16, 13, 8, "#ffffff", { opacity: 0.5 });
    canvas.circle(x + 8, y + 4, 5, "#5f8a3c");
  }
  for (let i = 0; i < 26; i++) {
    const [x, y] = [
      random.pick([random.range(300, 420), random.range(800, 920)]),
      random.pick([random.range(60, 150), random.range(680, 770)]),
    ];
    canvas.group(
      { transform: `rotate(${round(random.range(0, 360))} ${round(x)} ${round(y)})` },
      () => {
        canvas.path(
          `M${round(x)} ${round(y)}q26 -26 62 0q-36 26 -62 0Z`,
          random.pick(["#4f8a3c", "#6aa84a", "#3a7032"]),
        );
        canvas.line(`M${round(x)} ${round(y)}h56`, "#b9d98a", 1.4);
      },
    );
  }
  canvas.path(
    polygon([
      [0, 0],
      [420, 0],
      [0, 560],
    ]),
    "#ffffff",
    { opacity: 0.14 },
  );
}
