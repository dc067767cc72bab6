import { readPoint } from "./read-point";

test.each([
  ["21.1", "-86.8", { latitude: 21.1, longitude: -86.8 }],
  [" 0 ", "0", { latitude: 0, longitude: 0 }],
  ["90", "-180", { latitude: 90, longitude: -180 }],
  ["-90", "180", { latitude: -90, longitude: 180 }],
  ["90.1", "0", null],
  ["0", "180.1", null],
  ["-90.1", "0", null],
  ["0", "-180.1", null],
  ["91", "0", null],
  ["", "", null],
  [" ", "0", null],
  ["x", "1", null],
  ["Infinity", "0", null],
  ["21.1", undefined, null],
  [undefined, "-86.8", null],
  [["1", "2"], "3", null],
  [["1"], "3", null],
])("%j and %j are %j", (latitude, longitude, point) =>
  expect(readPoint(latitude, longitude)).toEqual(point),
);
