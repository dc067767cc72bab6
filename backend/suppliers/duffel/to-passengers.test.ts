import { toAirlineName, toPhone } from "./to-passengers";

test.each([
  ["José María", "José María"],
  ["Ægir", "AEgir"],
  ["Þór", "THór"],
  ["Guðrún", "Gudrún"],
  ["Łukasz", "Lukasz"],
  ["O’Neill", "O'Neill"],
  ["Şükrü", "Sükrü"],
  ["Jose\u0301", "José"],
])("%s is %s on a ticket", (name, ticket) => {
  expect(toAirlineName(name)).toBe(ticket);
});

test.each(["Нина", "نينا", "", "Ana 2", "A".repeat(21)])("%j isn't", (name) => {
  expect(toAirlineName(name)).toBeNull();
});

test.each([
  ["+351 210 000 000", "+351210000000"],
  ["0044 (20) 8016-0509", "+442080160509"],
  ["210 000 000", null],
  ["+0123456789", null],
])("%s is called as %s", (phone, called) => {
  expect(toPhone(phone)).toBe(called);
});
