import { siteUrl } from "./agencies";
import { inTurn } from "./full-run";
import { readHead, readSiteMaps, type Head } from "./read-head";
import { requestSite } from "./request-site";
import { expect, test } from "./test";

test.describe.configure({ mode: "parallel" });

const languageOf = (path: string) => /^\/([a-z]{2})(?=\/|$)/.exec(path)?.[1] ?? "";
const lengthOf = (text = "") => [...text].length;

/** What is wrong with the head of an indexed page, as text. */
function findFaults({ url, head }: { url: string; head: Head }): string[] {
  const { meta } = head;
  const picture = meta.get("og:image") ?? "";
  const types = head.data.map((data) => data["@type"]);
  const isHome = /:\d+(\/[a-z]{2})?\/?$/.test(url);
  const rules: [boolean, string][] = [
    [head.status === 200, `status ${head.status}`],
    [head.canonical === url, `canonical ${head.canonical}`],
    [!meta.has("robots"), `robots ${meta.get("robots")}`],
    [
      lengthOf(head.title) > 0 && lengthOf(head.title) <= 65,
      `title of ${lengthOf(head.title)}: ${head.title}`,
    ],
    [
      lengthOf(meta.get("description")) >= 50 && lengthOf(meta.get("description")) <= 170,
      `description of ${lengthOf(meta.get("description"))}: ${meta.get("description")}`,
    ],
    [
      new URL(meta.get("og:url") ?? "about:blank").href === url &&
        meta.get("og:title") === head.title,
      "Open Graph is of another page",
    ],
    [URL.canParse(picture) && !picture.endsWith(".svg"), `picture ${picture}`],
    [
      Number(meta.get("og:image:width")) > 200 && Number(meta.get("og:image:height")) > 200,
      "picture without its size",
    ],
    [Boolean(meta.get("og:image:alt")), "picture without words"],
    [
      meta.get("twitter:card") === "summary_large_image" && meta.get("twitter:image") === picture,
      "twitter card",
    ],
    [types.includes("TravelAgency"), "no TravelAgency"],
    [isHome || types.includes("BreadcrumbList"), "no BreadcrumbList"],
    [/rel="apple-touch-icon"/.test(head.html), "no icon for phones"],
  ];
  return rules.flatMap(([isKept, fault]) => (isKept ? [] : [`${url}: ${fault}`]));
}

for (const { agency, territory } of inTurn<{ agency: string; territory: Record<string, string> }>([
  { agency: "voyara", territory: { en: "en_US", pt: "pt_PT", no: "nb_NO" } },
  { agency: "solmar", territory: { "": "es_MX", en: "en_US" } },
])) {
  test(`each page of ${agency} has complete metadata in each language, and all languages link to each other`, async ({
    request,
  }) => {
    test.slow();
    const all = await readSiteMaps(request, agency);
    // Where each service begins, whether it is sold online or on request.
    for (const service of ["hotels", "cars", "activities"])
      expect(all.map(({ url }) => url)).toContain(siteUrl(agency, `/booknow/${service}`));
    // All hotel pages are alike: a few are enough.
    const hotels = [
      ...new Set(
        all.map(({ url }) => new URL(url).searchParams.get("id")).filter((id) => id !== null),
      ),
    ].slice(0, 3);
    const entries = all.filter(
      ({ url }) =>
        !url.includes("/hotel-details") ||
        hotels.includes(new URL(url).searchParams.get("id") ?? ""),
    );
    const heads = new Map<string, Head>();
    const queue = entries.map(({ url }) => url);
    const work = async () => {
      for (let url = queue.pop(); url; url = queue.pop())
        heads.set(
          url,
          await readHead(request, agency, url.replace(siteUrl(agency, ""), "") || "/"),
        );
    };
    await Promise.all([work(), work(), work(), work()]);
    expect(heads.size).toBe(entries.length);
    expect(heads.size).toBeGreaterThan(90);

    const faults: string[] = [];
    const seen = new Map<string, string>();
    for (const [url, head] of heads) {
      faults.push(...findFaults({ url, head }));
      const language = languageOf(new URL(url).pathname);
      for (const [kind, words] of [
        ["title", head.title],
        ["description", head.meta.get("description")],
      ]) {
        const key = `${language} ${kind} ${words}`;
        if (seen.has(key)) faults.push(`${url}: same ${kind} as ${seen.get(key)}`);
        seen.set(key, url);
      }
    }
    for (const { url, alternates } of entries) {
      const own = heads.get(url)?.alternates;
      if (JSON.stringify(own) !== JSON.stringify(alternates))
        faults.push(`${url}: the site map names other languages`);
      for (const [language, target] of Object.entries(alternates)) {
        if (JSON.stringify(heads.get(target)?.alternates) !== JSON.stringify(own))
          faults.push(`${url}: no way back from ${language} ${target}`);
      }
      if (!Object.values(alternates).includes(url) || !alternates["x-default"])
        faults.push(`${url}: not among its own languages`);
    }
    expect(faults).toEqual([]);
    for (const [language, locale] of Object.entries(territory)) {
      const home = heads.get(
        siteUrl(
          agency,
          language && heads.has(siteUrl(agency, `/${language}`)) ? `/${language}` : "/",
        ),
      );
      expect(home?.meta.get("og:locale")).toBe(locale);
    }
    const dated = entries.filter(({ lastModified }) => lastModified);
    // A hotel's page has no date of its last change.
    expect(dated.length).toBeGreaterThan(
      entries.filter(({ url }) => !url.includes("/hotel-details")).length / 2,
    );
    for (const { lastModified = "" } of dated)
      expect(Date.parse(lastModified)).toBeLessThanOrEqual(Date.now());
  });
}

test("a text in place of a translation points to its own page, and declares its language", async ({
  page,
  request,
}) => {
  const shown = await readHead(request, "voyara", "/ar/blog/three-unhurried-days-in-lisbon");
  const original = siteUrl("voyara", "/blog/three-unhurried-days-in-lisbon");
  expect([
    shown.canonical,
    shown.alternates,
    shown.meta.get("og:url"),
    shown.meta.get("og:locale"),
  ]).toEqual([original, {}, original, "en_US"]);
  await page.goto(siteUrl("voyara", "/ar/blog/three-unhurried-days-in-lisbon"));
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  for (const text of [
    page.getByRole("heading", { level: 1 }),
    page.getByText("One hill a day, lunch sitting down"),
    page.locator(".rich-text"),
  ]) {
    expect(await text.evaluate((element) => element.closest("[lang]")?.getAttribute("lang"))).toBe(
      "en",
    );
    expect(await text.evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");
  }
  const harbour = await readHead(request, "harbour", "/fr/blog/what-a-balcony-is-worth");
  expect([harbour.canonical, harbour.alternates]).toEqual([
    siteUrl("harbour", "/blog/what-a-balcony-is-worth"),
    {},
  ]);
  expect((await readSiteMaps(request, "harbour")).map(({ url }) => url)).not.toContain(
    siteUrl("harbour", "/fr/blog/what-a-balcony-is-worth"),
  );
});

test("private pages are not indexed, and have their own titles", async ({ request }) => {
  const paths = [
    "/login",
    "/currencies",
    "/expiry",
    "/subscription",
    "/agency-terms-and-conditions/2026-07",
    "/blog/share?slug=three-unhurried-days-in-lisbon",
  ];
  const heads = await Promise.all(
    [...paths, "/booknow/hotels/search?place=Porto", "/booknow/cars/search?pickUpPlace=Porto"].map(
      (path) => readHead(request, "voyara", path),
    ),
  );
  for (const { status, canonical, alternates, meta } of heads)
    expect([status, canonical, alternates, meta.get("robots")]).toEqual([
      200,
      undefined,
      {},
      "noindex, nofollow",
    ]);
  expect(new Set(heads.map(({ title }) => title)).size).toBe(paths.length + 2);
  expect(new Set(heads.map(({ meta }) => meta.get("description") ?? "")).size).toBeGreaterThan(
    paths.length - 1,
  );
});

test("an article has its author, date and language in structured data", async ({ request }) => {
  const { data, meta } = await readHead(request, "voyara", "/es/blog/how-to-pack-for-two-climates");
  const article = data.find((each) => each["@type"] === "Article");
  expect(article).toMatchObject({
    headline: "Una sola maleta para dos climas",
    inLanguage: "es",
    author: { "@type": "Person", name: "Tomás Reis" },
    datePublished: "2025-06-05T08:00:00.000Z",
    publisher: { "@id": `${siteUrl("voyara", "/")}#agency` },
    mainEntityOfPage: siteUrl("voyara", "/es/blog/how-to-pack-for-two-climates"),
  });
  expect([
    meta.get("og:type"),
    meta.get("article:published_time"),
    meta.get("og:locale:alternate"),
  ]).toEqual(["article", "2025-06-05T08:00:00.000Z", "en_US"]);
  const crumbs = data.find((each) => each["@type"] === "BreadcrumbList")?.["itemListElement"];
  expect(crumbs).toEqual(
    [
      { name: "Inicio", item: siteUrl("voyara", "/es") },
      { name: "Blog", item: siteUrl("voyara", "/es/blog") },
      {
        name: "Una sola maleta para dos climas",
        item: siteUrl("voyara", "/es/blog/how-to-pack-for-two-climates"),
      },
    ].map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })),
  );
});

test("a request for the default icon is redirected to the agency's", async ({ request }) => {
  const answer = await requestSite(request, "solmar", "/favicon.ico");
  expect([answer.status(), answer.headers().location]).toEqual([
    307,
    "/assets/agencies/solmar/favicon-32.png",
  ]);
  expect(answer.headers()["cache-control"]).toBe("private, no-store");
});

test("images and icons in the head exist", async ({ request }) => {
  const { meta } = await readHead(request, "solmar", "/about");
  const manifest: { icons: { src: string; sizes: string }[] } = await (
    await requestSite(request, "solmar", "/manifest.webmanifest")
  ).json();
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(["any", "32x32", "180x180"]);
  for (const path of [
    new URL(meta.get("og:image") ?? "").pathname,
    ...manifest.icons.map(({ src }) => src),
  ]) {
    const answer = await requestSite(request, "solmar", path, { method: "HEAD" });
    expect([path, answer.status(), answer.headers()["content-type"]]).toEqual([
      path,
      200,
      expect.stringMatching(/^image\//),
    ]);
  }
});
