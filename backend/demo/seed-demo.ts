import { eq } from "drizzle-orm";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { dayMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import { agencyInputSchema } from "../agencies/agency-input";
import { createAgency, isNewAgency, type NewAgency } from "../agencies/create-agency";
import { moveCredits } from "../ledger/move-credits";
import { hashPassword } from "../users/password-hash";
import { agencies } from "../db/schema/agencies";
import { users } from "../db/schema/users";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import dormant from "./agencies/dormant.json";
import harbour from "./agencies/harbour.json";
import nordlys from "./agencies/nordlys.json";
import solmar from "./agencies/solmar.json";
import voyara from "./agencies/voyara.json";
import { demoCredits, toDemoDescription } from "./demo-credits";
import { demoPassword, demoUsers, type DemoRole } from "./demo-users";
import { seedStories } from "./seed-stories";

/**
 * The files are valid input of `npm run agency -- create`. Nordlys' own site is on loopback, which
 * only a demo allows.
 */
export const toDemoAgencies = (): NewAgency[] =>
  [voyara, solmar, nordlys, harbour, dormant]
    .map((file) => agencyInputSchema({ allowLoopbackUrls: true }).parse(file))
    .filter(isNewAgency);

const listSubdomains = (db: ScopedDatabase) =>
  db.forOperator((tx) => tx.select({ subdomain: agencies.subdomain }).from(agencies));
const listAgenciesWithUsers = (db: ScopedDatabase) =>
  db.forOperator((tx) =>
    tx
      .selectDistinct({ subdomain: agencies.subdomain })
      .from(agencies)
      .innerJoin(users, eq(users.agencyId, agencies.id)),
  );

type DemoAgency = {
  subdomain: string;
  currency: string;
  language?: LanguageCode;
  rootDomain: string;
  passwordHash: string;
};

/** Creates each demo user of an agency, with the demo password and their wallet entries. */
export async function createDemoUsers(
  db: ScopedDatabase,
  { subdomain, currency, language = "en", rootDomain, passwordHash }: DemoAgency,
) {
  const [agency] = await db.forOperator((tx) =>
    tx.select({ id: agencies.id }).from(agencies).where(eq(agencies.subdomain, subdomain)),
  );
  if (!agency) return;
  const login = { agencyId: agency.id, passwordHash, emailVerifiedAt: new Date() };
  const toEmail = (role: DemoRole) => `${role}@${subdomain}.${rootDomain}`;
  await db.forAgency(agency.id, async (tx) => {
    const rows = demoUsers.map(({ role, ...user }) => ({
      ...user,
      ...login,
      email: toEmail(role),
    }));
    const created = await tx
      .insert(users)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: users.id, email: users.email });
    for (const line of demoCredits) {
      const user = created.find(({ email }) => email === toEmail(line.role));
      if (user) await moveDemoCredits(tx, agency.id, { line, userId: user.id, currency, language });
    }
  });
}

type DemoMove = {
  line: (typeof demoCredits)[number];
  userId: string;
  currency: string;
  language: LanguageCode;
};

async function moveDemoCredits(
  tx: Transaction,
  agencyId: string,
  { line, userId, currency, language }: DemoMove,
): Promise<void> {
  const { kind, amount, reference, daysAgo } = line;
  await moveCredits(tx, agencyId, {
    userId,
    kind,
    money: { amount, currency },
    description: toDemoDescription(line, language),
    reference: reference ?? null,
    idempotencyKey: `demo:${userId}:${daysAgo}`,
    at: addMs(new Date(), -daysAgo * dayMs),
  });
}

/**
 * Creates missing demo agencies and their users; an inactive agency gets no users. Existing ones
 * are kept.
 */
export async function seedDemo(
  db: ScopedDatabase,
  { rootDomain, nordlysReturnUrl }: { rootDomain: string; nordlysReturnUrl?: string },
): Promise<void> {
  const existing = new Set((await listSubdomains(db)).map(({ subdomain }) => subdomain));
  const peopled = new Set((await listAgenciesWithUsers(db)).map(({ subdomain }) => subdomain));
  const moved = nordlysReturnUrl ? { returnUrl: nordlysReturnUrl } : {};
  const demo = toDemoAgencies().map((input) =>
    input.subdomain === "nordlys" ? { ...input, ...moved } : input,
  );
  for (const input of demo.filter(({ subdomain }) => !existing.has(subdomain)))
    await createAgency(db, { input, rootDomain });
  await seedStories(db);
  const empty = demo.filter(
    ({ subdomain, status }) => status === "Active" && !peopled.has(subdomain),
  );
  if (empty.length === 0) return;
  // One hash for all: hashing is slow by design.
  const passwordHash = await hashPassword(demoPassword);
  for (const { subdomain, defaultCurrency, defaultLanguage } of empty)
    await createDemoUsers(db, {
      subdomain,
      currency: defaultCurrency ?? "USD",
      ...(defaultLanguage ? { language: defaultLanguage } : {}),
      rootDomain,
      passwordHash,
    });
}
