import { earthRadiusKm } from "@/lib/api/contract/distance-km";
import type { AirportSite } from "./airport-sites";

/** Airports nearer to each other than that have no flights between them. */
const nearestKm = 70;
const closeKm = 200;
/** Two large airports are as far apart as the aircraft fly; others as narrow bodies do. */
const longRangeKm = 15_000;
const shortRangeKm = 6_300;
/** A small airport has few flights beyond. */
const regionalKm = 2_600;
const beyondRegion = 0.04;
const sameCountry = 1.9;
/** From here on a link is long, and has a quota. */
const longKm = 4_500;
const distanceExponent = 0.8;

/** How many links an airport asks for; others may ask for it, too. */
const countWanted = ({ people, isLarge, isHub }: AirportSite): number =>
  Math.min(34, Math.round(4 + Math.sqrt(people) / 60)) + (isLarge ? 10 : 0) + (isHub ? 34 : 0);
const countLong = (site: AirportSite): number => (site.isHub ? 26 : site.isLarge ? 4 : 0);
/** Far away, airlines fly to each other's hubs first. */
const hubPull = 5;

/** Unit vectors: a chord tells a distance with three products. */
function toVectors(sites: readonly AirportSite[]) {
  const vectors = new Float64Array(sites.length * 3);
  for (const [index, { latitude, longitude }] of sites.entries()) {
    const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    vectors[index * 3] = Math.cos(phi) * Math.cos(lambda);
    vectors[index * 3 + 1] = Math.cos(phi) * Math.sin(lambda);
    vectors[index * 3 + 2] = Math.sin(phi);
  }
  return vectors;
}

/** By the half of a chord: km, and what they weaken a link by. */
const steps = 16_384;
const kmOf = new Float64Array(steps + 1);
const pullOf = new Float64Array(steps + 1);
for (let step = 0; step <= steps; step++) {
  const km = 2 * earthRadiusKm * Math.asin(step / steps);
  kmOf[step] = km;
  pullOf[step] = km < nearestKm ? 0 : (km < closeKm ? 0.25 : 1) / km ** distanceExponent;
}

type Pulled = { index: number; pull: number };
const byPull = (a: Pulled, b: Pulled) => b.pull - a.pull || a.index - b.index;

/**
 * Which airports have nonstop flights: the strongest by √people ÷ distance^0.8 of either end, more
 * within a country, some of them far away, all within an aircraft's range. Half a second's work,
 * so it is kept as a file.
 * @param sites as `listSites` has them
 * @returns the file's text: a line for each airport that has links to later ones, with their codes
 */
export function toLinkTable(sites: readonly AirportSite[]): string {
  const count = sites.length;
  const vectors = toVectors(sites);
  const roots = Float64Array.from(sites, ({ people }) => Math.sqrt(people));
  const linked = new Uint8Array(count * count);
  const at = (vector: number) => vectors[vector] ?? 0;

  function listWanted(site: AirportSite): Pulled[] {
    const { index, isLarge, countryCode } = site;
    const [x, y, z] = [at(index * 3), at(index * 3 + 1), at(index * 3 + 2)];
    const [wanted, long] = [countWanted(site), countLong(site)];
    const all: Pulled[] = [];
    const far: Pulled[] = [];
    // What is weaker than the strongest so far isn't kept: most are.
    let floor = 0;
    for (let other = 0; other < count; other++) {
      const dot = x * at(other * 3) + y * at(other * 3 + 1) + z * at(other * 3 + 2);
      const step = Math.round(Math.sqrt(dot < 1 ? (1 - dot) / 2 : 0) * steps);
      const km = kmOf[step] ?? 0;
      const weight = (roots[other] ?? 0) * (pullOf[step] ?? 0);
      if (weight === 0) continue;
      const target = sites[other];
      if (!target || km > (isLarge && target.isLarge ? longRangeKm : shortRangeKm)) continue;
      const pull =
        weight *
        (countryCode === target.countryCode ? sameCountry : 1) *
        (km > regionalKm && !(isLarge && target.isLarge) ? beyondRegion : 1);
      if (long > 0 && km > longKm && (site.isHub ? target.isLarge : target.isHub))
        far.push({ index: other, pull: target.isHub ? pull * hubPull : pull });
      if (pull <= floor) continue;
      all.push({ index: other, pull });
      if (all.length >= wanted * 4) {
        all.sort(byPull).length = wanted;
        floor = all.at(-1)?.pull ?? 0;
      }
    }
    return [...all.sort(byPull).slice(0, wanted), ...far.sort(byPull).slice(0, long)];
  }

  for (const site of sites)
    for (const { index: other } of listWanted(site)) {
      linked[site.index * count + other] = 1;
      linked[other * count + site.index] = 1;
    }
  const lines = sites.flatMap(({ index, iata }) => {
    const row = index * count;
    const later = sites.filter((other) => other.index > index && linked[row + other.index]);
    return later.length > 0 ? [`${iata}\t${later.map((other) => other.iata).join(",")}\n`] : [];
  });
  return lines.join("");
}
