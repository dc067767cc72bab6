import { createEarlyPolls } from "./create-early-polls";

let clock = Date.parse("2026-11-21T12:00:00Z");
const polls = createEarlyPolls(() => new Date(clock));
const [one, other] = [
  { supplier: "duffel", agencyId: "one" },
  { supplier: "duffel", agencyId: "other" },
];

test("an account is asked at once, and then no more often than every ten seconds", () => {
  expect(polls.takeDue()).toEqual([]);
  for (let times = 0; times < 3; times += 1) polls.ask({ ...one });
  expect(polls.takeDue()).toEqual([one]);
  expect(polls.takeDue()).toEqual([]);
  polls.ask(one);
  polls.ask(other);
  clock += 9_999;
  expect(polls.takeDue()).toEqual([other]);
  clock += 1;
  expect(polls.takeDue()).toEqual([one]);
  clock += 10_000;
  expect(polls.takeDue()).toEqual([]);
});
