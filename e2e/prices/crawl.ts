import pLimit from "p-limit";
import { isFullRun } from "../full-run";
import { services } from "../services";
import { findMarkers } from "./marker-prices";
import { listRoutePaths, toRoute } from "./list-route-paths";
import type { Answer, SiteClient } from "./site-client";

/** One response: its source, its form, and the markers in it. */
export type Seen = {
  form: "html" | "rsc" | "json";
  path: string;
  answer: Answer;
  markers: string[];
};

export const toSeen = (form: Seen["form"], path: string, answer: Answer): Seen => ({
  form,
  path,
  answer,
  markers: findMarkers(`${answer.text}\n${JSON.stringify(answer.headers)}`),
});

/** Unlinked pages, and missing ones. */
const unlinked = [
  ...Object.values(services).flatMap(({ markerPages }) => markerPages),
  "/dev/mailbox",
  "/errors/404",
  "/errors/500",
  "/error",
  "/dashboard",
  "/settings/payment",
  "/favicon.ico",
  "/robots.txt",
  "/manifest.webmanifest",
  "/sitemap.xml",
];
/** URLs per route: further ones show nothing new. */
const perRoute = 2;
const concurrency = 4;

const decode = (value: string) => value.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
/** Links of the page to this site, without other languages and links that only set a cookie. */
const listLinks = (html: string): string[] =>
  [...html.matchAll(/\s(?:href|action)="(\/(?!\/)[^"#]*)/g)]
    .map(([, href = ""]) => decode(href))
    .filter(
      (path) =>
        !/^\/(?:_next|assets|api)\/|^\/(?:en|pt|es|da|no|de|ar|fr|sv)(?:[/?]|$)|[?&](?:lng|currency)=/.test(
          path,
        ),
    );
const listLocations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path = ""]) => decode(path) || "/",
  );

/** URLs that differ only in the search input count as one; tabs don't. */
function createLimit() {
  const known = new Set(listRoutePaths());
  const counts = new Map<string, number>();
  return (path: string): boolean => {
    const { pathname, searchParams } = new URL(path, "http://site");
    const names = [...new Set(searchParams.keys())].sort().join(",");
    const key = `${toRoute(pathname, known)}?${names}${searchParams.get("tab") ?? ""}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return (counts.get(key) ?? 0) <= (names ? 1 : perRoute);
  };
}

/** Like a soft navigation; if Next requires another `_rsc` it redirects to it. */
async function getFlight(visit: SiteClient, path: string): Promise<Answer> {
  const target = `${path}${path.includes("?") ? "&" : "?"}_rsc=x`;
  const answer = await visit.get(target, { rsc: "1" });
  const location = answer.headers["location"];
  return typeof location === "string" && /[?&]_rsc/.test(location)
    ? visit.get(location.replace(/^https?:\/\/[^/]+/, ""), { rsc: "1" })
    : answer;
}

/**
 * Requests every known page that is wanted, as a document and as router data, and follows every
 * link and redirect within the site.
 */
export async function crawlPages(
  visit: SiteClient,
  isWanted: (path: string) => boolean = () => true,
): Promise<Seen[]> {
  const isNew = createLimit();
  const limit = pLimit(concurrency);
  const queued = new Set<string>();
  const seen: Seen[] = [];
  /** @returns the page's links */
  async function look(path: string): Promise<string[]> {
    const html = await visit.get(path, { accept: "text/html" });
    seen.push(toSeen("html", path, html));
    // Files, redirects and missing pages have no router data of their own.
    const isPage =
      html.status === 200 && String(html.headers["content-type"]).startsWith("text/html");
    if (isPage || isFullRun) seen.push(toSeen("rsc", path, await getFlight(visit, path)));
    const location = html.headers["location"];
    return [
      ...listLinks(html.text),
      ...listLocations(html.text),
      ...(typeof location === "string" ? listLinks(` href="${location}"`) : []),
    ];
  }
  async function follow(paths: string[]): Promise<void> {
    const fresh = paths.filter((path) => {
      if (queued.has(path) || !isWanted(path) || !isNew(path)) return false;
      queued.add(path);
      return true;
    });
    await Promise.all(fresh.map(async (path) => follow(await limit(() => look(path)))));
  }
  await follow([...listRoutePaths(), ...unlinked]);
  return seen;
}
