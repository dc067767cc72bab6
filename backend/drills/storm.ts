import { pause, type World } from "./open-world";
import { beginPurchase, type Phase, type Purchased } from "./purchases";

const purchased: readonly Purchased[] = [
  { service: "hotels", word: "plain" },
  { service: "flights", word: "plain" },
  { service: "cars", word: "plain" },
  { service: "hotels", word: "plain" },
];
const slots = 2;
const everyMs = 1_500;
const actsWithinMs = 90_000;

/**
 * Retries until it works, like a patient buyer, at whichever backend responds; a permanent
 * rejection ends it.
 */
async function insist(act: () => Promise<unknown>, endsAt: number): Promise<boolean> {
  while (performance.now() < endsAt) {
    try {
      await act();
      return true;
    } catch (error) {
      if (/answered 4\d\d/.test(String(error))) return false;
      await pause(100);
    }
  }
  return false;
}

/**
 * Many buyers at two backends on one database while one of the two is killed again and again.
 * @returns the problems found afterwards
 */
export async function storm(
  world: World,
  { buyers, deaths }: { buyers: number; deaths: number },
): Promise<{ problems: string[]; states: Record<string, number> }> {
  for (let slot = 1; slot < slots; slot += 1) await world.start(slot);
  const endsAt = performance.now() + actsWithinMs;
  let turn = 0;
  const anySlot = () => (turn += 1) % slots;
  const states: Record<string, number> = {};

  const buy = async (index: number) => {
    let purchase: Awaited<ReturnType<typeof beginPurchase>> | null = null;
    await insist(
      async () =>
        void (purchase = await beginPurchase(
          world,
          { buys: purchased[index % purchased.length] ?? { service: "hotels", word: "plain" } },
          anySlot,
        )),
      endsAt,
    );
    const begun = purchase as Awaited<ReturnType<typeof beginPurchase>> | null;
    const phases: Phase[] =
      index % 2 === 0
        ? ["order", "startPayment", "pay"]
        : ["order", "startPayment", "pay", "cancel"];
    for (const phase of phases) {
      if (phase === "cancel") await begun?.reach("confirmed").catch(() => null);
      if (!begun || !(await insist(begun.acts[phase], endsAt))) break;
    }
    return begun;
  };
  const all = Promise.all(Array.from({ length: buyers }, (_, index) => buy(index)));
  for (let death = 0; death < deaths; death += 1) {
    await pause(everyMs);
    await world.kill(death % slots);
    // The other one may consider its own leases expired as well: that must do no harm.
    world.passLease();
    await world.start(death % slots);
  }
  const purchases = await all;
  await world.converge();
  for (const purchase of purchases) {
    const state = (await purchase?.state()) ?? "none";
    states[state] = (states[state] ?? 0) + 1;
  }
  const problems = await world.check();
  for (let slot = 1; slot < slots; slot += 1) await world.kill(slot);
  return { problems, states };
}
