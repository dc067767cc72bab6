import type { APIRequestContext, APIResponse } from "playwright/test";
import { demoUsers, type DemoRole } from "@/backend/demo/demo-users";
import { findRoute } from "@/lib/routes/find-route";
import { sharedRouteNames } from "@/lib/routes/sharing";
import { requestSite } from "./request-site";
import { sessionCookieOf } from "./sign-in";
import { isShared, siteAddresses, siteFiles } from "./site-addresses";
import { inTurn } from "./full-run";
import { expect, test } from "./test";

const agency = "voyara";
const ask = (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  requestSite(request, agency, path, { headers });
const cacheStatusOf = (answer: APIResponse) => answer.headers()["cache-status"];
/** Served from memory, on a busy machine perhaps while it is revalidated. */
const hit = /^front-door; (?:hit|fwd=stale)/;
const [isHit, isNoHit] = [
  expect.stringMatching(hit) as unknown,
  expect.not.stringMatching(hit) as unknown,
];
/** A parallel test's change may purge a page between two requests. */
async function askUntilHit(...asked: Parameters<typeof ask>): Promise<APIResponse> {
  for (let tries = 0; tries < 4; tries += 1) {
    const answer = await ask(...asked);
    if (hit.test(cacheStatusOf(answer) ?? "")) return answer;
  }
  return ask(...asked);
}
const personal = (address: string, answer: APIResponse) => ({
  address,
  status: answer.status(),
  cacheStatus: cacheStatusOf(answer),
  control: answer.headers()["cache-control"],
  shared: answer.headers()["cdn-cache-control"],
  tags: answer.headers()["cache-tag"],
});

// A walk is a few hundred requests.
test.describe.configure({ timeout: 180_000 });

test("the table has no page that the walk doesn't reach", () => {
  expect(
    sharedRouteNames.filter(
      (name) =>
        !siteAddresses.some(
          (address) => findRoute(address.split("?")[0] ?? "").route.name === name,
        ),
    ),
  ).toEqual([]);
});

for (const [who, cookie] of [
  ["a visitor", ""],
  ["a visitor who chose another currency", "currency=JPY.JP"],
] as const) {
  test(`for ${who} exactly the pages of the table are cached, and nothing that sets a cookie or is missing`, async ({
    request,
  }) => {
    for (const address of siteAddresses) {
      const headers: Record<string, string> = cookie ? { cookie } : {};
      const first = await ask(request, address, headers);
      if (!isShared(address) || first.status() !== 200) {
        for (const answer of [first, await ask(request, address, headers)])
          expect(personal(address, answer)).toMatchObject({
            cacheStatus: isNoHit,
            shared: undefined,
            tags: undefined,
          });
        continue;
      }
      const second = await askUntilHit(request, address, headers);
      expect([address, second.status(), cacheStatusOf(second)]).toEqual([address, 200, isHit]);
      expect(second.headers()).toMatchObject({
        "cdn-cache-control": expect.stringContaining("max-age="),
        vary: expect.stringContaining("Cookie"),
      });
      expect(second.headers()["cache-tag"]?.split(",")).toEqual(
        expect.arrayContaining([agency, "rates"]),
      );
      expect(second.headers()["set-cookie"]).toBeUndefined();
    }
  });
}

test("another currency is another copy", async ({ request }) => {
  // No test changes this agency, so no purge replaces its copy in between; nor does time, if the
  // first request finds a fresh one.
  const look = (headers: Record<string, string> = {}) =>
    requestSite(request, "nordlys", "/", { headers });
  let own = await look();
  await expect.poll(async () => cacheStatusOf((own = await look()))).toBe("front-door; hit");
  const other = await look({ cookie: "currency=JPY.JP" });
  expect(await other.text()).toContain("JPY");
  expect(await other.text()).not.toBe(await own.text());
  expect(await (await look()).text()).toBe(await own.text());
});

// Any session bypasses the cache, regardless of its role.
for (const role of inTurn(demoUsers.map((user): DemoRole => user.role))) {
  test(`for ${role} nothing is cached, or served from the cache`, async ({ request }) => {
    const cookie = await sessionCookieOf(request, agency, role);
    for (const address of siteAddresses.filter((each) => !each.startsWith("/logout"))) {
      await ask(request, address);
      const answer = await ask(request, address, { cookie });
      expect(personal(address, answer)).toMatchObject({
        cacheStatus: isNoHit,
        shared: undefined,
        tags: undefined,
      });
      if (answer.status() === 200 && !siteFiles.includes(address))
        expect([address, answer.headers()["cache-control"]]).toEqual([
          address,
          "private, no-store",
        ]);
    }
  });
}

test("a request that hides header and footer, sets a language or has an unknown parameter is rendered privately", async ({
  request,
}) => {
  await ask(request, "/about");
  for (const address of [
    "/about?hideHeader=true",
    "/about?hideFooter=true",
    "/about?lng=es",
    "/about?currency=EUR",
    "/about?x=1",
  ])
    expect([address, cacheStatusOf(await ask(request, address))]).toEqual([address, isNoHit]);
  for (const cookie of ["hideHeader=true", "hideFooter=true"])
    expect([cookie, cacheStatusOf(await ask(request, "/about", { cookie }))]).toEqual([
      cookie,
      isNoHit,
    ]);
  expect(cacheStatusOf(await askUntilHit(request, "/about?utm_source=mail&gclid=1"))).toEqual(
    isHit,
  );
});
