export function paintStiltHut(canvas, { x, y, size, depth }) {
  const s = size;
  for (const dx of [-0.4, -0.15, 0.15, 0.4])
    canvas.rect(x + dx * s - 2, y - s * 0.1, 4, s * 0.34, canvas.tone("#7d5f45", depth, "mid"));
  canvas.ellipse(x, y + s * 0.26, s * 0.6, s * 0.05, canvas.mood.water[2], { opacity: 0.5 });
  canvas.rect(x - s * 0.6, y - s * 0.12, s * 1.2, s * 0.05, canvas.tone("#c79d6c", depth));
  canvas.rect(x - s * 0.38, y - s * 0.42, s * 0.76, s * 0.3, canvas.tone("#dcb98a", depth, "mid"));
  canvas.rect(
    x - s * 0.12,
    y - s * 0.38,
    s * 0.24,
    s * 0.26,
    canvas.mood.lamps ? "#ffd892" : canvas.tone("#fff6e0", depth),
  );
  for (const dx of [-0.32, 0.18])
    canvas.rect(
      x + dx * s,
      y - s * 0.36,
      s * 0.14,
      s * 0.14,
      canvas.mood.lamps ? "#ffd892" : canvas.tone("#5a7f8c", depth),
    );
  canvas.path(
    `M${x} ${y - s}L${x + s * 0.58} ${y - s * 0.4}Q${x} ${y - s * 0.32} ${x - s * 0.58} ${y - s * 0.4}Z`,
    canvas.linear([
      [0, canvas.tone("#d6b57c", depth)],
      [1, canvas.tone("#a07c4e", depth, "mid")],
    ]),
  );
  canvas.path(
    `M${x} ${y - s}L${x - canvas.side * s * 0.58} ${y - s * 0.4}Q${x - canvas.side * s * 0.3} ${y - s * 0.35} ${x} ${y - s * 0.355}Z`,
    canvas.tone("#a07c4e", depth, "shade"),
    { opacity: 0.5 },
  );
}
