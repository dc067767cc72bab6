import { sql } from "drizzle-orm";
import { seedDemo } from "@/backend/demo/seed-demo";
import { seedDemoYear } from "@/backend/demo/demo-year/seed-demo-year";
import { openBackendDatabase } from "@/backend/open-backend-database";
import { env } from "@/lib/env";

// `node seed-office.mjs COUNT`: the demo's agencies in DATA_DIR or DATABASE_URL, of which three
// have COUNT bookings each: Voyara's year, copied with other dates, people and references.
const count = Number(process.argv[2]);
const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ROOT_DOMAIN: rootDomain } = env();
const copied = ["voyara", "solmar", "nordlys"];

async function seed() {
  const { db, unscoped, close } = await openBackendDatabase({ dataDir, databaseUrl });
  await seedDemo(db, { rootDomain });
  const year = await seedDemoYear(db, { rootDomain, now: new Date() });
  const own = { voyara: count - year };
  for (const subdomain of copied) {
    const copies = subdomain === "voyara" ? own.voyara : count;
    const from = sql`from agencies where subdomain = ${subdomain}`;
    await unscoped.transaction(async (tx) => {
      await tx.execute(sql`
        create temporary table copies on commit drop as
        select
          source.id as source_id, gen_random_uuid() as id, gen_random_uuid() as quote_id, number,
          (select id ${from}) as agency_id,
          substr(source.reference, 1, 2) || translate(
            lpad(to_hex(${copied.indexOf(subdomain)} * 1000000 + number), 8, '0'),
            '0123456789abcdef', '23456789ABCDEFGH'
          ) as reference,
          (array(
            select users.id from users
            where users.agency_id = (select id ${from}) and user_type <> 'Traveller' order by email
          ))[1 + number % 6] as agent_id
        from generate_series(1, ${copies}::int) as numbers (number)
        join (
          select bookings.*, row_number() over (order by reference) as place from bookings
          where is_demo
        ) as source on source.place = 1 + number % ${year}::int`);
      await tx.execute(sql`
        insert into quotes (
          id, agency_id, service, language, detail, currency, total, net, markup, commission,
          due_on_site, created_at, expires_at
        )
        select
          copies.quote_id, copies.agency_id, service, language, '{}', currency, total, net, markup,
          commission, due_on_site, created_at, created_at
        from copies join bookings on bookings.id = source_id`);
      const changed: Record<string, string> = {
        id: "copies.id",
        agency_id: "copies.agency_id",
        quote_id: "copies.quote_id",
        reference: "copies.reference",
        idempotency_key: "gen_random_uuid()",
        user_id: "null",
        agent_id: "case when number % 6 = 0 then null else copies.agent_id end",
        is_demo: "false",
        contact_email: "'guest' || number || '@guests.example'",
        created_at: "created_at - (number * 7919 % 2592000) * interval '1 second'",
        starts_on: "starts_on + (number % 17)",
        ends_on: "ends_on + (number % 17)",
        ends_at: "ends_at + (number % 17) * interval '1 day'",
      };
      const { rows } = (await tx.execute(sql`
        select column_name from information_schema.columns
        where table_name = 'bookings' and is_generated = 'NEVER'`)) as {
        rows: { column_name: string }[];
      };
      const columns = rows.map((row) => row.column_name);
      const values = columns.map((name) => changed[name] ?? `bookings.${name}`);
      await tx.execute(
        sql.raw(
          [
            `insert into bookings (${columns.join(", ")})`,
            `select ${values.join(", ")} from copies join bookings on bookings.id = source_id`,
          ].join("\n"),
        ),
      );
    });
  }
  await unscoped.execute(sql`analyze`);
  await close();
}

void seed();
