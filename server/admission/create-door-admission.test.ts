import { OverloadedError } from "./create-admission";
import { createUpstream, type Upstream } from "../proxy";
import { createDoorAdmission, type DoorRequest } from "./create-door-admission";

const upstreams = ["/0.sock", "/1.sock"].map((socketPath) =>
  createUpstream({ socketPath, dev: false }),
);
const network = "203.0.113.7";
/** Enters as the same client unless another is given. */
function open(concurrency: number) {
  const admission = createDoorAdmission({ upstreams, concurrency, linePerPlace: 4 });
  return {
    ...admission,
    enter: (request: Omit<DoorRequest, "network"> & { network?: string }) =>
      admission.enter({ network, ...request }),
  };
}
const isRefused = (entered: Promise<unknown>) =>
  entered.then(
    () => false,
    (error: unknown) => error instanceof OverloadedError,
  );

// For busy machines: no request waits too long unless a test says so.
beforeEach(
  () => void jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] }),
);
afterEach(() => void jest.useRealTimers());

test.each([
  ["/", "pages"],
  ["/de/booknow/hotels/search", "pages"],
  ["/booknow/hotels/voucher", "documents"],
  ["/es/booknow/hotels/voucher", "documents"],
  ["/booknow/hotels/calendar", "pages"],
  ["/api/hotels/search", "calls"],
  ["/robots.txt", "pages"],
  ["/media/0a.webp", "calls"],
  ["/media/a/b", "pages"],
])("%s is bounded with the %s", async (url, kind) => {
  const admission = open(2);
  const { leave } = await admission.enter({ agency: "a", url });
  expect(admission.stats()).toMatchObject({ [kind]: { inside: 1 } });
  leave();
  expect(Object.values(admission.stats()).every(({ inside }) => inside === 0)).toBe(true);
});

test("a body still being sent has its own limit, whatever its path", async () => {
  const admission = open(1);
  await admission.enter({ agency: "a", url: "/api/user/profile/photo", isUpload: true });
  expect(admission.stats()).toMatchObject({ uploads: { inside: 1 }, calls: { inside: 0 } });
});

test.each([
  ["/booknow/hotels/search", `/booknow/hotels/checkout?quote=${"q".repeat(36)}`],
  ["/find-booking?q=1", `/find-booking?key=${"k".repeat(43)}`],
  ["/booknow/hotels/search", "/de/login"],
  ["/api/hotels/search", "/api/bookings"],
  ["/booknow/hotels/checkout", "/de/login"],
  ["/api/user/login", "/api/quotes/1"],
])("a request for %s lets %s go first", async (first, second) => {
  const admission = open(1);
  const isCall = first.startsWith("/api/");
  const places = await Promise.all(
    Array.from({ length: isCall ? 2 : 1 }, () => admission.enter({ agency: "a", url: first })),
  );
  const turns: string[] = [];
  const waits = [first, second].map((url, index) =>
    admission
      .enter({ agency: "a", url, network: `client ${index}` })
      .then(({ leave }) => (turns.push(url), leave())),
  );
  places.forEach(({ leave }) => leave());
  await Promise.all(waits);
  expect(turns).toEqual([second, first]);
});

test("an error report from a browser never waits", async () => {
  const admission = open(1);
  for (let index = 0; index < 2; index += 1)
    await admission.enter({ agency: "a", url: "/api/hotels/search" });
  expect(await isRefused(admission.enter({ agency: "a", url: "/api/client-errors" }))).toBe(true);
  expect(admission.stats().calls).toMatchObject({ inside: 2, waiting: 0 });
});

test("an agency keeps the other processes while another agency is overloaded", async () => {
  const admission = open(4);
  const enter = async (agency: string) => (await admission.enter({ agency, url: "/" })).upstream;
  const [first] = [await enter("a"), await enter("b")];
  expect([await enter("a"), await enter("b")]).toEqual([
    first,
    upstreams.find((upstream) => upstream !== first),
  ]);
});

test("a greedy client is rejected, and all others go on", async () => {
  const admission = open(4);
  const enter = (url: string, from: string) => admission.enter({ agency: "a", url, network: from });
  const inside = await Promise.all(["/", "/"].map((url) => enter(url, "greedy")));
  const greedy = Array.from({ length: 40 }, (_, index) =>
    enter(`/find-booking?q=${index}`, "greedy"),
  );
  const refused = Promise.all(
    greedy.slice(4).map((entering) =>
      entering.then(
        () => 200,
        (error: OverloadedError) => error.status,
      ),
    ),
  );
  const other = enter("/login", "other");
  expect(admission.stats().pages).toMatchObject({ inside: 2, waiting: 5 });
  inside[0]?.leave();
  expect((await other).upstream).toBeDefined();
  expect(new Set(await refused)).toEqual(new Set([429]));
});

test("a page goes to a process with a few calls rather than to one rendering a document", async () => {
  const admission = open(4);
  const drawn = await admission.enter({ agency: "a", url: "/booknow/hotels/voucher" });
  for (let index = 0; index < 6; index += 1)
    await admission.enter({ agency: "b", url: "/api/hotels/search" });
  expect((await admission.enter({ agency: "c", url: "/" })).upstream).not.toBe(drawn.upstream);
});

test("unconfirmed hosts share one limit separate from agencies', by client", async () => {
  const admission = open(4);
  const enter = (agency: string | null) => admission.enter({ agency, url: "/" });
  await Promise.all([null, null].map(enter));
  void enter(null).catch(() => {});
  expect(admission.stats().pages).toEqual({ inside: 2, waiting: 1, agencies: 1 });
  await Promise.all(["a", "b"].map(enter));
  expect(admission.stats().pages).toEqual({ inside: 4, waiting: 1, agencies: 3 });
  for (let index = 0; index < 10; index += 1) void enter(null).catch(() => {});
  void admission.enter({ agency: null, url: "/", network: "another" }).catch(() => {});
  expect(admission.stats().pages).toEqual({ inside: 4, waiting: 5, agencies: 3 });
});

test("ten thousand requests for made-up hosts block nobody else and leave nothing behind", async () => {
  const admission = open(8);
  const storm = Array.from({ length: 10_000 }, () => admission.enter({ agency: null, url: "/" }));
  const refused = Promise.all(storm.map(isRefused));
  const { leave } = await admission.enter({ agency: "b", url: "/" });
  expect(admission.stats().pages.agencies).toBe(2);
  leave();
  for (const entered of storm)
    void entered.then(
      ({ leave: leaveOne }) => leaveOne(),
      () => {},
    );
  expect((await refused).filter((is) => !is)).toHaveLength(3 + 8);
  expect(admission.stats().pages).toEqual({ inside: 0, waiting: 0, agencies: 0 });
});

describe("visitors that send requests back to back", () => {
  const renderMs = 40;
  /** Each process renders one page at a time. */
  function openThreads() {
    const freeAt = new Map<Upstream, number>();
    return async (upstream: Upstream) => {
      const end = Math.max(performance.now(), freeAt.get(upstream) ?? 0) + renderMs;
      freeAt.set(upstream, end);
      await new Promise((resolve) => setTimeout(resolve, end - performance.now()));
    };
  }
  /**
   * Pages served to so many visitors of an agency in ten seconds. `isNeighboured`: beside a visitor
   * of another one.
   */
  async function serve(
    visitors: number,
    isNeighboured: boolean,
  ): Promise<{ pages: number; refused: number }> {
    const admission = createDoorAdmission({ upstreams, concurrency: 4 });
    const render = openThreads();
    const end = performance.now() + 10_000;
    const count = { pages: 0, refused: 0 };
    const visit = async (agency: string, visitor: number) => {
      while (performance.now() < end) {
        const place = await admission
          .enter({ agency, network: `client ${visitor}`, url: "/login" })
          .catch(() => null);
        if (!place) {
          count.refused += 1;
          continue;
        }
        await render(place.upstream);
        place.leave();
        if (agency === "a") count.pages += 1;
      }
    };
    const visits = Array.from({ length: visitors }, (_, visitor) => visit("a", visitor));
    if (isNeighboured) visits.push(visit("b", visitors));
    await jest.advanceTimersByTimeAsync(30_000);
    await Promise.all(visits);
    return count;
  }

  test.each([
    ["alone", false],
    ["beside another agency", true],
  ])(
    "get no fewer pages when there are more of them, and none is rejected (%s)",
    async (_name, isNeighboured) => {
      const two = await serve(2, isNeighboured);
      expect([two.pages > 200, two.refused]).toEqual([true, 0]);
      for (const visitors of [4, 16]) {
        const more = await serve(visitors, isNeighboured);
        expect([more.pages >= two.pages, more.refused]).toEqual([true, 0]);
      }
    },
  );
});
