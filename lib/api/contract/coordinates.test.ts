import { latitude, longitude } from "./coordinates";

test.each([
  ["latitude", latitude, 90],
  ["longitude", longitude, 180],
])("a %s is limited to the globe", (_, schema, limit) => {
  const isOne = (value: unknown) => schema.safeParse(value).success;
  expect([-limit, 0, limit].every(isOne)).toBe(true);
  expect(
    [-limit - 0.001, limit + 0.001, Number.NaN, Number.POSITIVE_INFINITY, "1", null].some(isOne),
  ).toBe(false);
});
