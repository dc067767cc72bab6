import { publicProtocol, seedsDemo, type Env } from "@/lib/env";
import { noAgenciesHint } from "@/lib/observability/no-agencies-hint";
import type { RootAgency } from "./find-root-agency";

const agencies = [
  ["voyara", "Voyara Travel, also on the bare address"],
  ["solmar", "Solmar Viajes, prices for members only"],
  ["nordlys", "Nordlys Rejser"],
  ["harbour", "Harbour & Co Cruises"],
  ["dormant", "Dormant Tours, inactive"],
] as const;
const users = ["traveller", "agent", "restricted", "sales", "owner", "admin"];

/** The site's public URL; the port is part of it on localhost only. */
export const toSiteUrl = (env: Env, port: number, host = env.ROOT_DOMAIN) =>
  `${publicProtocol(env)}://${host}${env.ROOT_DOMAIN === "localhost" ? `:${port}` : ""}`;

type Started = {
  port: number;
  isEmbedded: boolean;
  /** What the bare root domain serves. */
  root: RootAgency;
  /** The note about the demo's sign-in page of Nordlys. */
  identityNote?: string | undefined;
};

/** What is still to be done before visitors find an agency at the URL. */
function toTodo({ DEFAULT_AGENCY, ROOT_DOMAIN }: Env, root: RootAgency): string {
  if (root === "no agencies") return `\n  ${noAgenciesHint}\n`;
  if (root !== "nobody") return "";
  return `\n  There is no agency ${DEFAULT_AGENCY} to answer at ${ROOT_DOMAIN} itself: set DEFAULT_AGENCY to the subdomain of one (npm run agency -- list).\n`;
}

/**
 * Printed once the site is up: the demo's URLs and users if a demo was seeded, else the site's URL,
 * and what is still to be done.
 */
export function toGreeting(env: Env, { port, isEmbedded, root, identityNote }: Started): string {
  const address = toSiteUrl(env, port);
  if (!isEmbedded || !seedsDemo(env))
    return `\n  Ready: ${address} (listening on port ${port})\n${toTodo(env, root)}`;
  const sites = agencies.map(
    ([name, note]) =>
      `    ${toSiteUrl(env, port, `${name}.${env.ROOT_DOMAIN}`).padEnd(36)} ${note}`,
  );
  return `
  Ready: ${address}

  Demo agencies
${sites.join("\n")}

  Demo users of each agency: ${users.map((name) => `${name}@`).join(" ")}
    for example ${users[0]}@voyara.${env.ROOT_DOMAIN}, password wander-Far-2026
${identityNote ? `  ${identityNote}\n` : ""}
  Ctrl+C stops it.
`;
}
