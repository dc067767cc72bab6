import { toOffsetText, toUtcOffset } from "./utc-offset";

it.each([
  ["2027-03-12T08:00", "2027-03-12T08:00:00.000Z", 0, "UTC"],
  ["2027-03-12T13:30", "2027-03-12T08:00:00.000Z", 330, "UTC+5:30"],
  ["2027-03-11T22:00", "2027-03-12T08:00:00.000Z", -600, "UTC−10"],
  ["2027-03-12T22:00", "2027-03-12T08:00:00.000Z", 840, "UTC+14"],
])("%s is %s, %d minutes from UTC: %s", (local, at, minutes, text) => {
  expect(toUtcOffset({ local, at })).toBe(minutes);
  expect(toOffsetText({ local, at })).toBe(text);
});
