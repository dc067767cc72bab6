import { toLastMinute, toZoneCity } from "./deadline";

test.each([
  ["Europe/Lisbon", "Lisbon"],
  ["America/Argentina/Buenos_Aires", "Buenos Aires"],
  ["UTC", "UTC"],
])("the city of %s is %s", (zone, city) => {
  expect(toZoneCity(zone)).toBe(city);
});

test.each([
  ["midnight in the zone", "2026-12-12T23:00:00.000Z", "2026-12-12T22:59:00.000Z"],
  ["midnight elsewhere", "2026-12-12T00:00:00.000Z", "2026-12-12T00:00:00.000Z"],
  ["the evening", "2026-12-12T17:00:00.000Z", "2026-12-12T17:00:00.000Z"],
])("a deadline at %s is named by its own day", (_, instant, named) => {
  expect(toLastMinute(instant, "Europe/Madrid").toISOString()).toBe(named);
});
