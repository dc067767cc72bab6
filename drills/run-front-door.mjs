import { mkdirSync, writeFileSync } from "node:fs";
import { serveSite } from "../scripts/testbed/serve-site.mjs";
import { drillGreedyClient } from "./greedy-client.mjs";
import { drillManyVisitors } from "./many-visitors.mjs";
import { drillNoisyAgency } from "./noisy-agency.mjs";
import { drillOddRequests } from "./odd-requests.mjs";
import { ask, closeConnections } from "./open-loop.mjs";
import { drillOverload } from "./overload.mjs";
import { drillSlowClients } from "./slow-clients.mjs";
import { drillUnknownHosts } from "./unknown-hosts.mjs";

const drills = {
  "D17 slow clients": drillSlowClients,
  "D18 odd requests": drillOddRequests,
  "D19 overload": drillOverload,
  "D20 noisy agency": drillNoisyAgency,
  "D21 unknown hosts": drillUnknownHosts,
  "D22 many visitors": drillManyVisitors,
  "D23 greedy client": drillGreedyClient,
};

/**
 * Serves the built site on loopback and drills its front door. `only`: prefixes of drills' names;
 * all of them by default.
 * @returns how many invariants were broken
 */
export async function runFrontDoorDrills({ isShort, recordFile, only = [] }) {
  const names = Object.keys(drills);
  const unknown = only.filter((start) => !names.some((name) => name.startsWith(start)));
  if (unknown.length > 0) throw new Error(`No drill is called ${unknown.join(", ")}`);
  const selected = Object.entries(drills).filter(
    ([name]) => only.length === 0 || only.some((start) => name.startsWith(start)),
  );

  const site = await serveSite();
  const agencies = ["voyara.localhost", "harbour.localhost"].map((host) => `${host}:${site.port}`);
  // The first response of each teaches the door its host.
  for (const host of agencies) await ask({ port: site.port, host, path: "/" });
  const [record, problems] = [{}, []];
  for (const [name, drill] of selected) {
    const since = performance.now();
    const broken = [];
    const check = (holds, text) => holds || broken.push(`${name}: ${text}`);
    const figures = await drill({ site, agencies, isShort, check }).catch(
      (error) => void broken.push(`${name}: ${error.stack}`),
    );
    const seconds = Math.round((performance.now() - since) / 1000);
    console.log(`${name} (${seconds} s)`);
    for (const [label, value] of Object.entries(figures ?? {}))
      console.log(
        `  ${label}: ${Array.isArray(value) ? value.join(", ") : typeof value === "object" ? JSON.stringify(value) : value}`,
      );
    for (const text of broken) console.error(`  BROKEN ${text}`);
    record[name] = { seconds, figures, broken };
    problems.push(...broken);
  }
  closeConnections();
  await site.stop();
  mkdirSync(".cache/drills", { recursive: true });
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
  console.log(
    `${Object.keys(record).length} drills, ${problems.length} invariants broken: ${recordFile}`,
  );
  return problems.length;
}
