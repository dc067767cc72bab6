import { eq } from "drizzle-orm";
import { createAcademyCodeEndpoint, exchangeAcademyCodeEndpoint } from "@/lib/api/contract/academy";
import { academyCodes, academySecrets } from "../db/schema/agency-settings";
import { auditEvents } from "../db/schema/audit-events";
import { users } from "../db/schema/users";
import type { DemoRole } from "../demo/demo-users";
import { openCounterInMemory, type OpenCounter } from "../limits/open-counter";
import { toOperatorCall } from "../operators/open-operator-call";
import { runAgencyCommand } from "../operators/run-agency-command";
import { openTestBackend, operatorToken, type TestBackend } from "../testing/open-test-backend";
import type { TestAgency } from "../testing/test-agencies";

let backend: TestBackend;
let secret: string;
/** A thousand tries, for which a test has no time, are three. */
const openCounter: OpenCounter = (name, options) =>
  openCounterInMemory(name, name === "academy network" ? { ...options, points: 3 } : options);
const clock = { now: new Date("2026-11-21T12:00:00Z") };
const run = (...words: string[]) =>
  runAgencyCommand(
    words,
    toOperatorCall((path, init) => backend.app.request(path, init), operatorToken),
  );
beforeAll(async () => {
  backend = await openTestBackend({ now: () => clock.now, openCounter });
  for (const agency of ["alpha", "beta"] as const)
    await backend.changeAgency(agency, { academyUrl: "https://academy.example" });
  secret = await run("academy", "set-secret", "alpha");
});
afterAll(() => backend.close());

const create = async (as: DemoRole = "agent", agency: TestAgency = "alpha") =>
  (await backend.call(createAcademyCodeEndpoint, { as, agency })).body.code as string;
const exchange = async (code: string, given = secret, agency: TestAgency = "alpha") => {
  const { status, body } = await backend.call(exchangeAcademyCodeEndpoint, {
    agency,
    body: { code, secret: given },
  });
  return status === 200 ? body : [status, body.code];
};
const refused = [401, "academy_refused"];
const pass = (seconds: number) => (clock.now = new Date(clock.now.getTime() + seconds * 1_000));

it("tells the academy once who comes, and keeps no more than hashes", async () => {
  const code = await create();
  expect(await exchange(code, "s".repeat(43))).toEqual(refused);
  expect(await exchange(code, "")).toEqual(refused);
  const answers = await Promise.all([exchange(code), exchange(code)]);
  expect(answers).toContainEqual(refused);
  expect(answers).toContainEqual({
    id: expect.any(String),
    name: expect.stringMatching(/\w \w/),
    email: "agent@alpha.localhost",
    userType: "TravelAgent",
  });
  const kept = await backend.db.forOperator((tx) => tx.select().from(academySecrets));
  const codes = await backend.db.forAgency(backend.ids.alpha, (tx) =>
    tx.select().from(academyCodes),
  );
  expect([kept.length, codes.length]).toEqual([1, 1]);
  expect(JSON.stringify([kept, codes])).not.toMatch(new RegExp(`${secret}|${code}`));
});

it("refuses a code after a minute, which is deleted with the next one", async () => {
  const [inTime, late] = [await create(), await create()];
  pass(59);
  expect(await exchange(inTime)).toMatchObject({ userType: "TravelAgent" });
  pass(2);
  expect(await exchange(late)).toEqual(refused);
  await create();
  expect(
    await backend.db.forAgency(backend.ids.alpha, (tx) => tx.select().from(academyCodes)),
  ).toHaveLength(1);
});

it("refuses another agency's code and secret, and leaves the code as it is", async () => {
  const code = await create("agent", "beta");
  expect(await exchange(code)).toEqual(refused);
  expect(await exchange(code, secret, "beta")).toEqual(refused);
  const own = await run("academy", "set-secret", "beta");
  expect(await exchange(code, own)).toEqual(refused);
  expect(await exchange(code, own, "beta")).toMatchObject({ email: "agent@beta.localhost" });
});

it("tells nothing of who works there no more", async () => {
  const code = await create("sales");
  await backend.db.forAgency(backend.ids.alpha, (tx) =>
    tx
      .update(users)
      .set({ deactivatedAt: clock.now })
      .where(eq(users.email, "sales@alpha.localhost")),
  );
  expect(await exchange(code)).toEqual(refused);
});

it("ends a secret with the next one, and without one", async () => {
  const before = secret;
  secret = await run("academy", "set-secret", "alpha");
  const code = await create();
  expect(await exchange(code, before)).toEqual(refused);
  expect(await exchange(code)).toMatchObject({ userType: "TravelAgent" });
  expect(await run("academy", "remove-secret", "alpha")).toBe(
    "Removed the secret of alpha's academy.",
  );
  await expect(run("academy", "remove-secret", "alpha")).rejects.toThrow("has no secret");
  const noted = await backend.db.forAgency(backend.ids.alpha, (tx) =>
    tx.select().from(auditEvents).where(eq(auditEvents.subject, "academy")),
  );
  expect(noted).toContainEqual(
    expect.objectContaining({ actorId: null, before: { secret: "•••" }, after: {} }),
  );
  expect(JSON.stringify(noted)).not.toContain(secret);
  await expect(run("academy", "set-secret", "nowhere")).rejects.toThrow("Agency not found!");
  expect(await exchange(await create())).toEqual(refused);
});

it("answers only so many tries of a network", async () => {
  const tried = { body: { code: "c".repeat(43), secret: "" } };
  const from = (ip: string) =>
    backend.call(exchangeAcademyCodeEndpoint, { ...tried, headers: { "X-Client-Ip": ip } });
  for (let tries = 0; tries < 3; tries += 1) await from("192.0.2.1");
  expect((await from("192.0.2.1")).status).toBe(429);
  expect((await from("198.51.100.1")).status).toBe(401);
});
