import { createSnapshotStore, type Progress, type SearchSource } from "./create-snapshot-store";

const question = { agencyId: "a", kind: "boats", question: { place: "Lisbon" } };
const minute = 60_000;

/** A supplier that answers when the test says so, and counts its calls. */
function createSupplier() {
  const calls: { resolve: (found: string[]) => void; reject: (error: Error) => void }[] = [];
  const told: Progress<string[]>[] = [];
  const ask: SearchSource<string[]>["ask"] = (progress) => {
    told.push(progress);
    return new Promise((resolve, reject) => calls.push({ resolve, reject }));
  };
  return { ask, calls, progress: () => told.at(-1) };
}

function open() {
  const clock = { ms: 1, now: () => clock.ms };
  const store = createSnapshotStore({ clock });
  const supplier = createSupplier();
  const read = (options: Partial<SearchSource<string[]>> = {}, asked: object = {}) =>
    store.read<string[]>({ ...question, ...asked }, { ask: supplier.ask, ...options });
  const answer = (found: string[]) => supplier.calls.at(-1)?.resolve(found);
  const fail = (message: string) => supplier.calls.at(-1)?.reject(new Error(message));
  return { store, clock, read, answer, fail, supplier };
}
const complete = (found: string[]) => ({ state: "complete", found, askAgainInMs: null });
const searching = { state: "searching", found: null, askAgainInMs: 1_000 };

it("asks once for twenty who ask at once, and none for who comes later", async () => {
  const { read, answer, supplier } = open();
  const twenty = Array.from({ length: 20 }, () => read());
  answer(["x"]);
  expect(await Promise.all(twenty)).toEqual(Array(20).fill(complete(["x"])));
  expect(await read()).toEqual(complete(["x"]));
  expect(supplier.calls).toHaveLength(1);
});

it.each([
  ["agency", { agencyId: "b" }],
  ["kind", { kind: "trains" }],
  ["question", { question: { place: "Porto" } }],
])("asks anew for another %s", async (_, other) => {
  const { read, supplier } = open();
  const both = [read(), read({}, other)];
  for (const [number, call] of supplier.calls.entries()) call.resolve([`${number}`]);
  expect(await Promise.all(both)).toEqual([complete(["0"]), complete(["1"])]);
});

it("keeps an answer for five minutes, or as long as it is valid", async () => {
  const { read, answer, supplier, clock } = open();
  const first = read();
  answer(["x"]);
  await first;
  clock.ms = 5 * minute - 1;
  expect(await read()).toEqual(complete(["x"]));
  clock.ms = 5 * minute + 2;
  const second = read({ toValidForMs: () => minute });
  answer(["y"]);
  expect(await second).toEqual(complete(["y"]));
  clock.ms = 6 * minute + 3;
  const third = read({ toValidForMs: () => -1 });
  answer(["z"]);
  await third;
  // For those who poll for it.
  expect(await read()).toEqual(complete(["z"]));
  expect(supplier.calls).toHaveLength(3);
});

it("makes nobody wait for a slow supplier, whose call goes on", async () => {
  const { read, answer, supplier, clock } = open();
  expect(await read({ waitMs: 5 })).toEqual(searching);
  // The wait is over: later readers don't wait.
  clock.ms = 1_000;
  const start = performance.now();
  expect(await read({ waitMs: 800 })).toEqual(searching);
  expect(performance.now() - start).toBeLessThan(500);
  answer(["x"]);
  expect(await read({ waitMs: 800 })).toEqual(complete(["x"]));
  expect(supplier.calls).toHaveLength(1);
});

it("serves what was reported so far", async () => {
  const { read, answer, supplier } = open();
  expect(await read({ waitMs: 0 })).toEqual(searching);
  supplier.progress()?.report(["x"]);
  expect(await read({ waitMs: 0 })).toEqual({
    state: "partial",
    found: ["x"],
    askAgainInMs: 1_000,
  });
  answer(["x", "y"]);
  expect(await read()).toEqual(complete(["x", "y"]));
});

it("keeps an incomplete answer for seconds only", async () => {
  const { read, answer, supplier, clock } = open();
  const first = read();
  supplier.progress()?.tellIncomplete();
  answer(["x"]);
  await first;
  clock.ms = 20_000;
  expect(await read()).toEqual(complete(["x"]));
  clock.ms = 20_002;
  const second = read();
  answer(["x", "y"]);
  expect(await second).toEqual(complete(["x", "y"]));
  clock.ms = 60_000;
  expect(await read()).toEqual(complete(["x", "y"]));
  expect(supplier.calls).toHaveLength(2);
});

it("reports a failure to all who wait, and asks again for the next one", async () => {
  const { read, answer, fail, supplier } = open();
  const waiting = [read({ waitMs: minute }), read(), read()];
  fail("no answer");
  expect(await Promise.allSettled(waiting)).toEqual(
    Array(3).fill({ status: "rejected", reason: new Error("no answer") }),
  );
  const next = read();
  answer(["x"]);
  expect(await next).toEqual(complete(["x"]));
  expect(supplier.calls).toHaveLength(2);
});

it("reports a failure to those who poll, then forgets it", async () => {
  const { read, answer, fail, supplier, clock } = open();
  expect(await read({ waitMs: 0 })).toEqual(searching);
  fail("no answer");
  await new Promise(setImmediate);
  clock.ms = 2_000;
  await expect(read({ waitMs: 0 })).rejects.toThrow("no answer");
  await expect(read()).rejects.toThrow("no answer");
  clock.ms = 6_000;
  const next = read();
  answer(["x"]);
  expect(await next).toEqual(complete(["x"]));
  expect(supplier.calls).toHaveLength(2);
});

it("bounds the calls in flight, per agency and in total", async () => {
  const { store, read, supplier } = open();
  const ask = (agencyId: string, number: number) =>
    read({ waitMs: 0 }, { agencyId, question: { number } });
  const askMany = async (agencyId: string) => {
    const answers = await Promise.allSettled(
      Array.from({ length: 70 }, (_, number) => ask(agencyId, number)),
    );
    return answers.filter(({ status }) => status === "fulfilled").length;
  };
  expect(await askMany("crawler")).toBe(60);
  await expect(ask("crawler", 100)).rejects.toMatchObject({
    status: 503,
    code: "supplier_unavailable",
  });
  expect([await askMany("b"), await askMany("c"), await askMany("d")]).toEqual([60, 60, 20]);
  expect(store.stats().inFlight).toBe(200);
  for (const call of supplier.calls) call.resolve([]);
  await new Promise(setImmediate);
  expect(store.stats().inFlight).toBe(0);
  expect(await askMany("e")).toBe(60);
});
