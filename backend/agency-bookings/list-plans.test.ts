import { sql, type SQL } from "drizzle-orm";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { openBookingKit, type BookingKit } from "../testing/open-booking-kit";
import { listAgencyBookings } from "./list-agency-bookings";

type Statement = { sql: string; params: unknown[] };
type Session = { prepareQuery: (query: Statement, ...rest: unknown[]) => unknown };

let kit: BookingKit;
let ownerId = "";
beforeAll(async () => {
  kit = await openBookingKit();
  const { reference } = await kit.confirm({ as: "owner" });
  ownerId = (await kit.rowOf(reference)).agentId ?? "";
  await fill(300, 5_000);
});
afterAll(() => kit.close());

const toReference = (start: number) =>
  `'H-' || translate(lpad(to_hex(${start} + number), 8, '0'), '0123456789abcdef', '23456789ABCDEFGH')`;

/** So many failed bookings of the agency, among so many of another one. */
async function fill(own: number, others: number): Promise<void> {
  const { unscoped, ids } = kit.backend;
  const { rows } = (await unscoped.execute(sql`
    select column_name from information_schema.columns
    where table_name = 'bookings' and is_generated = 'NEVER'`)) as {
    rows: { column_name: string }[];
  };
  const names = rows.map(({ column_name }) => column_name);
  const copy = (count: number, changed: Record<string, string>) => {
    const values = names.map((name) => changed[name] ?? name);
    const source = `(select * from bookings where agency_id = '${ids.alpha}' limit 1) as bookings`;
    return unscoped.execute(
      sql.raw(
        [
          `insert into bookings (${names.join(", ")})`,
          `select ${values.join(", ")} from ${source}, generate_series(1, ${count}) as numbers (number)`,
        ].join("\n"),
      ),
    );
  };
  const common = {
    id: "gen_random_uuid()",
    idempotency_key: "gen_random_uuid()",
    state: "'failed'",
    created_at: "created_at - number * interval '1 hour'",
    starts_on: "starts_on - number % 300",
  };
  await unscoped.execute(sql`
    insert into quotes (
      agency_id, service, language, detail, currency, total, net, markup, due_on_site, expires_at
    )
    select
      ${ids.beta}::uuid, service, language, detail, currency, total, net, markup, due_on_site,
      expires_at
    from quotes where agency_id = ${ids.alpha} limit 1`);
  await copy(others, {
    ...common,
    agency_id: `'${ids.beta}'`,
    quote_id: `(select id from quotes where agency_id = '${ids.beta}' limit 1)`,
    ...{ user_id: "null", agent_id: "null", reference: toReference(0) },
  });
  await copy(own, { ...common, reference: toReference(1_000_000) });
  await unscoped.execute(sql`analyze`);
}

/** A statement as it was sent, with its parameters. */
const toStatement = ({ sql: text, params }: Statement): SQL =>
  sql.join(
    text
      .split(/\$(\d+)/)
      .map((part, index) =>
        index % 2 === 0 ? sql.raw(part) : sql`${params[Number(part) - 1] ?? null}`,
      ),
  );

/** The database, explaining each statement of a member's transaction after it. */
function explaining(db: ScopedDatabase): { db: ScopedDatabase; plans: string[] } {
  const plans: string[] = [];
  const explain = async (tx: Transaction, statements: Statement[]) => {
    for (const statement of statements) {
      const { rows } = (await tx.execute(sql`explain ${toStatement(statement)}`)) as {
        rows: Record<string, string>[];
      };
      plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
    }
  };
  return {
    plans,
    db: {
      ...db,
      forMember: (agencyId, member, work) =>
        db.forMember(agencyId, member, async (tx) => {
          const statements: Statement[] = [];
          const { session } = tx as unknown as { session: Session };
          const prepare = session.prepareQuery.bind(session);
          session.prepareQuery = (query, ...rest) => {
            statements.push(query);
            return prepare(query, ...rest);
          };
          const done = await work(tx);
          session.prepareQuery = prepare;
          await explain(tx, statements);
          return done;
        }),
    },
  };
}

const first = { sort: "-booked", size: 25 } as const;
it.each([
  ["the first page", first],
  ["departures", { ...first, sort: "departure" }],
  ["days of booking", { ...first, bookedFrom: "2026-11-01", bookedTo: "2026-11-10" }],
  ["state and service", { ...first, state: ["confirmed", "held"], service: "hotels" }],
  ["what is due", { ...first, due: "any" }],
  ["changes to be answered", { ...first, due: "change" }],
  ["failed refunds", { ...first, due: "refund" }],
  ["a search", { ...first, q: "nobody" }],
] as const)("reads %s by an index, in at most four statements", async (_, query) => {
  const { db, plans } = explaining(kit.backend.db);
  await listAgencyBookings(
    db,
    {
      agency: { id: kit.backend.ids.alpha, timeZone: "UTC" } as never,
      priceTier: "agent",
      viewer: { userId: ownerId, userType: "AgencyOwner", permissions: {} } as never,
    },
    { query: query as never, now: kit.now() },
  );
  expect([plans.length > 0, plans.length <= 4]).toEqual([true, true]);
  for (const plan of plans) {
    expect(plan).not.toContain("Seq Scan on bookings");
    // Another table's rows are read once, not for each booking.
    expect(plan).not.toMatch(/ on bookings .*\n(?:.*Cond: .*\n)*.*Filter: .*SubPlan/);
  }
});
