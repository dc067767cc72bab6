import fc from "fast-check";
import { createUpstream } from "../proxy";
import { aloneMs, createSpread } from "./create-spread";

const toUpstream = (name: string | number) => createUpstream({ socketPath: `/${name}.sock`, dev: false });

/** A spread over so many processes, named by their number, and a patient one named -1; its clock stands still unless it is moved. */
function open(processes: number, { hasPatient = (): boolean => true } = {}) {
  let time = 0;
  const upstreams = Array.from({ length: processes }, (_, index) => toUpstream(index));
  const patient = toUpstream("patient");
  const choose = createSpread(upstreams, { getPatient: () => (hasPatient() ? patient : null), now: () => time });
  const ask = (agency: string, { weight = 4, isPressed = false } = {}) => {
    const { upstream, leave } = choose({ agency, weight, isPressed });
    return { at: upstreams.indexOf(upstream), leave };
  };
  return { ask, wait: (ms: number) => void (time += ms) };
}

test("what is asked of an agency beyond its share is at the patient process alone, and others have the rest", () => {
  const { ask } = open(2);
  expect(["a", "a", "a", "a"].map((agency) => ask(agency, { isPressed: true }).at)).toEqual([-1, -1, -1, -1]);
  expect(["b", "c", "b"].map((agency) => ask(agency).at)).toEqual([0, 1, 0]);
});

test("until the patient one is there it goes to where least is done, and nothing else wakes it", () => {
  let isThere = false;
  let isWoken = false;
  const { ask } = open(2, { hasPatient: () => ((isWoken = true), isThere) });
  expect([ask("a").at, ask("b").at]).toEqual([0, 1]);
  expect(isWoken).toBe(false);
  expect([ask("a", { isPressed: true }).at, ask("a", { isPressed: true }).at]).toEqual([0, 1]);
  expect(isWoken).toBe(true);
  isThere = true;
  expect(ask("a", { isPressed: true }).at).toBe(-1);
});

test("the patient one has one agency at a time: another one in a storm uses what there is", () => {
  const { ask } = open(2);
  const press = (agency: string) => ask(agency, { isPressed: true });
  const [first, second] = [press("a"), press("a")];
  expect([press("b").at, press("b").at]).toEqual([0, 1]);
  first.leave();
  expect([press("a").at, press("b").at]).toEqual([-1, 0]);
  second.leave();
  expect(press("b").at).toBe(1);
});

test("the patient one is another agency's once the last of the first one is done", () => {
  const { ask } = open(1);
  const { leave } = ask("a", { isPressed: true });
  leave();
  expect([ask("b", { isPressed: true }).at, ask("a", { isPressed: true }).at]).toEqual([-1, 0]);
});

test("an agency that is alone for a while keeps every other process busy, until another one is seen", () => {
  const { ask, wait } = open(2);
  const press = () => ask("a", { isPressed: true }).at;
  expect([press(), press()]).toEqual([-1, -1]);
  wait(aloneMs - 1);
  expect(press()).toBe(-1);
  wait(1);
  expect([press(), press(), press(), press()]).toEqual([0, 1, 0, 1]);
  expect(ask("b").at).toBe(0);
  expect(press()).toBe(-1);
});

test("where nobody is asked for too much each goes to where least is done, and what was given back counts no more", () => {
  const step = fc.record({ weight: fc.constantFrom(1, 4, 16), leaves: fc.option(fc.nat()) });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), fc.array(step, { maxLength: 60 }), (processes, steps) => {
      const { ask } = open(processes);
      const guests: { at: number; weight: number; leave: () => void }[] = [];
      const loadOf = (index: number) => guests.filter(({ at }) => at === index).reduce((sum, { weight }) => sum + weight, 0);
      for (const { weight, leaves } of steps) {
        const loads = Array.from({ length: processes }, (_, index) => loadOf(index));
        const guest = { weight, ...ask("a", { weight }) };
        expect(loads[guest.at]).toBe(Math.min(...loads));
        guests.push(guest);
        const left = leaves === null ? undefined : guests[leaves % guests.length];
        left?.leave();
        left?.leave();
        if (left) guests.splice(guests.indexOf(left), 1);
      }
    }),
  );
});
