import { eq, sql } from "drizzle-orm";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";
import { agencies, agencyDomains, agencyTexts } from "./schema/agencies";
import { sessions, users } from "./schema/users";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
  await backend.signIn("alpha", "agent");
  await backend.signIn("beta", "agent");
  await backend.db.forOperator((tx) =>
    tx.insert(agencyTexts).values([textOf(backend.ids.alpha), textOf(backend.ids.beta)]),
  );
});
afterAll(() => backend.close());

const textOf = (agencyId: string) =>
  ({ agencyId, kind: "about", language: "en", body: {} }) as const;
const emails = (rows: { email: string }[]) => new Set(rows.map(({ email }) => email.split("@")[1]));
/** Drizzle wraps the database's message. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${reasonOf(error.cause)}` : "";
const refusal = async (work: Promise<unknown>) =>
  reasonOf(
    await work.then(
      () => new Error("was not refused"),
      (error: unknown) => error,
    ),
  );

it("shows an agency only its own rows, without any WHERE", async () => {
  await backend.db.forAgency(backend.ids.alpha, async (tx) => {
    expect(emails(await tx.select().from(users))).toEqual(new Set(["alpha.localhost"]));
    const owners = [
      ...(await tx.select({ id: sessions.agencyId }).from(sessions)),
      ...(await tx.select({ id: agencyTexts.agencyId }).from(agencyTexts)),
      ...(await tx.select({ id: agencyDomains.agencyId }).from(agencyDomains)),
      ...(await tx.select({ id: agencies.id }).from(agencies)),
    ];
    expect(owners).toHaveLength(4);
    expect(new Set(owners.map(({ id }) => id))).toEqual(new Set([backend.ids.alpha]));
  });
});

it("shows each only its own rows by the same statement, however often it was planned", async () => {
  const { alpha, beta } = backend.ids;
  const read = (tx: Pick<typeof backend.unscoped, "select">) => tx.select().from(users);
  const owners = async (rows: Promise<{ agencyId: string }[]>) =>
    new Set((await rows).map(({ agencyId }) => agencyId));
  // The engine keeps a plan for all values after the fifth time.
  for (let count = 0; count < 8; count++) {
    expect(await owners(backend.db.forAgency(alpha, read))).toEqual(new Set([alpha]));
    expect(await owners(backend.db.forOperator(read))).toEqual(new Set(Object.values(backend.ids)));
    expect(await owners(backend.db.forAgency(beta, read))).toEqual(new Set([beta]));
  }
});

it("rejects writes to another agency, even by id", async () => {
  const { alpha, beta } = backend.ids;
  await backend.db.forAgency(alpha, async (tx) => {
    expect(
      await tx
        .update(users)
        .set({ firstName: "Mallory" })
        .where(eq(users.agencyId, beta))
        .returning(),
    ).toEqual([]);
    expect(await tx.delete(sessions).where(eq(sessions.agencyId, beta)).returning()).toEqual([]);
    expect(await tx.update(users).set({ firstName: "Everybody" }).returning()).toHaveLength(6);
  });
  const names = await backend.db.forAgency(beta, (tx) =>
    tx.selectDistinct({ firstName: users.firstName }).from(users),
  );
  expect(names).not.toContainEqual({ firstName: "Everybody" });
  expect(await backend.db.forAgency(beta, (tx) => tx.select().from(sessions))).toHaveLength(1);

  expect(
    await refusal(
      backend.db.forAgency(alpha, (tx) =>
        tx.insert(agencyTexts).values({ ...textOf(beta), kind: "faq" }),
      ),
    ),
  ).toMatch(/row-level security/);
  expect(
    await refusal(backend.db.forAgency(alpha, (tx) => tx.update(users).set({ agencyId: beta }))),
  ).toMatch(/row-level security/);
  expect(
    await refusal(
      backend.db.forAgency(alpha, (tx) => tx.update(agencies).set({ status: "Inactive" })),
    ),
  ).toMatch(/permission denied/);
});

it("gives a session no user of another agency", async () => {
  const [user] = await backend.db.forAgency(backend.ids.beta, (tx) => tx.select().from(users));
  const row = {
    tokenHash: "x",
    agencyId: backend.ids.alpha,
    userId: user?.id ?? "",
    expiresAt: new Date(),
  };
  expect(
    await refusal(backend.db.forAgency(backend.ids.alpha, (tx) => tx.insert(sessions).values(row))),
  ).toMatch(/foreign key/);
});

it("shows nothing without an agency, and ends the scope with its transaction", async () => {
  await expect(backend.db.forAgency("", (tx) => tx.select().from(users))).resolves.toEqual([]);
  await backend.db.forAgency(backend.ids.alpha, (tx) => tx.select().from(users));
  const [after] = await backend.unscoped
    .select({ role: sql`current_user`, agency: sql`current_setting('app.agency_id', true)` })
    .from(sql`(select 1) as one`);
  expect(after).not.toMatchObject({ role: "site_agency" });
  expect(after?.agency ?? "").toBe("");
  await expect(
    backend.db.forAgency(backend.ids.alpha, () => Promise.reject(new Error("fails"))),
  ).rejects.toThrow("fails");
  expect(
    emails(await backend.db.forAgency(backend.ids.beta, (tx) => tx.select().from(users))),
  ).toEqual(new Set(["beta.localhost"]));
});

it("hides sessions from operators", async () => {
  expect(await refusal(backend.db.forOperator((tx) => tx.select().from(sessions)))).toMatch(
    /permission denied/,
  );
});

it("guards every table", async () => {
  const tables = await backend.unscoped
    .select({
      name: sql<string>`relname::text`,
      isForced: sql<boolean>`relrowsecurity and relforcerowsecurity`,
      policies: sql<number>`(select count(*)::int from pg_policies where tablename = relname and 'site_agency' = any(roles) and qual like '%current_agency_id()%')`,
    })
    .from(sql`pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`);
  expect(tables.map(({ name }) => name).sort()).toEqual([
    "academy_codes",
    "academy_secrets",
    "account_tokens",
    "agencies",
    "agency_domains",
    "agency_revisions",
    "agency_texts",
    "applications",
    "audit_events",
    "blog_posts",
    "booking_events",
    "booking_notes",
    "bookings",
    "client_notes",
    "clients",
    "destinations",
    "domain_claims",
    "duffel_orders",
    "enquiries",
    "holds",
    "instalments",
    "invitations",
    "ledger_accounts",
    "ledger_entries",
    "ledger_transactions",
    "mails",
    "markup_rules",
    "media",
    "payment_events",
    "payment_gateways",
    "payments",
    "pending_orders",
    "pending_sign_ups",
    "purge_deliveries",
    "purge_storefronts",
    "purges",
    "quotes",
    "refunds",
    "sandbox_checkouts",
    "sandbox_reservations",
    "sandbox_stock",
    "saved_items",
    "saved_views",
    "search_sums",
    "searches",
    "security_events",
    "sessions",
    "short_links",
    "sso_identities",
    "sso_providers",
    "sso_requests",
    "sso_used_tokens",
    "subscriptions",
    "supplier_accounts",
    "supplier_changes",
    "ticket_messages",
    "tickets",
    "users",
    "webhook_deliveries",
    "webhook_endpoints",
  ]);
  // The sandbox supplier's stock belongs to no agency, and no agency's call reaches it; purges are
  // written by agencies and not read.
  for (const table of tables)
    expect(table).toEqual({
      name: table.name,
      isForced: true,
      policies: /^sandbox_(?:stock|reservations)$|^purge/.test(table.name) ? 0 : 1,
    });
});
