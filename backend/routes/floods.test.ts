import type * as argon2 from "@node-rs/argon2";
import { and, eq, like } from "drizzle-orm";
import { forgotPasswordEndpoint, signUpEndpoint } from "@/lib/api/contract/accounts";
import type { Endpoint } from "@/lib/api/contract/endpoint";
import type { Challenge } from "@/lib/api/contract/errors";
import { loginEndpoint } from "@/lib/api/contract/sessions";
import { mails } from "../db/schema/mails";
import { securityEvents } from "../db/schema/users";
import { openCounterInMemory, type OpenCounter } from "../limits/open-counter";
import { resetLimits, strangerLimits } from "../limits/recipient-limits";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";
import { solveChallenge } from "../testing/solve-challenge";
import type { TestAgency } from "../testing/test-agencies";

// A flood of wrong passwords costs no work here; the right ones are the real thing.
jest.mock("@node-rs/argon2", () => {
  const real = jest.requireActual<typeof argon2>("@node-rs/argon2");
  return {
    ...real,
    verify: jest.fn((hash: string, password: string) =>
      password.startsWith("wrong") ? Promise.resolve(false) : real.verify(hash, password),
    ),
  };
});

let backend: TestBackend;
let counters: Map<string, ReturnType<OpenCounter>>;
beforeEach(async () => {
  counters = new Map();
  const openCounter: OpenCounter = (name, options) => {
    const counter = openCounterInMemory(name, options);
    counters.set(name, counter);
    return counter;
  };
  backend = await openTestBackend({ openCounter });
});
afterEach(() => backend.close());

const right = "wander-Far-2026";
type Ask = { from: string; agency?: TestAgency; browser?: string; proof?: string };
const post = (endpoint: Endpoint, body: object, { from, agency = "alpha", browser, proof }: Ask) =>
  backend.call(endpoint, {
    agency,
    body,
    headers: {
      "X-Client-Ip": from,
      ...(browser ? { "X-Browser-Token": browser } : {}),
      ...(proof ? { "X-Proof-Of-Work": proof } : {}),
    },
  });
const logIn = (role: string, password: string, ask: Ask) =>
  post(loginEndpoint, { email: `${role}@${ask.agency ?? "alpha"}.localhost`, password }, ask);
const forgot = (email: string, ask: Ask) => post(forgotPasswordEndpoint, { email }, ask);
const challengeOf = ({ body }: Awaited<ReturnType<typeof post>>) => body.challenge as Challenge;
const proven = async (ask: (proof?: string) => ReturnType<typeof post>) => {
  const refused = await ask();
  expect([refused.status, refused.body.code]).toEqual([429, "proof_of_work_required"]);
  return ask(solveChallenge(challengeOf(refused)));
};

/** 500 tries at an agency, of which the first 490 are only counted: they would take their time. */
async function flood(kind: RegExp, attempt: (index: number) => Promise<unknown>): Promise<void> {
  const [, counter] =
    [...counters].find(([name]) => kind.test(name) && name.endsWith(" agency")) ?? [];
  await counter?.penalty(backend.ids.alpha, 490);
  for (let index = 0; index < 10; index += 1) await attempt(index);
}

it("doesn't lock an agency out when somebody floods its sign-in: new browsers show work, known ones notice nothing", async () => {
  const known = (await logIn("agent", right, { from: "192.0.2.1" })).body.browserToken as string;
  await flood(/password|sign-in/, (index) =>
    post(
      loginEndpoint,
      { email: `nobody${index}@example.com`, password: "wrong" },
      { from: `10.0.0.${index}` },
    ),
  );
  expect((await logIn("agent", right, { from: "192.0.2.1", browser: known })).status).toBe(200);
  const answer = await proven((proof) =>
    logIn("traveller", right, { from: "192.0.2.2", ...(proof ? { proof } : {}) }),
  );
  expect([answer.status, answer.body.browserToken]).toEqual([200, expect.any(String)]);
  // Another agency has its own count, and a proof is worth nothing there.
  expect((await logIn("traveller", right, { from: "192.0.2.2", agency: "beta" })).status).toBe(200);
});

it("doesn't lock an account for its owner when strangers try passwords", async () => {
  const browser = (await logIn("agent", right, { from: "192.0.2.1" })).body.browserToken as string;
  for (let tries = 0; tries < 10; tries += 1)
    expect((await logIn("agent", `wrong-${tries}`, { from: `10.0.1.${tries}` })).status).toBe(401);
  const stopped = await logIn("agent", "wrong-again", { from: "10.0.1.99" });
  expect([
    stopped.status,
    stopped.body.code,
    Number(stopped.headers.get("Retry-After")) > 0,
  ]).toEqual([429, "proof_of_work_required", true]);
  expect((await logIn("agent", right, { from: "192.0.2.1", browser })).status).toBe(200);
  expect((await logIn("agent", right, { from: "192.0.2.9", browser })).status).toBe(200);
  // The known browser of one account is a stranger's to another, and to another agency.
  for (let tries = 0; tries < 10; tries += 1)
    await logIn("owner", `wrong-${tries}`, { from: `10.0.2.${tries}` });
  expect((await logIn("owner", right, { from: "192.0.2.1", browser })).status).toBe(429);
  expect(
    (
      await proven((proof) =>
        logIn("owner", right, { from: "192.0.2.1", ...(proof ? { proof } : {}) }),
      )
    ).status,
  ).toBe(200);
  // The trail says once that the account was blocked.
  const blocked = await backend.db.forAgency(backend.ids.alpha, (tx) =>
    tx
      .select()
      .from(securityEvents)
      .where(and(eq(securityEvents.event, "signInBlocked"))),
  );
  expect(blocked.map(({ details }) => details.reason)).toEqual([
    "proof_of_work_required",
    "proof_of_work_required",
  ]);
});

it("takes a proof once, for what it is about, and none that is made up", async () => {
  for (let tries = 0; tries < 10; tries += 1)
    await logIn("agent", `wrong-${tries}`, { from: `10.0.1.${tries}` });
  const proof = solveChallenge(challengeOf(await logIn("agent", "wrong", { from: "192.0.2.1" })));
  const [token, number] = [
    proof.slice(0, proof.lastIndexOf(".")),
    proof.slice(proof.lastIndexOf(".") + 1),
  ];
  for (const made of [
    `${token}.${Number(number) + 1}`,
    `${token}.0${number}`,
    token,
    `a${proof}`,
    "a.b.c.d.e",
  ])
    expect((await logIn("agent", "wrong", { from: "192.0.2.1", proof: made })).status).toBe(429);
  for (let tries = 0; tries < 10; tries += 1)
    await logIn("owner", `wrong-${tries}`, { from: `10.0.2.${tries}` });
  expect((await logIn("owner", "wrong", { from: "192.0.2.1", proof })).status).toBe(429);
  expect((await logIn("agent", "wrong", { from: "192.0.2.1", proof })).status).toBe(401);
  expect((await logIn("agent", "wrong", { from: "192.0.2.1", proof })).status).toBe(429);
});

it("keeps sending links for a new password to others when somebody asks for 500", async () => {
  await flood(/mail/, (index) => forgot(`nobody${index}@example.com`, { from: `10.0.0.${index}` }));
  const browser = (await logIn("agent", right, { from: "192.0.2.1" })).body.browserToken as string;
  expect((await forgot("agent@alpha.localhost", { from: "192.0.2.1", browser })).status).toBe(200);
  expect(
    (
      await proven((proof) =>
        forgot("owner@alpha.localhost", { from: "192.0.2.2", ...(proof ? { proof } : {}) }),
      )
    ).status,
  ).toBe(200);
  const sent = await backend.db.forAgency(backend.ids.alpha, (tx) => tx.select().from(mails));
  expect(sent.map(({ recipient }) => recipient).sort()).toEqual([
    "agent@alpha.localhost",
    "owner@alpha.localhost",
  ]);
});

it("mails one mailbox only so often, whatever is asked for, and answers as if it did", async () => {
  const signUp = (email: string, from: string) =>
    post(
      signUpEndpoint,
      { first_name: "Nina", last_name: "Berg", email, password: "wander-Far-2027" },
      { from },
    );
  const statuses: number[] = [];
  for (let index = 0; index < 8; index += 1) {
    const [email, from] = [`Nina+${index}@example.com`, `203.0.113.${index}`];
    statuses.push((await signUp(email, from)).status, (await forgot(email, { from })).status);
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
  const mailed = await backend.db.forAgency(backend.ids.alpha, (tx) =>
    tx.select().from(mails).where(like(mails.recipient, "nina+%")),
  );
  // The last one is a link to a new password, which nothing else has used up.
  expect(mailed).toHaveLength(strangerLimits.hour.points + resetLimits.here.points);
});
