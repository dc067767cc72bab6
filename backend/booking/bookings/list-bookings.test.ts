import { listBookingsEndpoint, type BookingSummary } from "@/lib/api/contract/bookings";
import type { DemoRole } from "../../demo/demo-users";
import { countSelects } from "../../testing/count-selects";
import { openForFile } from "../../testing/open-for-file";
import { openBookingKit } from "../../testing/open-booking-kit";
import { listBookings } from "./list-bookings";

const kit = openForFile(openBookingKit);

const list = async (as: DemoRole, query: Record<string, string> = {}) =>
  (await kit.backend.call(listBookingsEndpoint, { agency: "alpha", as, query })).body as {
    bookings: BookingSummary[];
    page: number;
    pages: number;
  };

it("tells what a booking brings to who may see it, and to nobody else", async () => {
  for (const as of ["traveller", "restricted", "agent"] as const) await kit.confirm({ as });
  for (const as of ["traveller", "restricted"] as const) {
    const { bookings } = await list(as);
    expect(bookings).toHaveLength(1);
    expect(JSON.stringify(bookings)).not.toMatch(/net|markup|commission|wholesale/i);
  }
  const [own] = (await list("agent")).bookings;
  const { net, markup } = await kit.rowOf(own?.reference ?? "");
  expect(own?.agent).toEqual({
    net: { amount: net, currency: own?.total.currency },
    markup: { amount: markup, currency: own?.total.currency },
    commission: { amount: 0, currency: own?.total.currency },
  });
  expect(net + markup).toBe(own?.total.amount);
});

it("reads a page with as many queries as one booking, and never an item", async () => {
  for (let more = 0; more < 2; more++) {
    const placed = await kit.confirm({ as: "traveller" });
    await kit.cancel(placed, (await kit.get(placed)).price.dueNow);
  }
  const { db: counting, selected } = countSelects(kit.backend.db);
  const [first] = (await list("traveller")).bookings;
  const { userId } = await kit.rowOf(first?.reference ?? "");
  const read = async (tab: "upcoming" | "cancelled") => {
    selected.length = 0;
    const { bookings } = await listBookings(counting, kit.backend.ids.alpha, {
      userId: userId ?? "",
      priceTier: "traveller",
      tab,
      page: 1,
      now: kit.now(),
    });
    return { bookings, selected: [...selected] };
  };
  const [one, two] = [await read("upcoming"), await read("cancelled")];
  expect([one.bookings.length, two.bookings.length]).toEqual([1, 2]);
  expect(two.bookings.map(({ refund }) => refund?.state)).toEqual(["succeeded", "succeeded"]);
  expect(two.selected).toHaveLength(one.selected.length);
  expect(two.selected.flat()).toContain("headline");
  expect(two.selected.flat()).not.toContain("detail");
});

it("lists one's own alone", async () => {
  const references = await Promise.all(
    (["traveller", "agent", "sales"] as const).map(async (as) =>
      (await list(as)).bookings.map(({ reference }) => reference),
    ),
  );
  expect(references.map(({ length }) => length)).toEqual([1, 1, 0]);
  expect(new Set(references.flat()).size).toBe(2);
});

it("lists those that are under way on any of some days", async () => {
  const references = async (query: Record<string, string>) =>
    (await list("traveller", query)).bookings.map(({ reference }) => reference);
  const all = await references({});
  expect(all).toHaveLength(1);
  // The stay lasts from the 26th to the 28th.
  expect(await references({ from: "2026-12-28", to: "2026-12-31" })).toEqual(all);
  expect(await references({ from: "2026-12-20", to: "2026-12-26" })).toEqual(all);
  expect(await references({ from: "2026-12-29" })).toEqual([]);
  expect(await references({ to: "2026-12-25" })).toEqual([]);
});
