import { createHmac, randomBytes } from "node:crypto";
import fc from "fast-check";
import { solveChallenge } from "../testing/solve-challenge";
import { createKnownBrowsers } from "./create-known-browsers";
import { createProofs } from "./create-proofs";
import { createSigner } from "./create-signer";
import { createThrottle, throttled, type Try } from "./create-throttle";
import { openCounterInMemory } from "./open-counter";

const limits = {
  name: "tries",
  seconds: 60,
  knownBrowser: 2,
  network: { free: 4, most: 6 },
  account: { free: 3, most: 8 },
  pair: 5,
  agency: 10,
  everybody: 16,
};
const signer = createSigner([randomBytes(32)]);
const open = () => {
  const proofs = createProofs(signer, { openCounter: openCounterInMemory, baseCount: 50 });
  return createThrottle(limits, { openCounter: openCounterInMemory, proofs });
};
const attempt = (change: Partial<Try> = {}): Try => ({
  agencyId: "alpha",
  account: "a",
  clientIp: null,
  knownBrowser: null,
  proof: null,
  ...change,
});
async function times(count: number, run: (index: number) => Promise<unknown>): Promise<unknown[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => run(index)));
}
/** An attempt that solves the challenge it gets. */
async function work(throttle: ReturnType<typeof open>, change: Partial<Try>) {
  const refusal = await throttle.start(attempt(change));
  return refusal?.challenge
    ? throttle.start(attempt({ ...change, proof: solveChallenge(refusal.challenge) }))
    : refusal;
}
const isAsked = { challenge: expect.objectContaining({ count: expect.any(Number) }) };
const isStopped = { challenge: null, retryAfter: expect.any(Number) };

beforeEach(() => void jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate"] }));
afterEach(() => void jest.useRealTimers());

it("requires work beyond an account's free attempts, reports that at most once, and rejects beyond the maximum until the window ends", async () => {
  const throttle = open();
  const from = (index: number) => ({ clientIp: `192.0.2.${index}` });
  expect(await times(3, (index) => throttle.start(attempt(from(index))))).toEqual([
    null,
    null,
    null,
  ]);
  expect(await throttle.start(attempt({ account: "A", ...from(3) }))).toMatchObject({
    ...isAsked,
    isFirst: true,
  });
  expect(await throttle.start(attempt(from(4)))).toMatchObject({ ...isAsked, isFirst: false });
  for (let index = 10; index < 15; index += 1) expect(await work(throttle, from(index))).toBeNull();
  expect(await work(throttle, from(20))).toMatchObject(isStopped);
  expect(await throttle.start(attempt({ account: "b" }))).toBeNull();
  jest.advanceTimersByTime(60_001);
  expect(await throttle.start(attempt(from(3)))).toBeNull();
});

it("lets no network use up an account, and limits one that tries new accounts", async () => {
  const throttle = open();
  for (let tries = 0; tries < 5; tries += 1) await work(throttle, { clientIp: "192.0.2.1" });
  expect(await work(throttle, { clientIp: "192.0.2.1" })).toMatchObject(isStopped);
  expect(await work(throttle, { clientIp: "192.0.2.2" })).toBeNull();
  for (let index = 0; index < 6; index += 1)
    await work(throttle, { account: `n${index}`, clientIp: "2001:db8::1" });
  expect(await work(throttle, { account: "n9", clientIp: "2001:db8::ffff" })).toMatchObject(
    isStopped,
  );
});

it("never blocks an agency or everybody, but requires more work the more attempts there are", async () => {
  const throttle = open();
  await times(10, (index) => throttle.start(attempt({ account: `m${index}` })));
  const first = await throttle.start(attempt({ account: "new" }));
  expect(first).toMatchObject(isAsked);
  for (let index = 0; index < 30; index += 1)
    expect(await work(throttle, { account: `p${index}` })).toBeNull();
  const later = await throttle.start(attempt({ account: "new" }));
  expect(later?.challenge?.count).toBe((first?.challenge?.count ?? 0) * 4);
  expect(await throttle.start(attempt({ account: "new", agencyId: "beta" }))).toMatchObject(
    isAsked,
  );
});

it("counts a known browser separately, then like any other, and its success clears no stranger's attempts", async () => {
  const throttle = open();
  await times(3, () => throttle.start(attempt()));
  const mine = { knownBrowser: "desk" };
  expect(await times(2, () => throttle.start(attempt(mine)))).toEqual([null, null]);
  expect(await throttle.start(attempt(mine))).toMatchObject(isAsked);
  await throttle.forgive(attempt(mine));
  expect(await throttle.start(attempt(mine))).toBeNull();
  expect(await throttle.start(attempt())).toMatchObject(isAsked);
  await throttle.clear(attempt());
  expect(await throttle.start(attempt())).toBeNull();
});

it("lets no more pass concurrently than sequentially", async () => {
  const throttle = open();
  const answers = await times(20, (index) =>
    throttle.start(attempt({ clientIp: `192.0.2.${index}` })),
  );
  expect(answers.filter((answer) => answer === null)).toHaveLength(3);
});

it("is a 429 with its challenge, also for clients that don't support it", async () => {
  const throttle = open();
  await times(3, () => throttle.start(attempt()));
  const refusal = await throttle.start(attempt());
  expect(refusal && throttled(refusal)).toMatchObject({
    status: 429,
    code: "proof_of_work_required",
    headers: { "Retry-After": "60" },
    challenge: refusal?.challenge,
  });
});

it("expires a challenge after five minutes", async () => {
  const proofs = createProofs(signer, { openCounter: openCounterInMemory, baseCount: 50 });
  const proof = solveChallenge(proofs.create("x"));
  jest.advanceTimersByTime(300_001);
  expect(await proofs.take(proof, "x")).toBe(false);
});

it("accepts a browser's token only for its account and agency, for a year, under every key in use", () => {
  const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
  const about = { agencyId: "alpha", account: "Nora@example.com" };
  const token = createKnownBrowsers(createSigner([oldKey])).issue(about);
  const browsers = createKnownBrowsers(createSigner([newKey, oldKey]));
  const id = browsers.find(token, { agencyId: "alpha", account: "nora@example.com" });
  expect(id).toEqual(expect.stringMatching(/^[\w-]{16}$/));
  expect(token).not.toMatch(/nora|example|alpha/i);
  expect(browsers.find(token, { ...about, agencyId: "beta" })).toBeNull();
  expect(browsers.find(token, { ...about, account: "mallory@example.com" })).toBeNull();
  expect(createKnownBrowsers(createSigner([newKey])).find(token, about)).toBeNull();
  const inAYear = createKnownBrowsers(createSigner([oldKey]), {
    now: () => new Date(Date.now() + 366 * 24 * 3_600_000),
  });
  expect(inAYear.find(token, about)).toBeNull();
  const forged = createHmac("sha256", "guessed").update("x").digest("base64url");
  fc.assert(
    fc.property(fc.string(), fc.constantFrom("", forged, "A".repeat(43)), (text, signature) => {
      expect(browsers.find(`${text}.${signature}`, about)).toBeNull();
      const changed = token.replace(/^./, () => text);
      expect(browsers.find(changed, about) === id).toBe(changed === token);
    }),
  );
});
