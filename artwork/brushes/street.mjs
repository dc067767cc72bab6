export function paintStreet(canvas, y, rails = true) {
  const { width, height, random } = canvas;
  canvas.rect(
    0,
    y,
    width,
    height - y,
    canvas.linear([
      [0, canvas.tone("#b9a898", 0.1)],
      [1, canvas.tone("#85786f", 0, "mid")],
    ]),
  );
  for (let i = 0; i < 220; i++) {
    const t = random.next();
    const py = y + 6 + t ** 1.2 * (height - y);
    canvas.ellipse(
      random.range(0, width),
      py,
      6 + t * 16,
      1.2 + t * 2.6,
      canvas.tone(random.pick(["#a39385", "#c9b9a6", "#7d7068"]), 0.05, "mid"),
      {
        opacity: 0.5,
      },
    );
  }
  canvas.rect(0, y - 6, width, 10, canvas.tone("#d9cbb6", 0.1, "mid"));
  if (rails)
    for (const py of [y + (height - y) * 0.42, y + (height - y) * 0.68])
      canvas.rect(0, py, width, 4, canvas.tone("#5b5660", 0, "mid"));
}
