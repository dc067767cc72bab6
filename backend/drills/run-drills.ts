import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Fate } from "./drilled-backend";
import { killEverywhere, type Kill, type Point } from "./kill-everywhere";
import { openWorld } from "./open-world";
import { scenarios, type Scenario } from "./purchases";
import { storm } from "./storm";

const [databaseUrl = "", program = "", recordFile = "", mode = "long"] = process.argv.slice(2);
const limitMs = mode === "short" ? 120_000 : 30 * 60_000;
/**
 * Points of the short run: external effects that aren't recorded here yet, and pending writes of
 * money and mails. Those of the gateway and of commits are the same for all services.
 */
const dangerousOfService = /^after supplier\.(?:hold|book|cancel)$/;
const dangerousOfAll =
  /^after gateway\.(?:createCheckout|refund)$|^before the commit of booking (?:confirmed|refunded)$/;
/** Points the main scenario must pass, or it proves nothing. */
const required = [
  ...[
    "supplier.hold",
    "gateway.createCheckout",
    "gateway.getPayment",
    "supplier.book",
    "supplier.cancel",
    "gateway.refund",
  ].flatMap((call) => [`before ${call}`, `after ${call}`]),
  ...[
    "quoted",
    "held",
    "paying",
    "pendingSupplier",
    "confirmed",
    "cancelRequested",
    "cancelled",
    "refunded",
  ].flatMap((state) => ["before", "after"].map((when) => `${when} the commit of booking ${state}`)),
];

const startedAt = performance.now();
const dataDir = mkdtempSync(join(tmpdir(), "drills-"));
const isOver = () => performance.now() - startedAt > limitMs;
const world = await openWorld({ program, databaseUrl, dataDir });
const [kills, problems]: [Kill[], string[]] = [[], []];
let left = 0;

async function drill(name: string, work: () => Promise<string>): Promise<void> {
  const since = performance.now();
  const told = await work().catch((error: unknown) => {
    problems.push(
      `${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
    return "failed";
  });
  console.log(`${name}: ${told} (${((performance.now() - since) / 1000).toFixed(1)} s)`);
}

const tellOf = ({ scenario, fate, phase, point, times, problems: found }: Kill) =>
  found.map((text) => `${scenario}, ${fate} in ${phase} ${point} (${times}): ${text}`);
const [main] = scenarios;
/** The first of each service. */
const mains = scenarios.filter(
  ({ buys }, at) => scenarios.findIndex((one) => one.buys.service === buys.service) === at,
);
const seen = new Set<string>();
const fates: [fate: Fate, scenarios: Scenario[]][] = [
  ["die", mode === "short" ? mains : scenarios],
  ["cut", [main]],
];
function isSelectedInShort(scenario: Scenario, point: string, fate: Fate): boolean {
  if (fate === "cut") return point === "after supplier.book";
  return dangerousOfService.test(point) || (scenario === main && dangerousOfAll.test(point));
}
/**
 * Each point once for each service: points shared with earlier purchases of the same
 * supplier were drilled with them.
 */
function isSelected(scenario: Scenario, { phase, point, times }: Point, fate: Fate): boolean {
  if (mode === "short") return isSelectedInShort(scenario, point, fate);
  const key = [fate, scenario.buys.service, phase, point, times].join();
  return !seen.has(key) && Boolean(seen.add(key));
}
let states = {};
if (mode !== "short") {
  await drill("storm", async () => {
    const result = await storm(world, { buyers: 20, deaths: 10 });
    problems.push(...result.problems);
    states = result.states;
    return `${result.problems.length} problems, ${JSON.stringify(states)}`;
  });
}
for (const [fate, chosen] of fates) {
  for (const scenario of chosen) {
    await drill(`${scenario.name}, ${fate}`, async () => {
      const result = await killEverywhere(world, scenario, {
        fate,
        isSelected: (point) => isSelected(scenario, point, fate),
        isOver,
      });
      kills.push(...result.kills);
      left += result.left;
      if (scenario === main)
        problems.push(
          ...required
            .filter((point) => !result.points.includes(point))
            .map((point) => `nothing passes ${point} any more`),
        );
      const found = result.kills.flatMap(tellOf);
      problems.push(...found);
      const unmet = result.unmet > 0 ? `, ${result.unmet} not passed again` : "";
      return `${result.kills.length} of ${result.kills.length + result.left} points${unmet}, ${found.length} problems`;
    });
  }
}
if (left > 0) problems.push(`${left} points had no turn within ${limitMs / 1000} s`);
await world.close();
rmSync(dataDir, { recursive: true, force: true });

const seconds = Math.round((performance.now() - startedAt) / 1000);
const record = {
  mode,
  at: new Date().toISOString(),
  seconds,
  kills,
  storm: states,
  slowestStartMs: Math.max(...world.starts),
  problems,
};
writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
for (const problem of problems) console.error(problem);
console.log(`${kills.length} kills, ${problems.length} problems, ${seconds} s: ${recordFile}`);
process.exitCode = problems.length > 0 || kills.length === 0 ? 1 : 0;
