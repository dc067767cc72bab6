import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getSite, listSites, type AirportSite } from "./airport-sites";

export type Network = {
  /** Airports that an airport has nonstop flights to, by index. */
  linksOf: (site: AirportSite) => readonly AirportSite[];
  isLinked: (a: AirportSite, b: AirportSite) => boolean;
};

/** What `scripts/build-flight-links.mjs` has written. */
export const linkFile = "backend/suppliers/sandbox/data/flight-links.tsv";

let network: Network | undefined;

/**
 * Which airports have nonstop flights. Read once, from the working directory: bundles contain no
 * data files.
 * @throws if the file is missing, or names an airport that isn't there
 */
export const getNetwork = (): Network => (network ??= readNetwork());

const requireSite = (iata: string): AirportSite => {
  const site = getSite(iata);
  if (!site) throw new Error(`${linkFile} has an unknown airport: ${iata}`);
  return site;
};

function readNetwork(): Network {
  const count = listSites().length;
  const links = listSites().map((): AirportSite[] => []);
  // A bit for each pair.
  const linked = new Uint8Array(Math.ceil((count * count) / 8));
  const link = (from: AirportSite, to: AirportSite) => {
    links[from.index]?.push(to);
    const pair = from.index * count + to.index;
    linked[pair >> 3] = (linked[pair >> 3] ?? 0) | (1 << (pair & 7));
  };
  const lines = readFileSync(join(process.cwd(), linkFile), "utf8").split("\n");
  for (const line of lines.slice(0, -1)) {
    const [iata = "", later = ""] = line.split("\t");
    const site = requireSite(iata);
    for (const other of later.split(",").map(requireSite)) {
      link(site, other);
      link(other, site);
    }
  }
  return {
    linksOf: ({ index }) => links[index] ?? [],
    isLinked(a, b) {
      const pair = a.index * count + b.index;
      return a.index >= 0 && b.index >= 0 && ((linked[pair >> 3] ?? 0) >> (pair & 7)) % 2 === 1;
    },
  };
}
