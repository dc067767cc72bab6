type Tree = { [key: string]: unknown };

const isTree = (value: unknown): value is Tree =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A copy of `from` that has of its texts only those under `paths`, such as `hotels.card`. */
export function pickTexts<Texts extends Tree>(from: Texts, paths: readonly string[]): Tree {
  const picked: Tree = {};
  for (const path of paths) {
    const names = path.split(".");
    const last = names.pop();
    let [source, target]: [Tree, Tree] = [from, picked];
    for (const name of names) {
      const inner = source[name];
      source = isTree(inner) ? inner : {};
      const own = target[name];
      // A copy: what was picked as a whole before stays as it is in `from`.
      const next = isTree(own) ? { ...own } : {};
      target[name] = next;
      target = next;
    }
    if (last !== undefined) target[last] = source[last];
  }
  return picked;
}
