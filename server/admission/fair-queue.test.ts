import fc from "fast-check";
import {
  createFairQueue,
  priorities,
  type FairQueueLimits,
  type Priority,
  type QueuedRequest,
} from "./fair-queue";

type State = "new" | "inside" | "waiting" | "client" | "house" | "gone";
type Tracked = QueuedRequest & { state: State; number: number };

const wide: FairQueueLimits = {
  total: 1,
  perAgency: 1,
  perClient: 1,
  waiting: 1_000,
  waitingPerAgency: 1_000,
  waitingPerClient: 1_000,
};

/** A queue whose requests record their state: a rejected one has the reason as its state. */
function open(limits: Partial<FairQueueLimits> = {}) {
  const queue = createFairQueue({ ...wide, ...limits });
  const requests: Tracked[] = [];
  const turns: Tracked[] = [];
  const expectState = (request: Tracked, ...states: State[]) =>
    expect(states).toContain(request.state);
  function arrive(agency: string, client: string, priority: Priority = "browse"): Tracked {
    const request: Tracked = {
      agency,
      client,
      priority,
      number: requests.length,
      state: "new",
      admit: () => {
        expectState(request, "new", "waiting");
        request.state = "inside";
        turns.push(request);
      },
      refuse: (reason) => {
        expectState(request, "new", "waiting");
        request.state = reason;
      },
    };
    requests.push(request);
    queue.arrive(request);
    if (request.state === "new") request.state = "waiting";
    return request;
  }
  function leave(request: Tracked) {
    expectState(request, "inside");
    request.state = "gone";
    queue.leave(request);
  }
  function giveUp(request: Tracked) {
    expect(queue.giveUp(request)).toBe(request.state === "waiting");
    if (request.state === "waiting") request.state = "gone";
  }
  const at = (state: State) => requests.filter((request) => request.state === state);
  /** Ends the oldest running request. */
  const leaveFirst = () => {
    const first = turns.find(({ state }) => state === "inside");
    if (first) leave(first);
    return first;
  };
  const drain = () => {
    while (leaveFirst());
  };
  return { queue, turns, arrive, leave, leaveFirst, drain, giveUp, at };
}

const agencies = ["a", "b", "c"] as const;
const clients = ["1", "2", "3"] as const;
const few = (max: number) => fc.integer({ min: 1, max });
const limitsArbitrary = fc
  .record({
    total: few(6),
    perAgency: few(6),
    perClient: few(6),
    waiting: fc.nat(9),
    waitingPerAgency: fc.nat(6),
    waitingPerClient: fc.nat(4),
  })
  .map((limits) => ({
    ...limits,
    perAgency: Math.min(limits.perAgency, limits.total),
    perClient: Math.min(limits.perClient, limits.perAgency),
  }));
const arrivalArbitrary = fc.record({
  act: fc.constant("arrive" as const),
  agency: fc.constantFrom(...agencies),
  client: fc.constantFrom(...clients),
  priority: fc.constantFrom(...priorities),
});
const stepArbitrary = fc.oneof(
  { weight: 3, arbitrary: arrivalArbitrary },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("leave" as const), pick: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("giveUp" as const), pick: fc.nat() }) },
);

test("whatever happens: limits hold, no request is lost, no usable place stays empty, and nothing is left behind", () => {
  fc.assert(
    fc.property(limitsArbitrary, fc.array(stepArbitrary, { maxLength: 60 }), (limits, steps) => {
      const { queue, arrive, leave, giveUp, drain, at } = open(limits);
      for (const step of steps) {
        if (step.act === "arrive") arrive(step.agency, step.client, step.priority);
        const from =
          step.act === "leave"
            ? at("inside")
            : step.act === "giveUp"
              ? [...at("waiting"), ...at("inside")]
              : [];
        const chosen = step.act === "arrive" ? undefined : from[step.pick % from.length];
        if (chosen && step.act === "leave") leave(chosen);
        if (chosen && step.act === "giveUp") giveUp(chosen);

        const [inside, waiting] = [at("inside"), at("waiting")];
        expect(queue.stats()).toEqual({
          inside: inside.length,
          waiting: waiting.length,
          agencies: new Set([...inside, ...waiting].map(({ agency }) => agency)).size,
        });
        const count = (some: Tracked[], agency?: string, client?: string) =>
          some.filter(
            (request) =>
              (agency ?? request.agency) === request.agency &&
              (client ?? request.client) === request.client,
          ).length;
        const broken = [
          inside.length > limits.total,
          waiting.length > limits.waiting,
          ...clients.map((client) => count(waiting, undefined, client) > limits.waitingPerClient),
          ...agencies.map(
            (agency) =>
              count(inside, agency) > limits.perAgency ||
              count(waiting, agency) > limits.waitingPerAgency,
          ),
          ...agencies.flatMap((agency) =>
            clients.map((client) => {
              const own = count(inside, agency, client);
              const isFree =
                inside.length < limits.total &&
                count(inside, agency) < limits.perAgency &&
                own < limits.perClient;
              return own > limits.perClient || (isFree && count(waiting, agency, client) > 0);
            }),
          ),
        ];
        expect(broken).not.toContain(true);
      }
      drain();
      expect(at("waiting")).toEqual([]);
      expect(queue.stats()).toEqual({ inside: 0, waiting: 0, agencies: 0 });
    }),
    { numRuns: 200 },
  );
});

test("clients with constant demand get the same to within one request, whatever they send", () => {
  const burst = fc.record({ client: fc.integer({ min: 0, max: 4 }), count: few(12) });
  fc.assert(
    fc.property(few(4), few(3), fc.array(burst, { maxLength: 6 }), (others, total, bursts) => {
      const { arrive, leaveFirst, turns } = open({ total, perAgency: total, perClient: total });
      const names = Array.from({ length: others + 1 }, (_, index) => `client ${index}`);
      for (let index = 0; index < total; index += 1) arrive("a", "before them");
      const demand = (client: string) => arrive("a", client);
      names.forEach(demand);
      const start = turns.length;
      for (let turn = 0; turn < 30; turn += 1) {
        const more = bursts[turn % 10];
        const client = names[(more?.client ?? 0) % names.length] ?? "";
        for (let index = 0; more && index < more.count; index += 1) demand(client);
        leaveFirst();
        // Each sends the next request as soon as it has its turn.
        names.forEach((name) => demand(name));
        const got = names.map(
          (name) => turns.slice(start).filter(({ client: served }) => served === name).length,
        );
        expect(Math.max(...got) - Math.min(...got)).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 30 },
  );
});

test("agencies get the same to within one request, whatever the number and kind of requests at one of them", () => {
  const { arrive, leaveFirst, turns } = open({ total: 2, perAgency: 2, perClient: 2 });
  for (let index = 0; index < 2; index += 1) arrive("before them", "x");
  for (let turn = 0; turn < 60; turn += 1) {
    for (let client = 0; client < 10; client += 1) arrive("a", `client ${client}`, "pay");
    arrive("b", "one");
    leaveFirst();
    const [a = 0, b = 0] = ["a", "b"].map(
      (name) => turns.filter(({ agency }) => agency === name).length,
    );
    expect(Math.abs(a - b)).toBeLessThanOrEqual(1);
  }
});

test("a buyer goes before a sign-in and a sign-in before a visitor who browses", () => {
  const { arrive, drain, turns } = open();
  arrive("a", "before them");
  for (const [client, priority] of [
    ["1", "browse"],
    ["2", "sign-in"],
    ["3", "pay"],
  ] as const)
    arrive("a", client, priority);
  drain();
  expect(turns.slice(1).map(({ priority }) => priority)).toEqual(["pay", "sign-in", "browse"]);
});

test("a client that always pays has four turns where one that always browses has one", () => {
  const { arrive, leaveFirst, turns } = open();
  arrive("a", "before them");
  for (let index = 0; index < 200; index += 1) {
    arrive("a", "buyer", "pay");
    arrive("a", "reader", "browse");
  }
  for (let turn = 0; turn < 100; turn += 1) leaveFirst();
  expect(turns.slice(1).filter(({ client }) => client === "reader")).toHaveLength(20);
});

test.each([
  ["many others that pay, each of them new", (index: number) => `buyer ${index}`],
  ["its own client, which pays all the time", () => "reader"],
])("nobody starves: a visitor who browses has a turn beside %s", (_name, toClient) => {
  const { arrive, leaveFirst } = open();
  arrive("a", "before them");
  const reader = arrive("a", "reader");
  let turns = 0;
  for (; reader.state === "waiting" && turns < 100; turns += 1) {
    arrive("a", toClient(turns), "pay");
    leaveFirst();
  }
  expect(turns).toBeLessThan(20);
});

test("among one client's own requests the most urgent goes first, then the oldest", () => {
  const { arrive, drain, turns } = open();
  arrive("a", "1");
  const [browse, older, younger] = [
    arrive("a", "1"),
    arrive("a", "1", "pay"),
    arrive("a", "1", "pay"),
  ];
  drain();
  expect(turns.slice(1)).toEqual([older, younger, browse]);
});

test("a client whose part of the queue is full is rejected, others are not, and its own payment replaces something less urgent", () => {
  const { arrive } = open({ waiting: 20, waitingPerAgency: 10, waitingPerClient: 3 });
  arrive("a", "greedy");
  const own = Array.from({ length: 5 }, () => arrive("a", "greedy"));
  expect(own.map(({ state }) => state)).toEqual([
    "waiting",
    "waiting",
    "waiting",
    "client",
    "client",
  ]);
  expect([arrive("a", "greedy", "pay").state, own[2]?.state, arrive("a", "other").state]).toEqual([
    "waiting",
    "client",
    "waiting",
  ]);
});

test("a client's part counts for all agencies together", () => {
  const { arrive } = open({ waiting: 20, waitingPerAgency: 10, waitingPerClient: 3 });
  arrive("a", "before them");
  expect(["a", "b", "c", "d"].map((agency) => arrive(agency, "greedy").state)).toEqual([
    "waiting",
    "waiting",
    "waiting",
    "client",
  ]);
});

test("in a full queue the request whose turn would come last is dropped: of the greediest, or the newest", () => {
  const { arrive } = open({ waiting: 20, waitingPerAgency: 4, waitingPerClient: 3 });
  arrive("a", "before them");
  const many = [1, 2, 3].map(() => arrive("a", "many"));
  const [one, two] = [arrive("a", "one"), arrive("a", "two")];
  expect([one.state, two.state, ...many.map(({ state }) => state)]).toEqual([
    "waiting",
    "waiting",
    "waiting",
    "waiting",
    "house",
  ]);
  const [three, four] = [arrive("a", "three"), arrive("a", "four")];
  expect([three.state, many[1]?.state, four.state]).toEqual(["waiting", "house", "house"]);
  expect([arrive("a", "five", "pay").state, three.state]).toEqual(["waiting", "house"]);
});

test("when the whole queue is full the agency with the longest queue loses one to an agency that has none", () => {
  const { arrive } = open({ waiting: 4, waitingPerAgency: 4 });
  arrive("before them", "x");
  const own = ["1", "2", "3", "4"].map((client) => arrive("a", client));
  expect([arrive("b", "1").state, own[3]?.state]).toEqual(["waiting", "house"]);
  expect([arrive("b", "2").state, own[2]?.state]).toEqual(["waiting", "house"]);
  expect([arrive("b", "3").state, arrive("a", "5").state]).toEqual(["house", "house"]);
});

test("slow requests of one client leave some of its agency's places to others", () => {
  const { arrive } = open({ total: 8, perAgency: 4, perClient: 3 });
  expect([1, 2, 3, 4].map(() => arrive("a", "slow").state)).toEqual([
    "inside",
    "inside",
    "inside",
    "waiting",
  ]);
  expect(arrive("a", "other").state).toBe("inside");
});

test("a spare request takes a free place and never waits", () => {
  const { arrive, at, leave } = open({ total: 2 });
  expect([arrive("a", "1", "spare").state, arrive("a", "1", "spare").state]).toEqual([
    "inside",
    "house",
  ]);
  at("inside").forEach((request) => leave(request));
  expect(arrive("a", "1", "spare").state).toBe("inside");
});

test("ten thousand made-up agencies and clients leave nothing behind", () => {
  const { queue, arrive, drain } = open({
    total: 2,
    waiting: 8,
    waitingPerAgency: 4,
    waitingPerClient: 2,
  });
  let most = 0;
  for (let index = 0; index < 10_000; index += 1) {
    arrive(`invented-${index}`, `client-${index % 7}`);
    most = Math.max(most, queue.stats().agencies);
  }
  expect(most).toBeLessThanOrEqual(10);
  drain();
  expect(queue.stats()).toEqual({ inside: 0, waiting: 0, agencies: 0 });
});
