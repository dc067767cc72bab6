import { dayMs, hourMs } from "./durations";
import { addMs, earlier, msBetween } from "./instants";

const at = (text: string) => new Date(text);

test("an instant is moved to the millisecond, forth and back, and stays what it was", () => {
  const instant = at("2026-10-24T22:30:00.123Z");
  expect(addMs(instant, 30 * dayMs + 1)).toEqual(at("2026-11-23T22:30:00.124Z"));
  expect(addMs(instant, -48 * hourMs)).toEqual(at("2026-10-22T22:30:00.123Z"));
  expect(addMs(instant, 0.5)).toEqual(instant);
  expect(instant).toEqual(at("2026-10-24T22:30:00.123Z"));
});

test("the time between two instants is negative where the second is before", () => {
  const [one, other] = [at("2026-10-24T22:30:00Z"), at("2026-10-25T22:30:00.007Z")];
  expect([msBetween(one, other), msBetween(other, one)]).toEqual([dayMs + 7, -dayMs - 7]);
});

test("of two instants the earlier, of one that one", () => {
  const [one, other] = [at("2026-10-24T22:30:00Z"), at("2026-10-25T22:30:00Z")];
  expect([earlier(one, other), earlier(other, one), earlier(other, null)]).toEqual([
    one,
    one,
    other,
  ]);
});
