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

it("creates the first entry of wallets from the credits that users had before the ledger existed", async () => {
  const client = await PGlite.create();
  await migrate(client, (index) => index < 4);
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
  const client = await PGlite.create();
  await migrate(client, (index) => index < 11);
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
