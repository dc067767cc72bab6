import type * as z from "zod";
import { agencyBookingSorts, listAgencyBookingsEndpoint } from "@/lib/api/contract/agency-bookings";
import type { DemoRole } from "../demo/demo-users";
import { countSelects } from "../testing/count-selects";
import { openBookingKit, type BookingKit } from "../testing/open-booking-kit";
import { listAgencyBookings } from "./list-agency-bookings";
import { copyBooking } from "./testing/copy-booking";

type Page = z.output<typeof listAgencyBookingsEndpoint.response>;
type Query = Record<string, string>;

let kit: BookingKit;
/** What each of them booked. */
const sold: Record<string, string> = {};
beforeAll(async () => {
  kit = await openBookingKit();
  for (const as of ["traveller", "restricted", "agent", "sales", "owner"] as const)
    sold[as] = (await kit.confirm({ as })).reference;
  sold.guest = (await kit.confirm()).reference;
});
afterAll(() => kit.close());

const ask = (as: DemoRole, query: Query = {}, agency: "alpha" | "beta" = "alpha") =>
  kit.backend.call(listAgencyBookingsEndpoint, { agency, as, query });
const read = async (...asked: Parameters<typeof ask>): Promise<Page> => {
  const { status, body } = await ask(...asked);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as Page;
};
const references = ({ bookings }: Page) => bookings.map(({ reference }) => reference);
const named = (page: Page) =>
  references(page)
    .map((reference) => Object.keys(sold).find((who) => sold[who] === reference) ?? reference)
    .sort();

it("shows owners all of the agency, all others their own sales, and another agency none", async () => {
  const everybody = Object.keys(sold).sort();
  for (const as of ["owner", "admin"] as const)
    expect(named(await read(as, {}))).toEqual(everybody);
  for (const as of ["agent", "sales", "restricted"] as const) {
    const page = await read(as);
    expect([named(page), page.total, page.agents]).toEqual([[as], 1, []]);
  }
  expect(await read("owner", {}, "beta")).toMatchObject({ bookings: [], total: 0 });
  const others = (await read("owner", {}, "beta")).agents.map(({ id }) => id);
  const own = (await read("owner")).agents.map(({ id }) => id);
  expect(others.filter((id) => own.includes(id))).toEqual([]);
});

it("says whose sale it is, and what it brings to whom that is shown", async () => {
  const rows = (await read("owner")).bookings;
  const of = (who: string) => rows.find(({ reference }) => reference === sold[who]);
  expect(of("agent")?.seller?.name).toBe("Amir Haddad");
  expect([of("guest")?.seller, of("traveller")?.seller]).toEqual([null, null]);
  const { total, net, currency } = await kit.rowOf(sold.agent ?? "");
  expect(of("agent")?.margin).toEqual({ amount: total - net, currency });
  for (const as of ["agent", "sales"] as const)
    expect((await read(as)).bookings[0]?.margin).toBeDefined();
  expect(JSON.stringify(await read("restricted"))).not.toMatch(
    /"(?:net|markup|commission|margin|agent)"/,
  );
});

it("filters by agent where all are reached, and ignores it elsewhere", async () => {
  const { agents } = await read("owner");
  expect(agents.map(({ name }) => name)).toEqual([
    "Ada Moreau",
    "Amir Haddad",
    "Olivia Marsh",
    "Renata Prado",
    "Soren Dahl",
  ]);
  const agent = agents.find(({ name }) => name === "Soren Dahl")?.id ?? "";
  expect(named(await read("owner", { agent }))).toEqual(["sales"]);
  expect(named(await read("owner", { agent: "none" }))).toEqual(["guest", "traveller"]);
  for (const asked of [agent, "none"])
    expect(named(await read("agent", { agent: asked }))).toEqual(["agent"]);
});

it("finds what is typed as it stands, whatever it means to a database", async () => {
  const { contact } = await kit.rowOf(sold.guest ?? "");
  const odd = await copyBooking(kit, sold.guest ?? "", {
    contact: { ...contact, lastName: "50%_off\\" },
  });
  const found = async (q: string) => references(await read("owner", { q }));
  for (const q of ["50%_OFF", "0%_o", "%", "_", "off\\", "\\"])
    expect(await found(q)).toEqual([odd]);
  expect(await found("5_%")).toEqual([]);
  expect(await found((sold.agent ?? "").toLowerCase())).toEqual([sold.agent]);
  expect((await ask("owner", { q: "a\u0000" })).status).toBe(422);
});

it("finds names whatever their accents, with and without them", async () => {
  const { contact } = await kit.rowOf(sold.guest ?? "");
  const copies = await Promise.all(
    [
      { firstName: "João", lastName: "Pedroso" },
      { firstName: "Joao", lastName: "Pedroso" },
      { firstName: "Bjørn", lastName: "Wałęsa-Weiß" },
      { firstName: "أحمد", lastName: "خالد" },
    ].map((name) => copyBooking(kit, sold.guest ?? "", { contact: { ...contact, ...name } })),
  );
  const found = async (q: string) =>
    references(await read("owner", { q })).map((reference) => copies.indexOf(reference));
  for (const q of ["joao pedroso", "JOÃO PEDROSO", "João P"])
    expect([q, (await found(q)).toSorted((one, other) => one - other)]).toEqual([q, [0, 1]]);
  for (const q of ["bjorn", "walesa-weiss", "Bjørn"]) expect([q, await found(q)]).toEqual([q, [2]]);
  for (const q of ["احمد", "أحمد خالد"]) expect([q, await found(q)]).toEqual([q, [3]]);
});

it("filters by state, service, days and what is due, and counts what is left", async () => {
  const held = (await kit.book({ as: "agent" })).reference;
  const count = async (query: Query) => (await read("owner", query)).total;
  const rows = Object.keys(sold).length;
  expect(await count({ state: "confirmed" })).toBe(rows);
  expect(await count({ state: "confirmed,held" })).toBe(rows + 1);
  expect((await ask("owner", { state: "confirmed,nonsense" })).status).toBe(422);
  expect(await count({ service: "cars" })).toBe(0);
  for (const due of ["any", "payment"])
    expect(references(await read("owner", { due }))).toEqual([held]);
  expect(await count({ due: "change" })).toBe(0);
  expect((await read("owner", { due: "any" })).bookings[0]?.nextAction).toMatchObject({
    kind: "pay",
  });
  kit.wait(31 * 60);
  expect(await count({ due: "any" })).toBe(0);
  // From the 26th to the 28th of December.
  const standing = { state: "confirmed" };
  for (const [query, expected] of [
    [{ from: "2026-12-28" }, rows],
    [{ from: "2026-12-29" }, 0],
    [{ to: "2026-12-26" }, rows],
    [{ to: "2026-12-25" }, 0],
    [{ from: "2026-12-27", to: "2026-12-27" }, rows],
  ] as const)
    expect([query, await count({ ...standing, ...query })]).toEqual([query, expected]);
  expect((await ask("owner", { from: "0000-01-01" })).status).toBe(422);
});

it("counts days of booking by the agency's clock, also when it is put back", async () => {
  await kit.backend.changeAgency("alpha", { timeZone: "Europe/Lisbon" });
  const booked = async (at: string) =>
    copyBooking(kit, sold.guest ?? "", { createdAt: new Date(at) });
  // 25 October 2026 has 25 hours there: from 23:00 UTC the day before to midnight UTC.
  const [before, first, last, after] = [
    await booked("2026-10-24T22:59:59.999Z"),
    await booked("2026-10-24T23:00:00Z"),
    await booked("2026-10-25T23:59:59.999Z"),
    await booked("2026-10-26T00:00:00Z"),
  ];
  const between = async (bookedFrom: string, bookedTo: string) =>
    references(await read("owner", { bookedFrom, bookedTo, sort: "booked" }));
  expect(await between("2026-10-25", "2026-10-25")).toEqual([first, last]);
  expect(await between("2026-10-24", "2026-10-26")).toEqual([before, first, last, after]);
});

it("is sorted by client, by price and by what is due", async () => {
  const startsOn = "2026-12-24";
  const copy = (changes: Parameters<typeof copyBooking>[2]) =>
    copyBooking(kit, sold.guest ?? "", { startsOn, endsOn: startsOn, ...changes });
  const named = (lastName: string) => ({ travellers: [{ firstName: "Ana", lastName }] });
  const priced = (total: number) => ({
    ...{ total, net: total, markup: 0, commission: 0, dueNow: 0, dueOnSite: 0 },
  });
  const copies = [
    await copy({ ...named("Zacher"), ...priced(900) }),
    await copy({ ...named("Ångström"), ...priced(12_000) }),
    await copy({ ...named("berg"), ...priced(100) }),
  ];
  const sorted = async (sort: string) =>
    references(await read("owner", { from: startsOn, to: startsOn, sort })).map((reference) =>
      copies.indexOf(reference),
    );
  expect(await sorted("client")).toEqual([1, 2, 0]);
  expect(await sorted("-total")).toEqual([1, 0, 2]);
  const { reference: sooner } = await kit.book({ as: "agent" });
  kit.wait(60);
  const { reference: later } = await kit.book({ as: "agent" });
  expect(references(await read("owner", { sort: "deadline" })).slice(0, 2)).toEqual([
    ...[sooner, later],
  ]);
});

describe("pages", () => {
  const walk = async (query: Query, between: () => Promise<unknown>) => {
    const [first, ...pages]: Page[] = [await read("owner", query)];
    let page = first;
    while (page?.next) {
      await between();
      page = await read("owner", { ...query, after: page.next });
      pages.push(page);
    }
    return [...(first ? [first] : []), ...pages];
  };

  it("hold every booking once while others arrive, in each order, and back", async () => {
    // Many on one day and at one moment, so that only the id tells them apart.
    const createdAt = new Date("2026-11-01T12:00:00.123Z");
    for (let copy = 0; copy < 28; copy++)
      await copyBooking(kit, sold.guest ?? "", {
        ...(copy % 2 ? { createdAt } : {}),
        ...(copy % 3 ? { startsOn: "2026-12-20" } : {}),
      });
    for (const sort of agencyBookingSorts) {
      const query = { sort, size: "10" };
      const before = references(await read("owner", { sort, size: "100" }));
      const arrive = () => copyBooking(kit, sold.agent ?? "", { createdAt: kit.now() });
      const pages = await walk(query, arrive);
      const seen = pages.flatMap(references);
      expect([sort, new Set(seen).size]).toEqual([sort, seen.length]);
      expect([sort, before.filter((reference) => !seen.includes(reference))]).toEqual([sort, []]);
      const previous = pages.at(-1)?.previous;
      const back = await read("owner", { ...query, after: previous ?? "" });
      expect([sort, references(back).slice(-1)]).toEqual([
        sort,
        references(pages.at(-2) ?? back).slice(-1),
      ]);
      expect(pages[0]?.previous).toBeNull();
    }
  });

  it("lead back to the first, which has nothing in front", async () => {
    const first = await read("owner", { size: "10" });
    const second = await read("owner", { size: "10", after: first.next ?? "" });
    const back = await read("owner", { size: "10", after: second.previous ?? "" });
    expect([references(back), back.previous, back.total]).toEqual([
      references(first),
      null,
      first.total,
    ]);
  });

  it("take no cursor but their own", async () => {
    const { next } = await read("owner", { size: "10" });
    const write = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString("base64url");
    const id = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
    const wrong: Query[] = [
      { after: next ?? "", sort: "departure" },
      { after: next ?? "", sort: "booked" },
      { after: "nonsense" },
      { after: write("-booked", id, "next") },
      { after: write("-booked", "'; drop", "next") },
      { after: write("-booked", sold.guest ?? "", "next") },
      { after: write("departure", id, "up"), sort: "departure" },
      { size: "9" },
      { size: "101" },
    ];
    for (const query of wrong) {
      const { status, body } = await ask("owner", query);
      expect([query, status, body.code]).toEqual([query, 422, "invalid_input"]);
    }
    const after = write("-booked", (await kit.rowOf(sold.owner ?? "")).id, "next");
    expect((await ask("owner", { after })).status).toBe(200);
    expect((await ask("agent", { after })).status).toBe(422);
    expect((await ask("owner", { after }, "beta")).status).toBe(422);
  });
});

it("takes four queries, whatever the size, and never reads an item", async () => {
  const { db: counting, selected } = countSelects(kit.backend.db);
  const { agentId: userId } = await kit.rowOf(sold.owner ?? "");
  for (const size of [10, 100]) {
    selected.length = 0;
    await listAgencyBookings(
      counting,
      {
        agency: { id: kit.backend.ids.alpha, timeZone: "UTC" } as never,
        priceTier: "agent",
        viewer: { userId, userType: "AgencyOwner", permissions: {} } as never,
      },
      { query: { sort: "-booked", size }, now: kit.now() },
    );
    expect([size, selected.length]).toEqual([size, 4]);
    expect(selected.flat()).toContain("headline");
    expect(selected.flat()).not.toContain("detail");
  }
});
