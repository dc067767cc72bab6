import { eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { listAgencyBookingsEndpoint } from "@/lib/api/contract/agency-bookings";
import {
  getDashboardEndpoint,
  type DashboardPeriod,
  type SalesFigures,
} from "@/lib/api/contract/dashboards";
import { figureFilters } from "@/lib/api/contract/figure-filters";
import { addDays, daysBetween, toLocalDate } from "@/lib/dates/calendar-date";
import { bookings } from "../db/schema/bookings";
import { payments, refunds } from "../db/schema/payments";
import { supplierChanges } from "../db/schema/supplier-changes";
import type { DemoRole } from "../demo/demo-users";
import { countSelects } from "../testing/count-selects";
import { openBookingKit, type BookingKit } from "../testing/open-booking-kit";
import { getDashboard } from "./get-dashboard";
import { selectAllDue } from "./list-due";
import { selectDepartures, selectFigures, selectShares } from "./list-sales";
import { resolvePeriod } from "./resolve-period";
import { copySale } from "./testing/copy-sale";

type Dashboard = z.output<typeof getDashboardEndpoint.response>;

/** Its clocks are put back on 1 November 2026. */
const timeZone = "America/New_York";
let kit: BookingKit;
beforeAll(async () => {
  kit = await openBookingKit();
  // Statistics gathered after a minute, of so few rows, would lead to other plans.
  await kit.backend.db.forOperator(async (tx) => {
    await tx.execute(sql`set local role none`);
    for (const table of ["bookings", "refunds", "supplier_changes", "payments"])
      await tx.execute(sql.raw(`alter table ${table} set (autovacuum_enabled = false)`));
  });
  await kit.backend.changeAgency("alpha", { timeZone });
});
afterAll(() => kit.close());

const read = async (
  as: DemoRole,
  period: DashboardPeriod = "30d",
  agency: "alpha" | "beta" = "alpha",
): Promise<Dashboard> => {
  const { status, body } = await kit.backend.call(getDashboardEndpoint, {
    agency,
    as,
    query: { period },
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return getDashboardEndpoint.response.parse(body);
};
const countListed = async (as: DemoRole, filter: object): Promise<number> => {
  const { status, body } = await kit.backend.call(listAgencyBookingsEndpoint, {
    as,
    query: Object.fromEntries(Object.entries(filter).map(([key, value]) => [key, String(value)])),
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.total as number;
};

it("has nothing to show of an agency without bookings", async () => {
  expect(await read("owner")).toMatchObject({
    hasBookings: false,
    now: [],
    figures: { bookings: { now: 0, before: 0 }, cancelled: { now: 0, before: 0 }, currencies: [] },
    weeks: [],
    services: [],
    places: [],
    agents: [],
  });
});

/** Everything that was sold, as rows, for plain sums. */
const listRows = () =>
  kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    tx.select().from(bookings).where(eq(bookings.agencyId, kit.backend.ids.alpha)),
  );
type Row = Awaited<ReturnType<typeof listRows>>[number];
const isStanding = ({ state }: Row) => state === "confirmed" || state === "cancelRequested";
const isCancelled = ({ cancelledAt }: Row) => cancelledAt !== null;
const isIn = ({ from, to }: { from: string; to: string }) => {
  return ({ createdAt }: Row) => {
    const day = toLocalDate(createdAt, timeZone);
    return day >= from && day <= to;
  };
};
const sum = (rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((total, row) => total + of(row), 0);

/** By adding up one row after another. */
function addUp(rows: readonly Row[], { before, ...now }: Dashboard["period"]): SalesFigures {
  const compare = (of: (rows: Row[]) => number) => ({
    now: of(rows.filter(isIn(now))),
    before: of(rows.filter(isIn(before))),
  });
  const both = rows.filter((row) => isIn(now)(row) || isIn(before)(row)).filter(isStanding);
  const names = [...new Set(both.map(({ currency }) => currency))];
  return {
    bookings: compare((of) => of.filter((row) => isStanding(row) || isCancelled(row)).length),
    cancelled: compare((of) => of.filter(isCancelled).length),
    currencies: names.map((currency) => {
      const own = (of: Row[]) => of.filter(isStanding).filter((row) => row.currency === currency);
      return {
        currency,
        bookings: compare((of) => own(of).length),
        sales: compare((of) => sum(own(of), ({ total }) => total)),
        margin: compare((of) => sum(own(of), ({ total, net }) => total - net)),
      };
    }),
  };
}
const byName = <T extends { currency: string }>(list: readonly T[]) =>
  list.toSorted((one, other) => (one.currency < other.currency ? -1 : 1));

describe("of a seed", () => {
  const sold: Partial<Record<DemoRole, string>> = {};
  beforeAll(async () => {
    for (const as of ["agent", "sales", "restricted"] as const)
      sold[as] = (await kit.confirm({ as })).reference;
    const guest = (await kit.confirm()).reference;
    const money = (currency: string, total: number, net: number) => ({
      currency,
      total,
      net,
      markup: total - net,
      commission: 0,
      dueNow: total,
      dueOnSite: 0,
    });
    const { headline } = await kit.rowOf(guest);
    const inLisbon = { headline: { ...headline, place: "Lisbon, Portugal" } };
    const title = "Porto – London – Porto";
    const toLondon = { headline: { ...headline, title, place: "TAP Air Portugal" } };
    const at = (text: string) => new Date(text);
    const cancelled = { state: "refunded", cancelledAt: at("2026-11-20T00:00:00Z") } as const;
    const copies = [
      // The last and the first moment of the day on which clocks are put back, which has 25 hours.
      [sold.agent, { createdAt: at("2026-11-01T03:59:59.999Z"), ...money("EUR", 40_000, 31_000) }],
      [sold.agent, { createdAt: at("2026-11-01T04:00:00Z"), ...money("EUR", 25_000, 20_001) }],
      [sold.sales, { createdAt: at("2026-11-02T04:59:59.999Z"), ...money("JPY", 90_000, 80_000) }],
      [sold.sales, { createdAt: at("2026-11-02T05:00:00Z"), ...money("KWD", 77_123, 60_000) }],
      // The edges of the last 30 days, by New York's clocks.
      [guest, { createdAt: at("2026-10-23T03:59:59.999Z"), ...money("EUR", 1_111, 999) }],
      [guest, { createdAt: at("2026-10-23T04:00:00Z"), ...money("EUR", 2_222, 1_888) }],
      [guest, { createdAt: at("2026-09-23T03:59:59.999Z") }],
      [guest, { createdAt: at("2026-09-23T04:00:00Z"), ...money("USD", 33_333, 30_000) }],
      // What fell through is no sale; what is being cancelled still is one.
      [sold.agent, { createdAt: at("2026-11-10T10:00:00Z"), state: "failed" }],
      [sold.agent, { createdAt: at("2026-11-10T11:00:00Z"), state: "refunded" }],
      [sold.agent, { createdAt: at("2026-11-10T12:00:00Z"), state: "cancelRequested" }],
      [sold.agent, { createdAt: at("2026-11-11T12:00:00Z"), ...cancelled, ...inLisbon }],
      [guest, { createdAt: at("2026-10-11T12:00:00Z"), ...cancelled }],
      [guest, { createdAt: at("2026-11-12T12:00:00Z"), ...cancelled, state: "cancelled" }],
      [sold.restricted, { createdAt: at("2026-11-13T12:00:00Z"), ...inLisbon }],
      [guest, { createdAt: at("2026-11-14T12:00:00Z"), service: "flights", ...toLondon }],
      // Departures on the edges of weeks; today it is the 21st.
      [guest, { createdAt: at("2025-03-01T12:00:00Z"), startsOn: "2026-11-20" }],
      [guest, { createdAt: at("2025-03-02T12:00:00Z"), startsOn: "2026-11-21" }],
      [guest, { createdAt: at("2025-03-03T12:00:00Z"), startsOn: "2026-11-27" }],
      [guest, { createdAt: at("2025-03-04T12:00:00Z"), startsOn: "2026-11-28" }],
      [guest, { createdAt: at("2025-03-05T12:00:00Z"), startsOn: "2027-02-12" }],
      [guest, { createdAt: at("2025-03-06T12:00:00Z"), startsOn: "2027-02-13" }],
    ] as const;
    for (const [reference, values] of copies) await copySale(kit, reference ?? "", values);
  });

  const periods = ["30d", "90d", "365d", "month", "quarter", "year"] as const;
  it.each(periods)("its figures equal plain sums: %s", async (period) => {
    const rows = await listRows();
    const all = await read("owner", period);
    const expected = addUp(rows, all.period);
    expect(expected.bookings.now).toBeGreaterThan(0);
    expect({ ...all.figures, currencies: byName(all.figures.currencies) }).toEqual({
      ...expected,
      currencies: byName(expected.currencies),
    });
    const { agentId } = await kit.rowOf(sold.agent ?? "");
    const own = await read("agent", period);
    expect({ ...own.figures, currencies: byName(own.figures.currencies) }).toEqual({
      ...addUp(
        rows.filter((row) => row.agentId === agentId),
        own.period,
      ),
      currencies: byName(
        addUp(
          rows.filter((row) => row.agentId === agentId),
          own.period,
        ).currencies,
      ),
    });
  });

  it("adds its weeks, services, places and agents up to the same sales", async () => {
    const rows = await listRows();
    const { period, figures, weeks, services, places, agents } = await read("owner", "90d");
    const standing = rows.filter(isIn(period)).filter(isStanding);
    for (const week of weeks) {
      const own = standing.filter(isIn(week));
      expect([week.from, week.sums]).toEqual([
        week.from,
        byName(
          [...new Set(own.map(({ currency }) => currency))].map((currency) => {
            const of = own.filter((row) => row.currency === currency);
            return {
              currency,
              bookings: of.length,
              sales: sum(of, ({ total }) => total),
              margin: sum(of, ({ total, net }) => total - net),
            };
          }),
        ),
      ]);
    }
    expect(weeks.map(({ from }) => from)).toContain("2026-11-02");
    for (const parts of [weeks, services, places, agents ?? []])
      for (const { currency, sales, bookings: count } of figures.currencies) {
        const sums = parts
          .flatMap((part) => part.sums)
          .filter((each) => each.currency === currency);
        expect([
          sums.reduce((total, each) => total + each.sales, 0),
          sums.reduce((total, each) => total + each.bookings, 0),
        ]).toEqual([sales.now, count.now]);
      }
    expect(agents?.map(({ name }) => name)).toContain("Amir Haddad");
    expect(agents?.map(({ id }) => id)).toContain(null);
    const named = places.map(({ id }) => id);
    expect(named).toEqual(expect.arrayContaining(["Lisbon, Portugal", "London"]));
    expect(named).not.toContain("TAP Air Portugal");
  });

  it("counts those who depart in each of the next twelve weeks", async () => {
    const { departures } = await read("owner");
    const rows = (await listRows()).filter(isStanding);
    expect(departures).toHaveLength(12);
    expect(departures[0]).toMatchObject({ from: "2026-11-21", to: "2026-11-27", bookings: 2 });
    expect(departures[11]).toMatchObject({ from: "2027-02-06", to: "2027-02-12", bookings: 1 });
    for (const [index, { from, bookings: count, people }] of departures.entries()) {
      const own = rows.filter(
        ({ startsOn }) => Math.floor(daysBetween("2026-11-21", startsOn) / 7) === index,
      );
      expect([from, count, people]).toEqual([
        addDays("2026-11-21", index * 7),
        own.length,
        sum(own, (row) => row.people),
      ]);
    }
  });

  it.each(["owner", "agent"] as const)("opens lists with the same counts: %s", async (as) => {
    const { period, figures, weeks, departures, services, places, agents } = await read(as, "90d");
    const counts: [string, object, number][] = [
      ["sold", figureFilters.sold(period), figures.bookings.now],
      ["sold before", figureFilters.sold(period.before), figures.bookings.before],
      ["cancelled", figureFilters.cancelled(period), figures.cancelled.now],
      ...figures.currencies.map(({ currency, bookings: { now } }): [string, object, number] => [
        currency,
        figureFilters.sales(period, currency),
        now,
      ]),
      ...weeks.flatMap((week) =>
        week.sums.map((sums): [string, object, number] => [
          week.from,
          figureFilters.sales(week, sums.currency),
          sums.bookings,
        ]),
      ),
      ...departures.map((week): [string, object, number] => [
        week.from,
        figureFilters.departures(week),
        week.bookings,
      ]),
      ...services.map((part): [string, object, number] => [
        part.id,
        figureFilters.service(period, part.id),
        part.bookings,
      ]),
      ...places.map((part): [string, object, number] => [
        part.id,
        figureFilters.place(period, part.id),
        part.bookings,
      ]),
      ...(agents ?? []).map((part): [string, object, number] => [
        part.name ?? "nobody",
        figureFilters.agent(period, part.id),
        part.bookings,
      ]),
    ];
    for (const [name, filter, count] of counts)
      expect([name, await countListed(as, filter)]).toEqual([name, count]);
  });

  it("shows no margin to restricted agents, and nobody's but theirs to agents", async () => {
    const shown = await read("restricted", "365d");
    expect(shown.figures.bookings.now).toBe(2);
    expect(JSON.stringify(shown)).not.toMatch(/"(?:net|margin|markup|commission)"/);
    expect(shown.agents).toBeUndefined();
    for (const as of ["agent", "sales"] as const) {
      const own = await read(as, "365d");
      expect(own.figures.currencies[0]?.margin).toBeDefined();
      expect(own.agents).toBeUndefined();
    }
    expect(await read("owner", "365d", "beta")).toMatchObject({ hasBookings: false, now: [] });
  });

  it("says what is due first of all that is, as the list filters it", async () => {
    const { backend } = kit;
    const hours = (count: number) => new Date(kit.now().getTime() + count * 3_600_000);
    const cancelUntil = (hoursAhead: number, detail: Row["detail"]) => ({
      detail: {
        ...detail,
        cancellation: {
          ...detail.cancellation,
          steps: [
            { before: hours(hoursAhead).toISOString(), refundPercentage: 100 },
            { before: hours(hoursAhead + 99).toISOString(), refundPercentage: 50 },
          ],
        },
      },
    });
    const { detail } = await kit.rowOf(sold.sales ?? "");
    const ending: string[] = [];
    for (const ahead of [72, 1, 73, -1, 50, 20, 30, 40])
      ending.push(await copySale(kit, sold.sales ?? "", cancelUntil(ahead, detail)));
    await copySale(kit, sold.sales ?? "", {
      ...cancelUntil(2, detail),
      state: "cancelled",
      cancelledAt: kit.now(),
    });
    const held = (await kit.book({ as: "agent" })).reference;
    const copy = async () => kit.rowOf(await copySale(kit, sold.sales ?? ""));
    const [changed, owed] = [await copy(), await copy()];
    const plan = { item: changed.detail.item, headline: changed.headline };
    const [payment] = await backend.db.forAgency(backend.ids.alpha, (tx) =>
      tx.select().from(payments).limit(1),
    );
    if (!payment) throw new Error("nothing was paid");
    await backend.db.forAgency(backend.ids.alpha, async (tx) => {
      await tx.insert(supplierChanges).values({
        agencyId: backend.ids.alpha,
        bookingId: changed.id,
        supplierId: "change-1",
        state: "open",
        before: plan,
        after: plan,
        answerBy: hours(5),
        createdAt: kit.now(),
      });
      await tx.insert(refunds).values({
        agencyId: backend.ids.alpha,
        bookingId: owed.id,
        paymentId: payment.id,
        reason: "failed",
        amount: 4_321,
        currency: owed.currency,
        state: "failed",
      });
    });
    const { now } = await read("owner");
    expect(now.map(({ due, total }) => [due, total])).toEqual([
      ["refund", 1],
      ["change", 1],
      ["payment", 1],
      ["cancellation", 6],
    ]);
    for (const { due, total } of now)
      expect([due, await countListed("owner", { due })]).toEqual([due, total]);
    const [failed, changes, unpaid, cancellations] = now.map(({ items }) => items);
    expect(unpaid).toMatchObject([{ reference: held, zone: timeZone }]);
    expect(changes).toMatchObject([
      { reference: changed.reference, until: hours(5).toISOString() },
    ]);
    expect(cancellations?.map(({ reference }) => ending.indexOf(reference))).toEqual([
      1, 5, 6, 7, 4,
    ]);
    expect(cancellations?.[0]).toMatchObject({
      until: hours(1).toISOString(),
      zone: detail.headline.starts.zone,
      title: detail.headline.title,
      leadTraveller: "Nina Berg",
    });
    expect(failed).toMatchObject([
      {
        reference: owed.reference,
        until: null,
        amount: { amount: 4_321, currency: owed.currency },
      },
    ]);
    expect((await read("agent")).now.map(({ due, total }) => [due, total])).toEqual([
      ["payment", 1],
    ]);
    expect((await read("restricted")).now).toEqual([]);
    kit.wait(31 * 60);
    expect((await read("agent")).now).toEqual([]);
    expect((await read("owner")).now.map(({ due }) => due)).toEqual([
      "refund",
      "change",
      "cancellation",
    ]);
  });

  it("takes eight queries, however much there is", async () => {
    const { db, selected } = countSelects(kit.backend.db);
    const { agentId: userId } = await kit.rowOf(sold.agent ?? "");
    await getDashboard(
      db,
      {
        agency: { id: kit.backend.ids.alpha, timeZone, languages: [] } as never,
        priceTier: "agent",
        viewer: { userId, userType: "AgencyOwner", permissions: {} } as never,
      },
      { period: "365d", now: kit.now() },
    );
    expect(selected).toHaveLength(8);
    expect(selected.flat()).not.toContain("detail");
  });

  it("finds its bookings by indexes", async () => {
    // Of so few rows, reading any index on states whole costs as little as the one looked for.
    await kit.backend.db.forOperator(async (tx) => {
      await tx.execute(sql`set local role none`);
      await tx.execute(
        sql`drop index bookings_one_for_each_quote, bookings_one_in_place_of_each, bookings_state_index`,
      );
    });
    const agencyId = kit.backend.ids.alpha;
    const { agentId } = await kit.rowOf(sold.agent ?? "");
    const period = resolvePeriod("30d", "2026-11-21");
    const asked = { agencyId, timeZone, priceTier: "agent" } as const;
    const selects = {
      due: selectAllDue({ agency: { id: agencyId, timeZone }, now: kit.now() }),
      figures: selectFigures(period, asked),
      departures: selectDepartures("2026-11-21", asked),
      shares: selectShares(period, asked),
    };
    const byDayOfBooking = [/Index Cond: [^"]*created_at >= [^"]*created_at < /];
    const ways = {
      due: [/bookings_unpaid/, /supplier_changes_open/, /_cancellable_for_free/, /refunds_failed/],
      figures: byDayOfBooking,
      // Of so few rows several indexes cost the same.
      departures: [/Index/],
      shares: byDayOfBooking,
    };
    for (const [name, selected] of Object.entries(selects))
      for (const reach of ["all", "own"] as const) {
        const plan = await kit.backend.db.forMember(
          agencyId,
          { userId: agentId ?? "", reach },
          async (tx) => {
            // A table of a few rows is read whole unless that is forbidden.
            await tx.execute(sql`set local enable_seqscan = off`);
            const found = await tx.execute(sql`explain select * from ${selected}`);
            return JSON.stringify(found);
          },
        );
        expect([
          name,
          reach,
          /Seq Scan on (?:bookings|refunds|supplier_changes)/.exec(plan),
        ]).toEqual([name, reach, null]);
        for (const way of ways[name as keyof typeof selects])
          expect([name, reach, plan]).toEqual([name, reach, expect.stringMatching(way)]);
      }
  });
});
