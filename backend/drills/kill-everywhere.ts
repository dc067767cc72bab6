import type { BookingState } from "@/lib/api/contract/booking-states";
import type { Fate } from "./drilled-backend";
import { pause, type World } from "./open-world";
import { beginPurchase, type Phase, type Purchase, type Scenario } from "./purchases";

/** The n-th time that a point is passed in a phase. */
export type Point = { phase: Phase; point: string; times: number };
export type Kill = Point & { scenario: string; fate: Fate; problems: string[] };

/** A stop that is reported after the state it led to was read. */
const reportedWithinMs = 1_000;

/** All points of a purchase without a crash. */
async function listPoints(world: World, scenario: Scenario): Promise<Point[]> {
  const purchase = await beginPurchase(world, scenario);
  const points: Point[] = [];
  for (const [phase, endsIn] of scenario.phases) {
    const { passed } = world.backend();
    const before = passed.length;
    await purchase.acts[phase]();
    await purchase.reach(endsIn);
    await world.converge();
    for (const point of passed.slice(before))
      points.push({
        phase,
        point,
        times: points.filter((one) => one.phase === phase && one.point === point).length + 1,
      });
  }
  return points;
}

type Meeting = { purchase: Purchase; endsIn: BookingState | null };

/**
 * Waits, with a hurried clock as undisturbed purchases do, until the process stopped at the point
 * or the phase ended without it.
 */
async function isMet(
  world: World,
  {
    purchase,
    endsIn,
    stopped,
    acted,
  }: Meeting & { stopped: Promise<string>; acted: Promise<unknown> },
): Promise<boolean> {
  let [hasStopped, hasActed] = [false, false];
  void stopped.then(() => (hasStopped = true));
  void acted.then(() => (hasActed = true));
  await world.waitUntil(
    async () =>
      hasStopped || (hasActed && (await purchase.state()) === endsIn && !(await world.isBusy())),
    () => Promise.resolve("neither its point nor its end was reached"),
  );
  if (!hasStopped) await Promise.race([stopped, pause(reportedWithinMs)]);
  return hasStopped;
}

/**
 * Kills the process at a point, or cuts its connections; another takes over, and then the buyer
 * comes back. @returns the problems found in between, null where the point wasn't passed so often:
 * how many times a step is retried depends on the clock
 */
async function meetFate(
  world: World,
  { purchase, endsIn }: Meeting,
  { phase, point, times, fate }: Point & { fate: Fate },
): Promise<string[] | null> {
  const stopped = world.backend().stopAt(point, times, fate);
  const acted = purchase.acts[phase]().catch((error: unknown) => error);
  if (!(await isMet(world, { purchase, endsIn, stopped, acted }))) {
    world.backend().disarm();
    return times > 1 ? null : [`never passed ${point}`];
  }
  if (fate === "die") {
    await world.kill();
    world.passLease();
    await world.start();
  }
  await acted;
  if (fate === "cut") world.passLease();
  await world.converge();
  const problems = await world.check();
  if (phase !== "wait") await purchase.acts[phase]();
  return problems;
}

/**
 * Crashes at every selected point, one purchase after the other until each had its turn; `isOver`
 * ends it early.
 */
export async function killEverywhere(
  world: World,
  scenario: Scenario,
  {
    fate,
    isSelected,
    isOver,
  }: { fate: Fate; isSelected: (point: Point) => boolean; isOver: () => boolean },
): Promise<{ points: string[]; kills: Kill[]; unmet: number; left: number }> {
  const points = await listPoints(world, scenario);
  const selected = points.filter(isSelected);
  const kills: Kill[] = [];
  let unmet = 0;
  const ofPhase = (phase: Phase) => selected.filter((one) => one.phase === phase);
  const rounds = Math.max(...scenario.phases.map(([phase]) => ofPhase(phase).length));
  for (let round = 0; round < rounds && !isOver(); round += 1) {
    const purchase = await beginPurchase(world, scenario);
    for (const [phase, endsIn] of scenario.phases) {
      const point = ofPhase(phase)[round];
      const problems = point
        ? await meetFate(world, { purchase, endsIn }, { ...point, fate }).catch(
            (error: unknown) => [String(error)],
          )
        : [];
      if (!point) await purchase.acts[phase]();
      if (!problems) unmet += 1;
      const rest = await purchase
        .reach(endsIn)
        .then(world.converge)
        .then(world.check, (error: unknown) => [String(error)]);
      if ((point && problems) || rest.length > 0)
        kills.push({
          scenario: scenario.name,
          ...((problems && point) ?? { phase, point: "nowhere", times: 0 }),
          fate,
          problems: [...(problems ?? []), ...rest],
        });
    }
  }
  return {
    points: points.map(({ point }) => point),
    kills,
    unmet,
    left: selected.length - unmet - kills.filter(({ times }) => times > 0).length,
  };
}
