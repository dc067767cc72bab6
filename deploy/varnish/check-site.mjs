import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "../../scripts/testbed/make-folder.mjs";
import { signIn } from "../../scripts/testbed/sign-in.mjs";
import { until } from "../../scripts/testbed/until.mjs";
import { ask, patienceMs } from "./ask.mjs";

const agencies = {
  "voyara.localhost": /Voyara Travel/,
  "solmar.localhost": /Solmar Viajes/,
  "harbour.localhost": /Harbour (?:&|&amp;) Co/,
};
const hosts = Object.keys(agencies);
/** A text page is fresh for five minutes: changes of its copy have another reason than its age. */
const textPage = "/faqs";

/** Of each agency: never a page requested by another one's visitors, in any order. */
async function checkTenants({ port, check }) {
  const paths = ["/", "/about", "/faqs", "/blog", "/?utm_source=x", "/?tab=Hotels"];
  // Each page of each agency, alternating between agencies.
  const requests = Array.from({ length: 240 }, (_, index) => ({
    host: hosts[index % hosts.length],
    path: paths[Math.floor(index / hosts.length) % paths.length],
  }));
  const answers = [];
  // Twelve at a time, so that fills and hits of all agencies mix.
  await Promise.all(
    Array.from({ length: 12 }, async () => {
      for (let next = requests.pop(); next; next = requests.pop())
        answers.push({ ...next, ...(await ask(port, next.path, next)) });
    }),
  );
  const pages = answers.filter(({ status }) => status === 200);
  const isForeign = ({ host, body }) =>
    hosts.some((other) => other !== host && agencies[other].test(body)) ||
    !agencies[host].test(body);
  const foreign = pages.find(isForeign);
  check(
    "under mixed load every agency's visitors see their agency alone",
    pages.length > 120 && !foreign,
    foreign?.host ?? pages.length,
  );
  check(
    "and most of it without a storefront",
    pages.filter(({ isHit }) => isHit).length > pages.length / 2,
    pages.filter(({ isHit }) => isHit).length,
  );
  const spellings = [
    "VOYARA.localhost",
    "voyara.localhost.",
    "voyara.localhost:8080",
    "www.voyara.localhost",
  ];
  const spelt = await Promise.all(spellings.map((host) => ask(port, "/", { host })));
  check(
    "however the host is written it is one page",
    spelt.every(({ isHit, body }) => isHit && /Voyara Travel/.test(body)),
    spelt.map(({ status, isHit }) => `${status} ${isHit}`),
  );
}

async function checkPersons({ port, check }) {
  const host = "voyara.localhost";
  const [one, other] = [await signIn({ port, host }), await signIn({ port, host, role: "agent" })];
  const cookies = [
    one,
    other,
    `consent=1; ${one}`,
    "sid=made-up",
    "hideHeader=true",
    "hideFooter=true",
  ];
  const answers = [];
  for (const cookie of [...cookies, ...cookies])
    answers.push(await ask(port, textPage, { headers: { cookie } }));
  check(
    "who is signed in or hides header or footer is answered alone",
    answers.every(({ isHit }) => !isHit),
  );
  const visitor = await ask(port, textPage);
  check(
    "and nothing of that is a visitor's",
    visitor.isHit && !answers.some(({ body }, index) => index % 6 < 2 && body === visitor.body),
    visitor.isHit,
  );
  check(
    "visitors get no cookie from a cached page",
    !visitor.headers["set-cookie"],
    visitor.headers["set-cookie"],
  );
  check(
    "nor what is between caches",
    !visitor.headers["cdn-cache-control"] && !visitor.headers["cache-tag"],
  );

  const currencies = [];
  for (const cookie of ["currency=EUR", "currency=JPY", "currency=EUR", "a=1; currency=JPY; b=2"])
    currencies.push(await ask(port, "/about", { headers: { cookie } }));
  const [euro, yen, euroAgain, yenAgain] = currencies;
  check(
    "a currency has copies of its own",
    euroAgain.isHit &&
      yenAgain.isHit &&
      euro.body === euroAgain.body &&
      yen.body === yenAgain.body &&
      euro.body !== yen.body,
  );
  const kinds = [];
  for (const headers of [{ RSC: "1" }, {}, { RSC: "1" }])
    kinds.push((await ask(port, textPage, { headers })).headers["content-type"]);
  check(
    "the client router gets no document, and nobody what it gets",
    kinds.map((kind) => kind?.startsWith("text/html") === true).join() === "false,true,false",
    kinds,
  );

  const odd = await ask(port, "/about", { headers: { cookie: "currency=EUR; currency=JPY" } });
  check("a cookie that can be read in two ways is answered alone", !odd.isHit);

  const etag = visitor.headers.etag;
  const [unchanged, head, encoded] = [
    await ask(port, textPage, { headers: { "If-None-Match": etag } }),
    await ask(port, textPage, { method: "HEAD" }),
    await ask(port, textPage, { headers: { "Accept-Encoding": "gzip, deflate, br" } }),
  ];
  check(
    "304 to who has it, HEAD without a body, brotli from the door",
    unchanged.status === 304 &&
      head.status === 200 &&
      head.body === "" &&
      encoded.headers["content-encoding"] === "br",
  );
}

async function checkGrowth({ port, varnish, check }) {
  await ask(port, textPage);
  const before = varnish.count();
  const odd = (index) => [
    { path: textPage, host: `agency-${index}.localhost` },
    { path: textPage, host: `agency-${index}.example` },
    { path: `${textPage}?x=${index}` },
    { path: `${textPage}?utm_source=${index}` },
    { path: `/api/x-${index}` },
    { path: textPage, headers: { cookie: `sid=${index}` } },
  ];
  for (let index = 0; index < 25; index++)
    await Promise.all(odd(index).map(({ path, ...options }) => ask(port, path, options)));
  const after = varnish.count();
  check(
    "unknown hosts, invented queries and sessions don't make it grow",
    after.objects - before.objects < 10 && after.bytes <= before.bytes,
    JSON.stringify({ before, after }),
  );
}

async function checkPurges({ port, purgePort, site, check }) {
  const file = join(makeFolder("agency"), "agency.json");
  const operate = async (change) => {
    writeFileSync(file, JSON.stringify({ subdomain: "voyara", ...change }));
    await site.operate("update", file);
  };
  const ports = [port, ...site.storefronts.map((each) => each.port)];
  const everywhere = (path, text) => async () => {
    const answers = await Promise.all(ports.map((each) => ask(each, path)));
    return answers.every(({ body }) => body.includes(text));
  };
  const { about } = JSON.parse(await site.operate("show", "voyara"));
  for (const path of ["/", "/about"]) await ask(port, path);
  await ask(port, "/about", { host: "solmar.localhost" });
  const before = await ask(port, textPage);

  const en = { ...about.en, content: "<p>CANARY-ABOUT</p>" };
  await operate({ about: { ...about, en } });
  const changed = await until(everywhere("/about", "CANARY-ABOUT"), { ms: patienceMs });
  check(`a change shows on both storefronts and here (${Math.round(changed.ms)} ms)`, changed.isSo);
  const [still, solmar] = [
    await ask(port, textPage),
    await ask(port, "/about", { host: "solmar.localhost" }),
  ];
  check(
    "and takes no other page and no other agency's with it",
    still.isHit && still.headers.etag === before.headers.etag && solmar.isHit,
    `${still.isHit} ${solmar.isHit}`,
  );

  await operate({ agencyName: "CANARY Voyara" });
  const renamed = [];
  for (const path of ["/", textPage, "/about"])
    renamed.push((await until(everywhere(path, "CANARY Voyara"), { ms: patienceMs })).isSo);
  check("a change of the agency shows on all its pages", renamed.every(Boolean), renamed);

  const bans = [
    await ask(port, "/", { method: "BAN", headers: { "Cache-Tag": "voyara" } }),
    await ask(port, "/purges", { method: "POST" }),
    await ask(purgePort, "/", { method: "GET" }),
    await ask(purgePort, "/", { method: "BAN", headers: { "Cache-Tag": ".*" } }),
  ].map(({ status }) => status);
  check("nobody but a storefront can say so", bans.join() === "405,404,405,400", bans.join());
}

async function checkStops({ port, site, check }) {
  for (const host of hosts) await ask(port, "/", { host });
  const [first, second] = site.storefronts;
  let isOver = false;
  const load = (async () => {
    const statuses = [];
    while (!isOver)
      statuses.push((await ask(port, ["/", "/login", "/faqs"][statuses.length % 3])).status);
    return statuses;
  })();
  await first.stop();
  isOver = true;
  const statuses = await load;
  check(
    "a storefront stops and nobody notices",
    statuses.every((status) => status === 200),
    [...new Set(statuses)],
  );
  await second.stop();
  const responses = await Promise.all(hosts.map((host) => ask(port, "/", { host })));
  check(
    "with none left, cached pages are still served",
    responses.every(({ status, isHit }) => status === 200 && isHit),
    responses.map(({ status, isHit }) => `${status} ${isHit}`),
  );
  const [lost, api] = [await ask(port, "/login"), await ask(port, "/api/agency")];
  check(
    "and the rest is a plain 503",
    lost.status === 503 &&
      lost.headers["retry-after"] === "5" &&
      JSON.parse(api.body).code === "service_unavailable",
  );
}

/** The checks of Varnish in front of the real site; their order matters. */
export async function checkSite(context) {
  await checkTenants(context);
  await checkPersons(context);
  await checkGrowth(context);
  await checkPurges(context);
  await checkStops(context);
}
