import { dequal as isEqual } from "dequal";

/** A part that two have changed to different values, by its place. */
export type Difference = { path: readonly string[]; mine: unknown; theirs: unknown };
type Sides = { base: unknown; mine: unknown; theirs: unknown };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * One value of what two editors have made of `base`, part by part: what only one of them has
 * changed is taken from there, what both have is mine and is listed. Lists are compared as a whole.
 */
export function mergeSettings(
  { base, mine, theirs }: Sides,
  path: readonly string[] = [],
): { value: unknown; differences: Difference[] } {
  if (isEqual(mine, theirs) || isEqual(theirs, base)) return { value: mine, differences: [] };
  if (isEqual(mine, base)) return { value: theirs, differences: [] };
  if (!isRecord(mine) || !isRecord(theirs))
    return { value: mine, differences: [{ path, mine, theirs }] };
  const was = isRecord(base) ? base : {};
  const parts = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].map((name) => ({
    name,
    ...mergeSettings({ base: was[name], mine: mine[name], theirs: theirs[name] }, [...path, name]),
  }));
  return {
    value: Object.fromEntries(
      parts.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])),
    ),
    differences: parts.flatMap(({ differences }) => differences),
  };
}

/** A value with one part replaced, or taken away with `undefined`. */
export function withPart(
  value: unknown,
  [name, ...rest]: readonly string[],
  part: unknown,
): unknown {
  if (name === undefined) return part;
  const { [name]: was, ...others } = isRecord(value) ? value : {};
  const next = withPart(was, rest, part);
  return next === undefined ? others : { ...others, [name]: next };
}
