import fc from "fast-check";
import { createUpstream } from "../proxy";
import { createBalancer, presentMs } from "./create-balancer";

/** A balancer of so many processes, named by number; its clock only moves by `wait`. */
function open(processes: number) {
  let time = 0;
  const upstreams = Array.from({ length: processes }, (_, index) =>
    createUpstream({ socketPath: `/${index}.sock`, dev: false }),
  );
  const choose = createBalancer(upstreams, { now: () => time });
  const ask = (agency: string | null, { weight = 4 } = {}) => {
    const { upstream, leave } = choose({ agency: agency ?? "", weight });
    return { at: upstreams.indexOf(upstream), leave };
  };
  return { ask, wait: (ms: number) => void (time += ms) };
}

test("an agency stays on the process of its other requests while another is active, and that one finds the rest free", () => {
  const { ask } = open(2);
  expect(ask("a").at).toBe(0);
  expect(["b", "a", "a", "b", "a", "b"].map((agency) => ask(agency).at)).toEqual([
    1, 0, 0, 1, 0, 1,
  ]);
});

test("an agency on every process gathers on one again once another arrives", () => {
  const { ask } = open(2);
  const [first, second] = [ask("a"), ask("a")];
  expect([first.at, second.at]).toEqual([0, 1]);
  const { leave } = ask("b");
  leave();
  first.leave();
  expect([ask("a").at, ask("a").at]).toEqual([1, 1]);
  expect(ask("b").at).toBe(0);
});

test("an agency that is alone uses every process, at any load, some time after another was active", () => {
  const { ask, wait } = open(2);
  const both = () => [ask("a"), ask("a"), ask("a"), ask("a")];
  /** Where four simultaneous requests go. */
  const askTogether = () => {
    const places = both();
    places.forEach(({ leave }) => leave());
    return places.map(({ at }) => at);
  };
  expect(askTogether()).toEqual([0, 1, 0, 1]);
  ask("b").leave();
  wait(presentMs - 1);
  expect(askTogether()).toEqual([0, 0, 0, 0]);
  wait(1);
  expect(askTogether()).toEqual([0, 1, 0, 1]);
});

test("unconfirmed hosts get no room from others, but make room themselves", () => {
  const { ask } = open(2);
  ask(null).leave();
  expect([ask("a").at, ask("a").at]).toEqual([0, 1]);
  expect([ask(null).at, ask(null).at, ask("a").at]).toEqual([0, 0, 1]);
});

test("an agency without requests goes to the least busy process, also when others are on both", () => {
  const { ask } = open(2);
  ask("a", { weight: 16 });
  ask("b");
  expect([ask("c").at, ask("d").at]).toEqual([1, 1]);
});

test("an agency that is alone goes to the least busy process, and finished work no longer counts", () => {
  const step = fc.record({ weight: fc.constantFrom(1, 4, 16), leaves: fc.option(fc.nat()) });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }),
      fc.array(step, { maxLength: 60 }),
      (processes, steps) => {
        const { ask } = open(processes);
        const guests: { at: number; weight: number; leave: () => void }[] = [];
        const loadOf = (index: number) =>
          guests.filter(({ at }) => at === index).reduce((sum, { weight }) => sum + weight, 0);
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
      },
    ),
  );
});

test("a site without a process doesn't start", () => {
  expect(() => open(0)).toThrow("No process renders");
});
