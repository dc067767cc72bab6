import { addLeg, changeLeg, removeLeg, toDraftLegs, type DraftLeg } from "./draft-legs";
import type { FlightPlace } from "./flight-query";

const place = (name: string): FlightPlace => ({ id: `airport-${name}`, name });
const nowhere = { id: null, name: "" };
const [lis, fnc, lhr] = [place("LIS"), place("FNC"), place("LHR")];
const last = "2027-10-01";
const start = toDraftLegs([{ from: lis, to: fnc, date: "2027-03-12" }], last);
const shown = (legs: readonly DraftLeg[]) =>
  legs.map(({ from, to, date }) => [from.name, to.name, date].join(" "));

it("starts with two legs, the second from where the first ends", () =>
  expect(shown(start)).toEqual(["LIS FNC 2027-03-12", "FNC  2027-03-15"]));

it("keeps the legs of a search", () => {
  const legs = [
    { from: lis, to: fnc, date: "2027-03-12" },
    { from: fnc, to: lhr, date: "2027-03-13" },
  ];
  expect(shown(toDraftLegs(legs, last))).toEqual(["LIS FNC 2027-03-12", "FNC LHR 2027-03-13"]);
});

it("moves legs that were typed out of order", () => {
  const legs = [
    { from: lis, to: fnc, date: "2027-03-12" },
    { from: fnc, to: lhr, date: "2027-03-10" },
  ];
  expect(shown(toDraftLegs(legs, last))[1]).toBe("FNC LHR 2027-03-12");
});

it("proposes the place ahead until another was named", () => {
  const moved = changeLeg(start, 0, { to: lhr });
  expect(shown(moved)[1]).toBe("LHR  2027-03-15");
  expect(moved[1]?.turns).toBe(1);
  const own = changeLeg(start, 1, { from: lis });
  expect(shown(changeLeg(own, 0, { to: lhr }))[1]).toBe("LIS  2027-03-15");
  const emptied = changeLeg(own, 1, { from: nowhere });
  expect(shown(emptied)[1]).toBe("  2027-03-15");
  expect(shown(changeLeg(emptied, 0, { to: lhr }))[1]).toBe("LHR  2027-03-15");
});

it("moves later legs along where they would leave too early", () => {
  const moved = changeLeg(start, 0, { date: "2027-04-01" });
  expect(shown(moved)).toEqual(["LIS FNC 2027-04-01", "FNC  2027-04-01"]);
  expect(moved.map(({ turns }) => turns)).toEqual([0, 1]);
});

it("lets a leg leave a day before the one ahead of it, as behind the date line, until that moves", () => {
  const behind = changeLeg(start, 1, { date: "2027-03-11" });
  expect(shown(behind)[1]).toBe("FNC  2027-03-11");
  expect(shown(changeLeg(behind, 0, { to: lhr }))[1]).toBe("LHR  2027-03-11");
  expect(shown(changeLeg(behind, 0, { date: "2027-03-13" }))[1]).toBe("FNC  2027-03-13");
});

it("has six legs at most, none after the last day", () => {
  const many = Array.from({ length: 9 }).reduce<DraftLeg[]>((legs) => addLeg(legs, last), start);
  expect(many).toHaveLength(6);
  expect(new Set(many.map(({ key }) => key)).size).toBe(6);
  expect(addLeg(start, "2027-03-16").at(-1)?.date).toBe("2027-03-16");
});

it("proposes anew when a leg is taken out", () => {
  const three = addLeg(changeLeg(start, 1, { to: lhr }), last);
  expect(shown(removeLeg(three, 1))).toEqual(["LIS FNC 2027-03-12", "FNC  2027-03-18"]);
});
