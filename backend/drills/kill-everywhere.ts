import type { Fate } from "./drilled-backend";
import { pause, type World } from "./open-world";
import { beginPurchase, type Phase, type Purchase, type Scenario } from "./purchases";

/** The n-th time that a point is passed in a phase. */
export type Point = { phase: Phase; point: string; times: number };
export type Kill = Point & { scenario: string; fate: Fate; problems: string[] };

const meetsFateWithinMs = 30_000;

/** All points of a purchase without a crash. */
async function listPoints(world: World, { buys, phases }: Scenario): Promise<Point[]> {
  const purchase = await beginPurchase(world, buys);
  const points: Point[] = [];
  for (const [phase, endsIn] of phases) {
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

/**
 * Kills the process at a point, or cuts its connections; another takes over, and then the buyer
 * comes back. @returns the problems found in between
 */
async function meetFate(
  world: World,
  purchase: Purchase,
  { phase, point, times, fate }: Point & { fate: Fate },
): Promise<string[]> {
  const stopped = world.backend().stopAt(point, times, fate);
  const acted = purchase.acts[phase]().catch((error: unknown) => error);
  if (!(await Promise.race([stopped, pause(meetsFateWithinMs)])))
    return [`never passed ${point} (${times})`];
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
): Promise<{ points: string[]; kills: Kill[]; left: number }> {
  const points = await listPoints(world, scenario);
  const selected = points.filter(isSelected);
  const kills: Kill[] = [];
  const ofPhase = (phase: Phase) => selected.filter((one) => one.phase === phase);
  const rounds = Math.max(...scenario.phases.map(([phase]) => ofPhase(phase).length));
  for (let round = 0; round < rounds && !isOver(); round += 1) {
    const purchase = await beginPurchase(world, scenario.buys);
    for (const [phase, endsIn] of scenario.phases) {
      const point = ofPhase(phase)[round];
      const problems = point
        ? await meetFate(world, purchase, { ...point, fate }).catch((error: unknown) => [
            String(error),
          ])
        : [];
      if (!point) await purchase.acts[phase]();
      const rest = await purchase
        .reach(endsIn)
        .then(world.converge)
        .then(world.check, (error: unknown) => [String(error)]);
      if (point || rest.length > 0)
        kills.push({
          scenario: scenario.name,
          ...(point ?? { phase, point: "nowhere", times: 0 }),
          fate,
          problems: [...problems, ...rest],
        });
    }
  }
  return {
    points: points.map(({ point }) => point),
    kills,
    left: selected.length - kills.filter(({ times }) => times > 0).length,
  };
}
