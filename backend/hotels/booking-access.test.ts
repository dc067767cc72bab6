import { and, eq } from "drizzle-orm";
import { assignBookingEndpoint } from "@/lib/api/contract/agency-bookings";
import * as contract from "@/lib/api/contract/bookings";
import type { Endpoint } from "@/lib/api/contract/endpoint";
import type { MemberPermissions } from "@/lib/api/contract/roles";
import { users } from "../db/schema/users";
import type { DemoRole } from "../demo/demo-users";
import { openForFile } from "../testing/open-for-file";
import { openTeamKit } from "../testing/team-kit";

const { getBookingEndpoint, listBookingsEndpoint } = contract;

const team = openForFile(openTeamKit);
beforeEach(() => {
  // Apart by more than the window in which a buyer's orders are counted.
  team.kit.wait(60 * 60);
});

const change = async (role: DemoRole, values: Partial<typeof users.$inferInsert>) => {
  const id = await team.idOf(role);
  const isThey = and(eq(users.agencyId, team.backend.ids.alpha), eq(users.id, id));
  await team.inAgency("alpha", (tx) => tx.update(users).set(values).where(isThey));
};
/** What some work comes to while a member has exceptions. */
const withPermissions = async <T>(
  role: DemoRole,
  permissions: MemberPermissions,
  work: () => Promise<T>,
): Promise<T> => {
  await change(role, { permissions });
  try {
    return await work();
  } finally {
    await change(role, { permissions: {} });
  }
};
const assign = async (reference: string, role: DemoRole) => {
  const agentId = await team.idOf(role);
  const about = { as: "owner", params: { reference }, body: { agentId } } as const;
  expect((await team.backend.call(assignBookingEndpoint, about)).status).toBe(200);
};
const read = async (reference: string, as: DemoRole) =>
  (await team.backend.call(getBookingEndpoint, { as, params: { reference }, body: {} })).status;
const listed = async (as: DemoRole) => {
  const { body } = await team.backend.call(listBookingsEndpoint, { as });
  return (body.bookings as contract.BookingSummary[]).map(({ reference }) => reference);
};

const bodies: Record<string, object> = {
  startPayment: {},
  quoteCancellation: {},
  cancelBooking: { expectedRefund: { amount: 0, currency: "USD" } },
  quoteChange: {
    change: {
      service: "hotels",
      stay: { start: "2026-12-27", end: "2026-12-30" },
      rooms: [0],
    },
  },
  changeTravellers: { travellers: [{ firstName: "Ida", lastName: "Lund" }] },
  answerChange: { answer: "refund" },
  changeContact: { email: "ida@example.com" },
};
/** All that is done to one booking. */
const writes = Object.values(contract).flatMap((each): Endpoint[] => {
  if (typeof each !== "object" || !("operationId" in each)) return [];
  return each.path.startsWith("/api/bookings/{reference}") && each !== getBookingEndpoint
    ? [each]
    : [];
});
const write = (endpoint: Endpoint, reference: string, as: DemoRole, key?: string) =>
  team.backend.call(endpoint, {
    as,
    params: {
      reference,
      ...(endpoint.path.endsWith("{id}") ? { id: "7c9e6679-7425-40de-944b-e07fc1f90ae7" } : {}),
    },
    body: { ...bodies[endpoint.operationId], ...(key ? { key } : {}) },
  });

it("knows all that is done to a booking", () => {
  expect(writes.map(({ operationId }) => operationId).toSorted()).toEqual(
    Object.keys(bodies).toSorted(),
  );
});

it.each(writes.map((endpoint) => [endpoint.operationId, endpoint] as const))(
  "%s takes the permission to write, in addition to reach",
  async (_, endpoint) => {
    const { reference, key } = await team.kit.confirm({ as: "agent" }, { isForClient: true });
    const before = await team.kit.rowOf(reference);
    for (const [as, permissions] of [
      ["agent", { "bookings.write": "none" }],
      ["owner", { "bookings.write": "none" }],
      ["admin", { "bookings.write": "own" }],
    ] as const)
      await withPermissions(as, permissions, async () => {
        const refused = { status: 403, body: { code: "not_allowed" } };
        expect(await write(endpoint, reference, as)).toMatchObject(refused);
        // What a member may not do isn't done by the key in a mail either.
        expect(await write(endpoint, reference, as, key)).toMatchObject(refused);
      });
    expect(await write(endpoint, reference, "sales")).toMatchObject({ status: 404 });
    expect(await team.kit.rowOf(reference)).toEqual(before);
  },
);

it("offers nothing to do to who may do nothing, and says so", async () => {
  const { reference } = await team.kit.confirm({ as: "agent" }, { isForClient: true });
  expect(await team.kit.get({ reference }, { as: "agent" })).not.toHaveProperty("isReadOnly");
  await withPermissions("agent", { "bookings.write": "none" }, async () => {
    expect(await team.kit.get({ reference }, { as: "agent" })).toMatchObject({
      isReadOnly: true,
      ...{ canCancel: false, canChange: false, canRename: false },
    });
  });
});

it("leaves members without the permission the trips that they bought for themselves", async () => {
  const { reference } = await team.kit.confirm({ as: "sales" });
  await withPermissions("sales", { "bookings.write": "none" }, async () => {
    const mine = await team.kit.confirm({ as: "sales" });
    for (const one of [reference, mine.reference]) {
      expect(await read(one, "sales")).toBe(200);
      const renamed = write(contract.changeTravellersEndpoint, one, "sales");
      expect(await renamed).toMatchObject({ status: 200 });
    }
    expect(await listed("sales")).toEqual(expect.arrayContaining([reference, mine.reference]));
  });
});

it("lets nobody book for a client who couldn't serve them then", async () => {
  await withPermissions("agent", { "bookings.write": "none" }, async () => {
    const order = team.kit.toOrder(await team.kit.quote({ as: "agent" }), { isForClient: true });
    expect(await team.kit.order(order, { as: "agent" })).toMatchObject({
      status: 422,
      body: { issues: [{ path: "isForClient" }] },
    });
  });
  await withPermissions("agent", { "bookings.read": "none" }, async () => {
    const { reference } = await team.kit.confirm({ as: "agent" }, { isForClient: true });
    expect([await read(reference, "agent"), (await listed("agent")).includes(reference)]).toEqual([
      200,
      true,
    ]);
    await assign(reference, "sales");
    expect([await read(reference, "agent"), (await listed("agent")).includes(reference)]).toEqual([
      404,
      false,
    ]);
  });
});

it("leaves travellers their trips, whoever serves them and whatever they become", async () => {
  const { reference } = await team.kit.confirm({ as: "traveller" });
  await assign(reference, "agent");
  const before = await team.kit.rowOf(reference);
  const asThey = async () => [
    await read(reference, "traveller"),
    (await listed("traveller")).includes(reference),
  ];
  expect(await asThey()).toEqual([200, true]);
  await change("traveller", { userType: "SalesAgent", isTravelAgent: true });
  try {
    expect(await asThey()).toEqual([200, true]);
    const renamed = write(contract.changeTravellersEndpoint, reference, "traveller");
    expect(await renamed).toMatchObject({ status: 200 });
    // What takes its place is theirs, too.
    const changed = await write(contract.quoteChangeEndpoint, reference, "traveller");
    expect(changed).toMatchObject({ status: 200 });
  } finally {
    await change("traveller", { userType: "Traveller", isTravelAgent: false });
  }
  const { userId, agentId } = await team.kit.rowOf(reference);
  expect({ userId, agentId }).toEqual({ userId: before.userId, agentId: before.agentId });
});

it("keeps a lost sale lost, also to who works there no more", async () => {
  const { reference } = await team.kit.confirm({ as: "agent" }, { isForClient: true });
  await assign(reference, "sales");
  const asThey = async () => [
    await read(reference, "agent"),
    (await listed("agent")).includes(reference),
  ];
  expect(await asThey()).toEqual([404, false]);
  await change("agent", { userType: "Traveller", isTravelAgent: false });
  try {
    expect(await asThey()).toEqual([404, false]);
  } finally {
    await change("agent", { userType: "TravelAgent", isTravelAgent: true });
  }
});
