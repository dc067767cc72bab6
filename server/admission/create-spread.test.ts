import fc from "fast-check";
import { createUpstream, type Upstream } from "../proxy";
import { aloneMs, createSpread } from "./create-spread";

type Guest = { agency: string; weight: number; upstream: Upstream; leave: () => void };

/** A spread over so many processes that says who is where; its clock stands still unless it is moved. */
function open(processes: number) {
  let time = 0;
  const upstreams = Array.from({ length: processes }, (_, index) => createUpstream({ socketPath: `/${index}.sock`, dev: false }));
  const choose = createSpread(upstreams, () => time);
  const guests: Guest[] = [];
  const arrive = (agency: string, weight = 1): Guest => {
    const guest = { agency, weight, ...choose(agency, weight) };
    guests.push(guest);
    return guest;
  };
  const leave = (guest: Guest) => {
    guest.leave();
    guests.splice(guests.indexOf(guest), 1);
  };
  const weigh = (upstream: Upstream, isCounted: (agency: string) => boolean) =>
    guests.filter((guest) => guest.upstream === upstream && isCounted(guest.agency)).reduce((sum, { weight }) => sum + weight, 0);
  return { upstreams, guests, arrive, leave, weigh, wait: (ms: number) => void (time += ms) };
}

const agencies = ["a", "b", "c"] as const;
const stepArbitrary = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constant("arrive" as const), agency: fc.constantFrom(...agencies), weight: fc.constantFrom(1, 4, 16) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("leave" as const), pick: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("wait" as const), ms: fc.nat(2 * aloneMs) }) },
);

test("whatever happens: nobody is sent to where more is done for others than elsewhere, and what was given back counts no more", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), fc.array(stepArbitrary, { maxLength: 60 }), (processes, steps) => {
      const { upstreams, guests, arrive, leave, weigh, wait } = open(processes);
      for (const step of steps) {
        if (step.act === "wait") wait(step.ms);
        const left = step.act === "leave" ? guests[step.pick % guests.length] : undefined;
        if (left) leave(left);
        if (step.act !== "arrive") continue;
        const others = upstreams.map((upstream) => weigh(upstream, (agency) => agency !== step.agency));
        const { upstream } = arrive(step.agency, step.weight);
        expect(others[upstreams.indexOf(upstream)]).toBe(Math.min(...others));
      }
    }),
  );
});

test("beside an agency that asks without a pause another one's questions, one after the other, have a process of their own, whatever was before", () => {
  fc.assert(
    fc.property(
      fc.array(stepArbitrary, { maxLength: 30 }),
      fc.array(fc.record({ pick: fc.nat(), isQuiet: fc.boolean() }), { maxLength: 60 }),
      (before, turns) => {
        const { guests, arrive, leave, weigh } = open(2);
        for (const step of before) {
          const left = step.act === "leave" ? guests[step.pick % guests.length] : undefined;
          if (left) leave(left);
          if (step.act === "arrive") arrive(step.agency, step.weight);
        }
        const strangers = [...guests];
        const storm = [arrive("storm"), arrive("storm")];
        strangers.forEach(leave);
        // Each of the storm's places is given to its next one as soon as it is free: they gather at one process, however they began.
        for (let round = 0; round < 2; round += 1)
          for (const [index, guest] of storm.entries()) {
            leave(guest);
            storm[index] = arrive("storm");
          }
        let quiet: Guest | undefined;
        for (const { pick, isQuiet } of turns) {
          if (isQuiet) {
            if (quiet) leave(quiet);
            quiet = arrive("quiet");
          } else {
            leave(storm[pick % 2] as Guest);
            storm[pick % 2] = arrive("storm");
          }
          if (quiet) expect(weigh(quiet.upstream, (agency) => agency === "storm")).toBe(0);
        }
      },
    ),
  );
});

test("an agency that has been alone for a minute keeps every process busy, until another one was seen", () => {
  const { arrive, leave, wait, upstreams } = open(2);
  const processesOf = (guests: Guest[]) => new Set(guests.map(({ upstream }) => upstream)).size;
  const take = (agency: string) => {
    const guests = [arrive(agency), arrive(agency)];
    guests.forEach(leave);
    return processesOf(guests);
  };
  expect(take("a")).toBe(1);
  wait(aloneMs - 1);
  expect(take("a")).toBe(1);
  wait(1);
  expect(take("a")).toBe(upstreams.length);
  leave(arrive("b"));
  expect(take("a")).toBe(1);
});

test("one question after the other, an agency stays where it was; where nothing is done the next agency goes to the longest unused process", () => {
  const { arrive, leave } = open(3);
  const visit = (agency: string) => {
    const guest = arrive(agency);
    leave(guest);
    return guest.upstream.socketPath;
  };
  expect(["a", "a", "b", "a", "b", "c", "a", "b", "c"].map(visit)).toEqual(
    ["/0", "/0", "/1", "/0", "/1", "/2", "/0", "/1", "/2"].map((name) => `${name}.sock`),
  );
});

test("a place given back twice is given back once", () => {
  const { arrive } = open(2);
  const [first] = [arrive("a"), arrive("b"), arrive("a")];
  first.leave();
  first.leave();
  expect(arrive("c").upstream).not.toBe(first.upstream);
});
