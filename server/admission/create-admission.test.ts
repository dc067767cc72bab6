import {
  createAdmission,
  GoneError,
  OverloadedError,
  type AdmissionOptions,
} from "./create-admission";

beforeEach(() => void jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate"] }));
afterEach(() => void jest.useRealTimers());

const open = (options: Partial<AdmissionOptions> = {}) =>
  createAdmission({
    total: 1,
    perAgency: 1,
    perClient: 1,
    waiting: 2,
    waitingPerAgency: 2,
    waitingPerClient: 2,
    waitMs: 2_000,
    random: () => 0,
    ...options,
  });
const entry = { agency: "a", client: "1", priority: "browse" } as const;

test("a released place goes to the next waiter, once even if released twice", async () => {
  const admission = open();
  const leave = await admission.enter(entry);
  const [second, third] = [admission.enter(entry), admission.enter(entry)];
  leave();
  leave();
  await second;
  expect(admission.stats()).toEqual({ inside: 1, waiting: 1, agencies: 1 });
  (await second)();
  (await third)();
  expect(admission.stats()).toEqual({ inside: 0, waiting: 0, agencies: 0 });
  expect(jest.getTimerCount()).toBe(0);
});

test("beyond the queue's limit a request is rejected at once, with a varying Retry-After", async () => {
  const numbers = [0, 0.5, 0.999];
  const refused: unknown[] = [];
  const admission = open({
    waiting: 0,
    waitingPerClient: 9,
    random: () => numbers.shift() ?? 0,
    onRefused: (who) => refused.push(who),
  });
  await admission.enter(entry);
  const errors = await Promise.all(
    [1, 2, 3].map(() => admission.enter(entry).catch((error: unknown) => error)),
  );
  expect(errors).toEqual([
    expect.any(OverloadedError),
    expect.any(OverloadedError),
    expect.any(OverloadedError),
  ]);
  expect(errors.map((error) => (error as OverloadedError).retryAfter)).toEqual([1, 2, 3]);
  expect(errors.map((error) => (error as OverloadedError).status)).toEqual([503, 503, 503]);
  expect(refused).toEqual([entry, entry, entry]);
  expect(jest.getTimerCount()).toBe(0);
});

test("a client whose own part of the queue is full is rejected, another one gets in", async () => {
  const admission = open({ waitingPerClient: 1 });
  const leave = await admission.enter(entry);
  const waits = admission.enter(entry);
  await expect(admission.enter(entry)).rejects.toMatchObject({ status: 429, retryAfter: 1 });
  const other = admission.enter({ ...entry, client: "2" });
  leave();
  (await waits)();
  (await other)();
  expect(jest.getTimerCount()).toBe(0);
});

test("nobody waits longer than the maximum", async () => {
  const admission = open();
  await admission.enter(entry);
  const waits = admission.enter(entry).catch((error: unknown) => error);
  jest.advanceTimersByTime(2_000);
  expect(await waits).toBeInstanceOf(OverloadedError);
  expect(admission.stats()).toEqual({ inside: 1, waiting: 0, agencies: 1 });
});

test("a client that leaves while waiting leaves the queue, and takes no later place", async () => {
  const admission = open();
  const leave = await admission.enter(entry);
  const [gone, early] = [new AbortController(), new AbortController()];
  const waits = admission.enter({ ...entry, signal: gone.signal }).catch((error: unknown) => error);
  const other = admission.enter(entry);
  gone.abort();
  expect(await waits).toBeInstanceOf(GoneError);
  leave();
  (await other)();
  early.abort();
  await expect(admission.enter({ ...entry, signal: early.signal })).rejects.toThrow(GoneError);
  expect(admission.stats()).toEqual({ inside: 0, waiting: 0, agencies: 0 });
  expect(jest.getTimerCount()).toBe(0);
});

test("a client that leaves once admitted keeps the place until the work ends", async () => {
  const admission = open();
  const gone = new AbortController();
  const leave = await admission.enter({ ...entry, signal: gone.signal });
  gone.abort();
  expect(admission.stats().inside).toBe(1);
  leave();
  expect(admission.stats().inside).toBe(0);
});

test("however slow earlier requests were, the next ones wait their turn", async () => {
  const admission = open({ total: 4, perAgency: 2, perClient: 2 });
  await admission.enter(entry);
  for (let index = 0; index < 20; index += 1) {
    const leave = await admission.enter(entry);
    jest.advanceTimersByTime(5_000);
    leave();
  }
  const leave = await admission.enter(entry);
  const waits = [admission.enter(entry), admission.enter(entry)];
  leave();
  (await waits[0])?.();
  await expect(waits[1]).resolves.toEqual(expect.any(Function));
});
