import { OverloadedError } from "./create-admission";
import { createUpstream } from "../proxy";
import { createDoorAdmission } from "./create-door-admission";

const [patient, ...upstreams] = ["/patient.sock", "/0.sock", "/1.sock"].map((socketPath) => createUpstream({ socketPath, dev: false }));
const open = (concurrency: number) => createDoorAdmission({ upstreams, getPatient: () => patient ?? null, concurrency, linePerPlace: 4 });
const isRefused = (entered: Promise<unknown>) =>
  entered.then(
    () => false,
    (error: unknown) => error instanceof OverloadedError,
  );

// However busy the machine: nobody waits too long unless a test says so.
beforeEach(() => void jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] }));
afterEach(() => void jest.useRealTimers());

/** Until every place at the patient process has rested. */
const restWell = () => jest.advanceTimersByTimeAsync(100);

test.each([
  ["/", "pages"],
  ["/de/booknow/hotels/search", "pages"],
  ["/booknow/hotels/voucher", "documents"],
  ["/es/booknow/hotels/voucher", "documents"],
  ["/booknow/hotels/calendar", "pages"],
  ["/api/hotels/search", "calls"],
  ["/robots.txt", "pages"],
])("%s is bounded with the %s", async (path, kind) => {
  const admission = open(2);
  const { leave } = await admission.enter({ agency: "a", path });
  expect(admission.stats()).toMatchObject({ [kind]: { inside: 1 } });
  leave();
  expect(Object.values(admission.stats()).every(({ inside }) => inside === 0)).toBe(true);
});

test("a body that is still on its way has its own bound, whatever it is sent to", async () => {
  const admission = open(1);
  await admission.enter({ agency: "a", path: "/api/user/profile/photo", isUpload: true });
  expect(admission.stats()).toMatchObject({ uploads: { inside: 1 }, calls: { inside: 0 } });
});

test.each([
  ["/booknow/hotels/search", "/booknow/hotels/checkout"],
  ["/booknow/hotels/search", "/de/login"],
  ["/api/hotels/search", "/api/bookings"],
  ["/api/hotels/search", "/api/payment-events/stripe"],
  ["/api/user/login", "/api/quotes/1"],
])("who waits for %s lets %s go first", async (first, second) => {
  const admission = open(1);
  const isCall = first.startsWith("/api/");
  const places = await Promise.all(Array.from({ length: isCall ? 2 : 1 }, () => admission.enter({ agency: "a", path: first })));
  const turns: string[] = [];
  const waits = [first, second].map((path) => admission.enter({ agency: "a", path }).then(({ leave }) => (turns.push(path), leave())));
  places.forEach(({ leave }) => leave());
  await restWell();
  await Promise.all(waits);
  expect(turns).toEqual([second, first]);
});

test("a report of an error in a browser never waits", async () => {
  const admission = open(1);
  for (let index = 0; index < 2; index += 1) await admission.enter({ agency: "a", path: "/api/hotels/search" });
  expect(await isRefused(admission.enter({ agency: "a", path: "/api/client-errors" }))).toBe(true);
  expect(admission.stats().calls).toMatchObject({ inside: 2, waiting: 0 });
});

test("an agency that is asked for more than it has places for is rendered by the patient process, whatever is asked of it, and another one by the others", async () => {
  const admission = open(4);
  const enter = (agency: string, path: string) => admission.enter({ agency, path });
  const first = await Promise.all(["/", "/"].map((path) => enter("a", path)));
  const waiting = ["/", "/", "/", "/"].map((path) => enter("a", path));
  const call = await enter("a", "/api/hotels/search");
  for (const { leave } of [...first, call]) leave();
  await restWell();
  const storm = await Promise.all(waiting.slice(0, 2));
  for (const { upstream } of [...storm, call]) expect(upstream).toBe(patient);
  for (const path of ["/", "/api/hotels/search"]) expect(upstreams).toContain((await enter("b", path)).upstream);
  // Who waits until the test is over would be refused in the next one.
  for (const { leave } of storm) leave();
  await restWell();
  await Promise.all(waiting);
});

test("an agency that waits because others are there is in no storm", async () => {
  const admission = open(4);
  const enter = (agency: string) => admission.enter({ agency, path: "/" });
  const others = await Promise.all(["a", "b", "c", "d"].map(enter));
  const waiting = enter("a");
  for (const { leave } of others) leave();
  expect(upstreams).toContain((await waiting).upstream);
});

test("a place at the patient process rests for as long as it was at work, so that a storm leaves something to others", async () => {
  const admission = open(2);
  const enter = () => admission.enter({ agency: "a", path: "/" });
  const first = await enter();
  const [stormy, next] = [enter(), enter()];
  first.leave();
  const { leave } = await stormy;
  jest.advanceTimersByTime(70);
  leave();
  expect(admission.stats().pages).toMatchObject({ inside: 1, waiting: 1 });
  jest.advanceTimersByTime(69);
  expect(admission.stats().pages).toMatchObject({ inside: 1, waiting: 1 });
  jest.advanceTimersByTime(1);
  expect(admission.stats().pages).toMatchObject({ inside: 1, waiting: 0 });
  await next;
});

test("a page is sent beside a few calls rather than behind a document that is being drawn", async () => {
  const admission = open(4);
  const drawn = await admission.enter({ agency: "a", path: "/booknow/hotels/voucher" });
  for (let index = 0; index < 8; index += 1) await admission.enter({ agency: "b", path: "/api/hotels/search" });
  expect((await admission.enter({ agency: "c", path: "/" })).upstream).not.toBe(drawn.upstream);
});

test("hosts that no answer has named share one bound beside those of agencies", async () => {
  const admission = open(4);
  const enter = (agency: string | null) => admission.enter({ agency, path: "/" });
  await Promise.all([null, null].map(enter));
  void enter(null).catch(() => {});
  expect(admission.stats().pages).toEqual({ inside: 2, waiting: 1, agencies: 1 });
  await Promise.all(["a", "b"].map(enter));
  expect(admission.stats().pages).toEqual({ inside: 4, waiting: 1, agencies: 3 });
});

test("ten thousand requests at invented hosts keep nobody else out and leave nothing behind", async () => {
  const admission = open(8);
  const storm = Array.from({ length: 10_000 }, () => admission.enter({ agency: null, path: "/" }));
  const refused = Promise.all(storm.map(isRefused));
  const { leave } = await admission.enter({ agency: "b", path: "/" });
  expect(admission.stats().pages.agencies).toBe(2);
  leave();
  for (const entered of storm)
    void entered.then(
      ({ leave: leaveOne }) => leaveOne(),
      () => {},
    );
  await restWell();
  expect((await refused).filter((is) => !is)).toHaveLength(4 + 16);
  expect(admission.stats().pages).toEqual({ inside: 0, waiting: 0, agencies: 0 });
});
