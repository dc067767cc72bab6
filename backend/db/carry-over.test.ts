import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";

const folder = "backend/db/migrations";
const agencyId = "0b407307-af85-46fc-a296-a384790ae792";

/** Like the migrator: each in its own transaction. */
async function migrate(client: PGlite, isWanted: (index: number) => boolean) {
  const { entries } = JSON.parse(await readFile(`${folder}/meta/_journal.json`, "utf8")) as {
    entries: { idx: number; tag: string }[];
  };
  for (const { tag } of entries.filter(({ idx }) => isWanted(idx))) {
    const statements = (await readFile(`${folder}/${tag}.sql`, "utf8")).split(
      "--> statement-breakpoint",
    );
    await client.transaction(async (tx) => {
      for (const statement of statements) await tx.exec(statement);
    });
  }
}

let base: PGlite;
let migrated = 0;
beforeAll(async () => {
  base = await PGlite.create();
});
afterAll(() => base.close());

/**
 * A database with the first migrations, whose number never falls from test to test: a copy of one
 * that goes on from where the last test left it.
 */
async function openOld(migrations: number): Promise<PGlite> {
  await migrate(base, (index) => index >= migrated && index < migrations);
  migrated = migrations;
  return (await base.clone()) as PGlite;
}

it("creates the first entry of wallets from the credits that users had before the ledger existed", async () => {
  const client = await openOld(4);
  await client.exec(`
    INSERT INTO agencies (id, subdomain, status, settings) VALUES ('${agencyId}', 'old', 'Active', '{}');
    INSERT INTO users (agency_id, email, first_name, last_name, user_type, credits_amount, credits_currency) VALUES
      ('${agencyId}', 'a@old.example', 'A', 'A', 'Traveller', 12550, 'EUR'),
      ('${agencyId}', 'b@old.example', 'B', 'B', 'Traveller', 100, 'EUR'),
      ('${agencyId}', 'c@old.example', 'C', 'C', 'Traveller', 0, 'EUR');
  `);
  await migrate(client, (index) => index >= 4);
  const { rows } = await client.query(`
    SELECT u.email, a.kind, e.amount::int, e.balance::int, t.description FROM ledger_entries e
    JOIN ledger_accounts a ON a.id = e.account_id JOIN ledger_transactions t ON t.id = e.transaction_id LEFT JOIN users u ON u.id = a.user_id
    ORDER BY u.email, e.position`);
  const description = "Balance carried over";
  expect(rows.slice(0, 2)).toEqual([
    { email: "a@old.example", kind: "wallet", amount: 12_550, balance: 12_550, description },
    { email: "b@old.example", kind: "wallet", amount: 100, balance: 100, description },
  ]);
  expect(rows.slice(2)).toHaveLength(2);
  expect(rows[3]).toMatchObject({ email: null, kind: "corrections", balance: -12_650 });
  await client.close();
});

it("sells hotels online and everything else on request if it was active", async () => {
  const client = await openOld(11);
  const options = (list: object[]) => JSON.stringify({ bookingMenuItemOptions: list });
  const [cars, hotels, cruise] = [
    { title: "Cars", active: true },
    { title: "Hotels", active: true },
    { title: "Cruise", active: false },
  ];
  await client.exec(`
    INSERT INTO agencies (subdomain, status, settings) VALUES
      ('all', 'Active', '${options([cars, hotels, cruise])}'),
      ('none', 'Active', '${options([])}'),
      ('older', 'Active', '{}');
  `);
  await migrate(client, (index) => index >= 11);
  const { rows } = await client.query(
    `SELECT subdomain, settings -> 'bookingMenuItemOptions' AS options FROM agencies ORDER BY subdomain`,
  );
  expect(rows).toEqual([
    {
      subdomain: "all",
      options: [
        { ...cars, mode: "on-request" },
        { ...hotels, mode: "online" },
        { ...cruise, mode: "off" },
      ],
    },
    { subdomain: "none", options: [] },
    { subdomain: "older", options: null },
  ]);
  await client.close();
});

it("turns quotes and bookings of hotels into those of any service", async () => {
  const client = await openOld(14);
  const hotel = {
    id: "h1",
    name: "Hotel Fado",
    city: "Lisbon",
    pictures: ["/a", "/b"],
    phone: null,
    timeZone: "America/New_York",
    checkIn: { from: "15:00", until: null },
    checkOut: { until: "11:00" },
  };
  const party = {
    stay: { start: "2027-03-13", end: "2027-03-15" },
    rooms: [
      { adults: 2, childAges: [3] },
      { adults: 1, childAges: [] },
    ],
    residence: "PT",
  };
  const room = { code: "double" };
  const offer = {
    id: "o1",
    supplier: "sandbox",
    room,
    board: "breakfast",
    roomsLeft: 2,
    payment: "atProperty",
    charges: [],
    cancellation: { zone: "America/New_York", steps: [] },
    comments: ["Ring twice."],
    price: { currency: "EUR" },
  };
  const kept = { asked: { currency: "USD" }, sale: { currency: "EUR" }, terms: [] };
  const detail = JSON.stringify({ hotel, party, offer, ...kept });
  const [quoteId, key] = [agencyId.replace(/^0/, "1"), agencyId.replace(/^0/, "2")];
  await client.exec(`
    ALTER TABLE quotes NO FORCE ROW LEVEL SECURITY;
    ALTER TABLE bookings NO FORCE ROW LEVEL SECURITY;
    INSERT INTO agencies (id, subdomain, status, settings) VALUES ('${agencyId}', 'old', 'Active', '{}');
    INSERT INTO quotes (id, agency_id, service, language, detail, currency, total, net, markup, due_on_site, expires_at) VALUES
      ('${quoteId}', '${agencyId}', 'hotels', 'en', '${detail}', 'EUR', 100, 90, 10, 0, now());
    INSERT INTO bookings (agency_id, reference, access_key, service, state, quote_id, is_for_client, idempotency_key, fingerprint, language,
      detail, contact, contact_email, guests, requests, accepted_terms, currency, total, net, markup, due_now, starts_on, ends_on, supplier) VALUES
      ('${agencyId}', 'H-1', 'sealed', 'hotels', 'confirmed', '${quoteId}', false, '${key}', '', 'en',
      '${detail}', '{}', '', '[{"firstName":"A","lastName":"B"}]', '', '[]', 'EUR', 100, 90, 10, 100, '2027-03-13', '2027-03-15', 'sandbox');
  `);
  await migrate(client, (index) => index >= 14 && index < 16);
  await client.exec("ALTER TABLE quotes NO FORCE ROW LEVEL SECURITY");
  await client.exec("ALTER TABLE bookings NO FORCE ROW LEVEL SECURITY");
  const zone = "America/New_York";
  const headline = {
    title: "Hotel Fado",
    place: "Lisbon",
    picture: "/a",
    phone: null,
    // Clocks are put forward between the two.
    starts: { local: "2027-03-13T15:00", zone, at: "2027-03-13T20:00:00.000Z" },
    ends: { local: "2027-03-15T11:00", zone, at: "2027-03-15T15:00:00.000Z" },
  };
  const { rows: quotes } = await client.query<{ detail: unknown }>("SELECT detail FROM quotes");
  expect(quotes[0]?.detail).toEqual({
    supplier: "sandbox",
    item: {
      service: "hotels",
      ...party,
      hotel,
      offer: { id: "o1", room, board: "breakfast", roomsLeft: 2 },
    },
    headline,
    party: { people: 4, units: 2 },
    isPaidOnSite: true,
    unit: { count: 2, per: "night" },
    charges: [],
    cancellation: offer.cancellation,
    comments: ["Ring twice."],
    needs: [],
    ...kept,
  });
  const { rows: bookings } = await client.query(
    "SELECT headline, people, units, ends_at, travellers, detail -> 'headline' AS same FROM bookings",
  );
  expect(bookings).toEqual([
    {
      headline,
      people: 4,
      units: 2,
      ends_at: new Date(headline.ends.at),
      travellers: [{ firstName: "A", lastName: "B" }],
      same: headline,
    },
  ]);
  await client.close();
});

it("keeps what was sold of the sandbox's rooms when other services come to share its stock", async () => {
  const client = await openOld(16);
  await client.exec(`
    INSERT INTO sandbox_stock (hotel_id, room_code, night, rooms_left) VALUES ('h1', 'standard', '2027-01-02', 11);
    INSERT INTO sandbox_reservations (client_reference, state, hotel_id, room_code, offer_id, nights, rooms) VALUES
      ('H-1', 'confirmed', 'h1', 'standard', 'o1', '["2027-01-02"]', 1);
  `);
  await migrate(client, (index) => index >= 16);
  const { rows: stock } = await client.query("SELECT * FROM sandbox_stock");
  expect(stock).toEqual([{ resource: "h1", unit: "standard", slot: "2027-01-02", left: 11 }]);
  const { rows: reservations } = await client.query("SELECT * FROM sandbox_reservations");
  expect(reservations).toMatchObject([
    { resource: "h1", unit: "standard", offer_id: "o1", slots: ["2027-01-02"], count: 1 },
  ]);
  await client.close();
});

it("pays what was booked before in instalments of what was due now and of what is due there", async () => {
  const client = await openOld(17);
  const idOf = (digit: number) => agencyId.replace(/^0/, String(digit));
  const toDetail = (dueNow: number, dueOnSite: number) =>
    JSON.stringify({ item: {}, sale: { currency: "EUR", total: 100, dueNow, dueOnSite } });
  const sales = [
    [100, 0],
    [90, 10],
    [0, 100],
  ] as const;
  await client.exec(`
    ALTER TABLE quotes NO FORCE ROW LEVEL SECURITY;
    ALTER TABLE bookings NO FORCE ROW LEVEL SECURITY;
    ALTER TABLE payments NO FORCE ROW LEVEL SECURITY;
    INSERT INTO agencies (id, subdomain, status, settings) VALUES ('${agencyId}', 'old', 'Active', '{}');
  `);
  for (const [index, [dueNow, dueOnSite]] of sales.entries())
    await client.exec(`
      INSERT INTO quotes (id, agency_id, service, language, detail, currency, total, net, markup, due_on_site, expires_at) VALUES
        ('${idOf(index)}', '${agencyId}', 'hotels', 'en', '${toDetail(dueNow, dueOnSite)}', 'EUR', 100, 90, 10, ${dueOnSite}, now());
      INSERT INTO bookings (id, agency_id, reference, access_key, service, state, quote_id, is_for_client, idempotency_key, fingerprint, language,
        detail, contact, contact_email, travellers, requests, accepted_terms, currency, total, net, markup, due_now, headline, people, units,
        starts_on, ends_on, ends_at, supplier, refund_amount) VALUES
        ('${idOf(index)}', '${agencyId}', 'H-${index}', 'sealed', 'hotels', 'confirmed', '${idOf(index)}', false, '${idOf(index)}', '', 'en',
        '${toDetail(dueNow, dueOnSite)}', '{}', '', '[]', '', '[]', 'EUR', 100, 90, 10, ${dueNow}, '{}', 1, 1,
        '2027-03-13', '2027-03-15', now(), 'sandbox', ${dueNow});
    `);
  await client.exec(`
    INSERT INTO payments (agency_id, booking_id, gateway, amount, currency, state) VALUES
      ('${agencyId}', '${idOf(0)}', 'sandbox', 100, 'EUR', 'succeeded'),
      ('${agencyId}', '${idOf(1)}', 'sandbox', 90, 'EUR', 'expired'),
      ('${agencyId}', '${idOf(1)}', 'sandbox', 90, 'EUR', 'succeeded');
  `);
  await migrate(client, (index) => index >= 17);
  for (const table of ["quotes", "bookings", "payments", "instalments"])
    await client.exec(`ALTER TABLE ${table} NO FORCE ROW LEVEL SECURITY`);
  const { rows: instalments } = await client.query(`
    SELECT b.reference, i.position, i.kind, i.amount::int, i.due_at, i.payee, count(p.id)::int AS payments
    FROM instalments i JOIN bookings b ON b.id = i.booking_id LEFT JOIN payments p ON p.instalment_id = i.id
    GROUP BY b.reference, i.id ORDER BY b.reference, i.position`);
  const full = { position: 1, kind: "full", due_at: null, payee: "agency" };
  const onSite = { kind: "onSite", due_at: null, payee: "supplier", payments: 0 };
  expect(instalments).toEqual([
    { reference: "H-0", ...full, amount: 100, payments: 1 },
    { reference: "H-1", ...full, amount: 90, payments: 2 },
    { reference: "H-1", ...onSite, position: 2, amount: 10 },
    { reference: "H-2", ...onSite, position: 1, amount: 100 },
  ]);
  const now = (amount: number) => ({ kind: "full", amount, due: "now", payee: "agency" });
  const there = (amount: number) => ({
    kind: "onSite",
    amount,
    due: "onSite",
    payee: "supplier",
  });
  for (const table of ["quotes", "bookings"]) {
    const { rows } = await client.query<{ sale: unknown }>(
      `SELECT detail -> 'sale' AS sale FROM ${table} ORDER BY id`,
    );
    expect(rows).toMatchObject([
      { sale: { dueNow: 100, commission: 0, schedule: [now(100)] } },
      { sale: { dueNow: 90, commission: 0, schedule: [now(90), there(10)] } },
      { sale: { dueNow: 0, commission: 0, schedule: [there(100)] } },
    ]);
  }
  await client.close();
});

it("dates a support request from before threads by when it was sent", async () => {
  const client = await openOld(26);
  const userId = "3f0e4a54-6d6a-4b52-9a0c-6a2b7f0c7c11";
  await client.exec(`
    INSERT INTO agencies (id, subdomain, status, settings) VALUES ('${agencyId}', 'old', 'Active', '{}');
    INSERT INTO users (id, agency_id, email, first_name, last_name, user_type) VALUES ('${userId}', '${agencyId}', 'a@old.example', 'A', 'A', 'Traveller');
    INSERT INTO tickets (agency_id, user_id, reference, subject, message, status, idempotency_key, created_at) VALUES
      ('${agencyId}', '${userId}', 'S-OPEN22', 'Open', 'Please', 'open', gen_random_uuid(), '2026-01-02T03:04:05.678901Z'),
      ('${agencyId}', '${userId}', 'S-SHUT22', 'Shut', 'Please', 'closed', gen_random_uuid(), '2026-01-02T03:04:05Z');
  `);
  await migrate(client, (index) => index >= 26);
  const { rows } = await client.query(
    "SELECT subject, message, entries, is_answered, updated_at, closed_at FROM tickets ORDER BY subject",
  );
  const row = { message: "Please", entries: 1, is_answered: false };
  expect(rows).toEqual([
    // A page's cursor has milliseconds.
    { ...row, subject: "Open", updated_at: new Date("2026-01-02T03:04:05.678Z"), closed_at: null },
    {
      ...row,
      subject: "Shut",
      updated_at: new Date("2026-01-02T03:04:05Z"),
      closed_at: new Date("2026-01-02T03:04:05Z"),
    },
  ]);
  await client.close();
});

it("dates the free cancellation of bookings from before by the terms they were sold on", async () => {
  const journal = await readFile(`${folder}/meta/_journal.json`, "utf8");
  const { entries } = JSON.parse(journal) as { entries: { idx: number; tag: string }[] };
  const first = entries.find(({ tag }) => tag.endsWith("_dashboard"))?.idx ?? 0;
  const client = await openOld(first);
  const before = "2027-03-10T23:00:00.000Z";
  const terms = [
    { cancellation: { zone: "UTC", steps: [{ before, refundPercentage: 100 }] } },
    { cancellation: { zone: "UTC", steps: [{ before, refundPercentage: 50 }] } },
    { cancellation: { zone: "UTC", steps: [], isQuoted: true } },
    // Of a version that knew none.
    {},
  ];
  await client.exec(`
    ALTER TABLE quotes NO FORCE ROW LEVEL SECURITY;
    ALTER TABLE bookings NO FORCE ROW LEVEL SECURITY;
    INSERT INTO agencies (id, subdomain, status, settings) VALUES ('${agencyId}', 'old', 'Active', '{}');
  `);
  for (const [index, detail] of terms.entries()) {
    const id = agencyId.replace(/^0/, String(index));
    await client.exec(`
      INSERT INTO quotes (id, agency_id, service, language, detail, currency, total, net, markup, due_on_site, expires_at) VALUES
        ('${id}', '${agencyId}', 'hotels', 'en', '${JSON.stringify(detail)}', 'EUR', 100, 90, 10, 0, now());
      INSERT INTO bookings (agency_id, reference, access_key, service, state, quote_id, is_for_client, idempotency_key, fingerprint, language,
        detail, contact, contact_email, travellers, requests, accepted_terms, currency, total, net, markup, due_now, due_on_site, headline, people, units,
        starts_on, ends_on, ends_at, supplier) VALUES
        ('${agencyId}', 'H-${index}', 'sealed', 'hotels', 'confirmed', '${id}', false, '${id}', '', 'en',
        '${JSON.stringify(detail)}', '{}', '', '[]', '', '[]', 'EUR', 100, 90, 10, 100, 0, '{}', 1, 1,
        '2027-03-13', '2027-03-15', now(), 'sandbox');
    `);
  }
  await migrate(client, (index) => index >= first);
  await client.exec("ALTER TABLE bookings NO FORCE ROW LEVEL SECURITY");
  const { rows } = await client.query<{ until: Date | null }>(
    "SELECT free_cancellation_until AS until FROM bookings ORDER BY reference",
  );
  expect(rows.map(({ until }) => until)).toEqual([new Date(before), null, null, null]);
  await client.close();
});
