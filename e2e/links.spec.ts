import { siteUrl } from "./agencies";
import { requestSite } from "./request-site";
import { expect, test } from "./test";

/** Two deals of a kind lead to one page. */
const toKind = (path: string) => path.replace(/sandbox-[^/?&]+/g, "").replace(/=[^&]*/g, "");

for (const [agency, homes] of Object.entries({
  voyara: [
    "/",
    "/?tab=Activities",
    "/?tab=Cars",
    "/?tab=Cruises",
    "/?tab=Flights",
    "/?tab=Resorts",
    "/ar",
    "/login",
    "/booknow/hotels",
    "/no-such-page",
  ],
  solmar: ["/", "/en?tab=Activities", "/de?tab=Cars"],
  nordlys: ["/", "/sv"],
  harbour: ["/", "/fr?tab=Flights"],
})) {
  test(`every link and image of ${agency} works`, async ({ request }) => {
    test.slow();
    const found = new Map<string, string>();
    for (const home of homes) {
      const html = (await (await requestSite(request, agency, home)).text()).replace(
        /<script.*?<\/script>/gs,
        "",
      );
      for (const [, target = ""] of html.matchAll(/\s(?:href|src|action)="([^"#][^"]*)"/g)) {
        const { origin, pathname, search } = new URL(
          target.replaceAll("&amp;", "&"),
          siteUrl(agency, home),
        );
        if (origin === siteUrl(agency, ""))
          found.set(toKind(`${pathname}${search}`), `${pathname}${search}`);
      }
    }
    expect(found.size).toBeGreaterThan(10);
    const broken: string[] = [];
    for (const path of found.values()) {
      const answer = await requestSite(request, agency, path, { method: "HEAD" });
      if (answer.status() >= 400) broken.push(`${answer.status()} ${path}`);
    }
    expect(broken).toEqual([]);
  });
}
