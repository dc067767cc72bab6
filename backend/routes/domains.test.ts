import { and, eq } from "drizzle-orm";
import {
  checkDomainEndpoint,
  claimDomainEndpoint,
  listDomainsEndpoint,
  maximumDomains,
  removeDomainEndpoint,
  type AgencyDomain,
} from "@/lib/api/contract/domains";
import type { Endpoint } from "@/lib/api/contract/endpoint";
import { dayMs } from "@/lib/dates/durations";
import { agencies, agencyDomains } from "../db/schema/agencies";
import { domainClaims } from "../db/schema/agency-settings";
import { auditEvents } from "../db/schema/audit-events";
import { mails } from "../db/schema/mails";
import { purges } from "../db/schema/purges";
import { sessions } from "../db/schema/users";
import type { DemoRole } from "../demo/demo-users";
import { watchDomains } from "../domains/start-domain-watch";
import { openFakeDns } from "../testing/open-fake-dns";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";
import type { TestAgency } from "../testing/test-agencies";

const domain = "atlas.example";
const ourAddress = "192.0.2.1";
const dns = openFakeDns();
let backend: TestBackend;
let clock = Date.parse("2026-11-21T12:00:00Z");
const now = () => new Date((clock += 1_000));
beforeAll(async () => {
  backend = await openTestBackend({
    ...{ now, resolver: dns.resolver, siteAddresses: [ourAddress] },
  });
});
afterAll(() => backend.close());
beforeEach(async () => {
  dns.clear();
  for (const agency of ["alpha", "beta"] as const)
    await backend.db.forAgency(backend.ids[agency], async (tx) => {
      await tx.delete(domainClaims);
      const isNew = eq(agencyDomains.domain, domain);
      await tx.delete(agencyDomains).where(isNew);
    });
});

type By = { as?: DemoRole; agency?: TestAgency };
const call = (
  endpoint: Endpoint,
  { as = "owner", agency = "alpha" }: By = {},
  sent: { domain?: string; body?: object } = {},
) =>
  backend.call(endpoint, {
    ...{ as, agency },
    ...(sent.domain ? { params: { domain: sent.domain } } : {}),
    ...(sent.body ? { body: sent.body } : {}),
  });
const claim = (name = domain, by: By = {}) =>
  call(claimDomainEndpoint, by, { body: { domain: name } });
const check = (by: By = {}, name = domain) => call(checkDomainEndpoint, by, { domain: name });
const remove = (by: By = {}, name = domain) => call(removeDomainEndpoint, by, { domain: name });
const list = async (by: By = {}) =>
  (await call(listDomainsEndpoint, by)).body.domains as AgencyDomain[];
const oneOf = ({ body }: Awaited<ReturnType<typeof call>>) => body.domain as AgencyDomain;
/** Sets the records that a claim's answer names. */
const setRecords = (
  { claim: claimed }: AgencyDomain,
  { txt = claimed?.proof.expected[0]?.value ?? "", addresses = [ourAddress] } = {},
) => {
  dns.set("TXT", `_site-verify.${domain}`, [[txt]]);
  dns.set("A", domain, addresses);
};
const agencyAt = async (host: string) => {
  const headers = { "X-Agency-Host": host };
  const { status, body } = await backend.call("GET /api/agency", { headers });
  const { subdomain, domains } = (body.agency ?? {}) as Record<string, unknown>;
  return { status, subdomain, domains };
};
const notedOf = (agency: TestAgency = "alpha") =>
  backend.db.forAgency(backend.ids[agency], async (tx) =>
    (await tx.select().from(auditEvents).where(eq(auditEvents.subjectKind, "domain")))
      .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
      .map(({ action, subject }) => `${action} ${subject}`),
  );
const watch = (logProblem: (line: string) => void = (line) => expect(line).toBe("")) =>
  watchDomains({
    ...{ db: backend.db, resolver: dns.resolver, rootDomain: "localhost", now },
    ...{ siteAddresses: [ourAddress], logProblem },
  });
const countPurges = () =>
  backend.db.forOperator(async (tx) => (await tx.select().from(purges)).length);

it("answers a claimed domain once its DNS proves it, and mails all owners", async () => {
  const claimed = await claim("WWW.Atlas.Example.");
  expect(oneOf(claimed)).toMatchObject({
    ...{ domain, state: "claimed", isPrimary: false },
    claim: {
      verifiedAt: null,
      proof: { expected: [{ type: "TXT", name: `_site-verify.${domain}` }], result: "unseen" },
      address: { expected: [{ type: "A", name: domain, value: ourAddress }] },
    },
  });
  expect(oneOf(claimed).claim?.proof.expected[0]?.value).toMatch(/^site-verify=[0-9a-f]{32}$/);
  expect(oneOf(await claim())).toEqual(oneOf(claimed));
  expect(oneOf(await check())).toMatchObject({
    state: "claimed",
    claim: { proof: { result: "missing", found: [] }, checkedAt: expect.any(String) },
  });
  expect((await agencyAt(domain)).status).toBe(404);

  const before = await notedOf();
  const purged = await countPurges();
  setRecords(oneOf(claimed));
  expect(oneOf(await check())).toMatchObject({
    ...{ state: "serving", isPrimary: false },
    claim: { address: { result: "right", found: [`A ${ourAddress}`] } },
  });
  expect(await agencyAt(`www.${domain}:443`)).toEqual({
    ...{ status: 200, subdomain: "alpha", domains: ["alpha-travel.example", domain] },
  });
  expect(await countPurges()).toBeGreaterThan(purged);
  await check();
  expect((await notedOf()).slice(before.length)).toEqual([`domain.verified ${domain}`]);
  const sent = await backend.db.forAgency(backend.ids.alpha, (tx) =>
    tx.select().from(mails).where(eq(mails.kind, "domainVerified")),
  );
  expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ["owner@alpha.localhost", `${domain} is yours`],
  ]);
});

it("never proves a domain by a wrong text, and says what it found beside what it expects", async () => {
  const claimed = oneOf(await claim());
  setRecords(claimed, { txt: "site-verify=0123456789abcdef0123456789abcdef" });
  expect(oneOf(await check())).toMatchObject({
    state: "claimed",
    claim: {
      verifiedAt: null,
      proof: { result: "wrong", found: ["site-verify=0123456789abcdef0123456789abcdef"] },
      address: { result: "right" },
    },
  });
  expect((await agencyAt(domain)).status).toBe(404);
});

it("proves a domain whose address leads elsewhere, and links to it only once it leads here", async () => {
  const claimed = oneOf(await claim(domain, { agency: "beta" }));
  setRecords(claimed, { addresses: [] });
  const by = { agency: "beta" } as const;
  expect(oneOf(await check(by))).toMatchObject({
    ...{ state: "verified", isPrimary: false },
    claim: { proof: { result: "right" }, address: { result: "missing" } },
  });
  // Its first domain would be in every link; who comes by it is served all the same.
  expect((await agencyAt("beta.localhost")).domains).toEqual([]);
  expect(await agencyAt(domain)).toEqual({ status: 200, subdomain: "beta", domains: [domain] });
  const purged = await countPurges();
  setRecords(claimed);
  expect(oneOf(await check(by))).toMatchObject({ state: "serving", isPrimary: true });
  expect((await agencyAt("beta.localhost")).domains).toEqual([domain]);
  expect(await countPurges()).toBe(purged + 1);
});

it("lets two agencies claim a domain, and gives it to the one that proves it", async () => {
  const alphas = oneOf(await claim());
  const betas = oneOf(await claim(domain, { agency: "beta" }));
  expect(alphas.claim?.proof.expected).not.toEqual(betas.claim?.proof.expected);
  setRecords(betas);
  expect(oneOf(await check())).toMatchObject({ state: "claimed" });
  expect(oneOf(await check({ agency: "beta" }))).toMatchObject({ state: "serving" });
  setRecords(alphas);
  const refused = { status: 409, body: { code: "domain_taken" } };
  expect(await check()).toMatchObject(refused);
  expect((await agencyAt(domain)).subdomain).toBe("beta");
  await remove();
  const again = await claim();
  expect(again).toMatchObject(refused);
  expect(JSON.stringify(again.body)).not.toMatch(/beta/i);
});

it("lists what an operator has set, and removes it and claims, with a line in the audit", async () => {
  const by = { agency: "beta" } as const;
  await backend.changeAgency("beta", { domains: [domain] });
  const set = { domain, state: "serving", isPrimary: true, claim: null };
  expect(await list(by)).toEqual([set]);
  expect(oneOf(await claim(domain, by))).toEqual(set);
  expect(oneOf(await check(by))).toEqual(set);
  await claim("shop.atlas.example", by);
  expect(await remove(by)).toMatchObject({ status: 200 });
  expect(await remove(by, "shop.atlas.example")).toMatchObject({ status: 200 });
  expect(await remove(by)).toMatchObject({ status: 404, body: { code: "domain_not_found" } });
  expect(await list(by)).toEqual([]);
  expect((await agencyAt(domain)).status).toBe(404);
  expect((await notedOf("beta")).slice(-3)).toEqual([
    ...["domain.claimed shop.atlas.example", `domain.removed ${domain}`],
    "domain.removed shop.atlas.example",
  ]);
});

it.each([
  "192.0.2.7",
  "atlas",
  "localhost",
  "beta.localhost",
  "xn--tlas-mcd.example",
  "аtlas.example",
])("claims no %s", async (name) => {
  const before = await list();
  expect(await claim(name)).toMatchObject({
    status: 422,
    body: { issues: [{ path: "domain" }] },
  });
  expect(await list()).toEqual(before);
});

it("claims no more than 20", async () => {
  const { length } = await list();
  for (let index = length; index < maximumDomains; index++)
    expect((await claim(`d${index}.example`)).status).toBe(200);
  expect(await claim()).toMatchObject({ status: 422, body: { issues: [{ path: "domain" }] } });
  expect(await list()).toHaveLength(maximumDomains);
});

it("is for owners alone, and takes their password for what changes something", async () => {
  await claim();
  for (const as of ["admin", "agent", "sales", "restricted"] as const)
    for (const answer of [
      await call(listDomainsEndpoint, { as }),
      await claim("other.example", { as }),
      await check({ as }),
      await remove({ as }),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: "not_allowed" } });
  for (const answer of [await check({ agency: "beta" }), await remove({ agency: "beta" })])
    expect(answer).toMatchObject({ status: 404, body: { code: "domain_not_found" } });
  expect((await list()).map((each) => each.domain)).toContain(domain);

  const token = await backend.signIn("alpha", "owner");
  await backend.db.forAgency(backend.ids.alpha, (tx) =>
    tx.update(sessions).set({ provenAt: new Date("2020-01-01T00:00:00Z") }),
  );
  const headers = { Authorization: `Bearer ${token}` };
  const asked = { headers, params: { domain }, body: { domain: "other.example" } };
  for (const endpoint of [claimDomainEndpoint, removeDomainEndpoint])
    expect(await backend.call(endpoint, asked)).toMatchObject({
      ...{ status: 403, body: { code: "proof_required" } },
    });
  for (const endpoint of [listDomainsEndpoint, checkDomainEndpoint])
    expect((await backend.call(endpoint, { headers, params: { domain } })).status).toBe(200);
});

it("marks daily what is lost, gives nothing up, and learns nothing from a failing DNS", async () => {
  const claimed = oneOf(await claim());
  setRecords(claimed);
  await check();
  const find = async () => (await list()).find((each) => each.domain === domain);
  const first = await find();
  dns.clear();
  await watch();
  expect(await find()).toEqual(first);
  clock += dayMs;
  dns.fail();
  await watch();
  expect(await find()).toEqual(first);
  dns.clear();
  await watch();
  expect(await find()).toMatchObject({ state: "lost", claim: { proof: { result: "missing" } } });
  expect((await agencyAt(domain)).subdomain).toBe("alpha");
  setRecords(claimed);
  clock += dayMs;
  await watch();
  expect(await find()).toMatchObject({ state: "serving" });

  // What an operator has taken away stays so.
  await backend.db.forAgency(backend.ids.alpha, (tx) =>
    tx.delete(agencyDomains).where(and(eq(agencyDomains.domain, domain))),
  );
  clock += dayMs;
  await watch();
  expect((await agencyAt(domain)).status).toBe(404);
  expect(await find()).toMatchObject({ state: "claimed" });
});

it("raises the agency's version with each change of its domains, for writes of older reads", async () => {
  const read = () =>
    backend.db.forOperator(async (tx) => {
      const isAlpha = eq(agencies.id, backend.ids.alpha);
      const [row] = await tx.select().from(agencies).where(isAlpha);
      return { version: row?.version ?? 0, updatedAt: row?.updatedAt.getTime() ?? 0 };
    });
  const first = await read();
  setRecords(oneOf(await claim()));
  expect(await read()).toEqual(first);
  await check();
  const proven = await read();
  expect(proven.version).toBe(first.version + 1);
  await check();
  expect(await read()).toEqual(proven);
  await remove();
  const removed = await read();
  expect(removed.version).toBe(first.version + 2);
  expect(removed.updatedAt).toBeGreaterThan(proven.updatedAt);
});

it("logs a domain whose look fails, and looks at the others all the same", async () => {
  setRecords(oneOf(await claim()));
  await check();
  const other = "shop.beta.example";
  const by = { agency: "beta" } as const;
  const { claim: claimed } = oneOf(await claim(other, by));
  dns.set("TXT", `_site-verify.${other}`, [[claimed?.proof.expected[0]?.value]]);
  dns.set("A", other, [ourAddress]);
  expect(oneOf(await check(by, other)).state).toBe("serving");
  clock += dayMs;
  dns.set("A", domain, ["no address"]);
  dns.set("A", other, []);
  const problems: string[] = [];
  await watch((line) => problems.push(line));
  expect(problems).toEqual([expect.stringContaining(`domains: ${domain}: `)]);
  expect((await list(by)).find((each) => each.domain === other)?.state).toBe("lost");
  await remove(by, other);
});

it("answers with what DNS doesn't, instead of failing", async () => {
  await claim();
  dns.fail();
  expect(await check()).toMatchObject({
    status: 200,
    body: { domain: { state: "claimed", claim: { proof: { result: "failed" } } } },
  });
  expect(backend.logged).toEqual([]);
});
