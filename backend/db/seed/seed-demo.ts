import { eq } from "drizzle-orm";
import { agencyInputSchema } from "../../agencies/agency-input";
import { createAgency, isNewAgency, type NewAgency } from "../../agencies/create-agency";
import { hashPassword } from "../../users/password-hash";
import { agencies } from "../schema/agencies";
import { users } from "../schema/users";
import type { ScopedDatabase } from "../scoped";
import dormant from "./agencies/dormant.json";
import harbour from "./agencies/harbour.json";
import nordlys from "./agencies/nordlys.json";
import solmar from "./agencies/solmar.json";
import voyara from "./agencies/voyara.json";
import { demoPassword, demoUsers } from "./demo-users";
import { seedStories } from "./seed-stories";

/** The files are what `npm run agency -- create` takes. Nordlys returns to a double on loopback, which only a demo may. */
export const toDemoAgencies = (): NewAgency[] =>
  [voyara, solmar, nordlys, harbour, dormant].map((file) => agencyInputSchema({ allowLoopbackUrls: true }).parse(file)).filter(isNewAgency);

const listSubdomains = (db: ScopedDatabase) => db.forOperator((tx) => tx.select({ subdomain: agencies.subdomain }).from(agencies));
const listAgenciesWithUsers = (db: ScopedDatabase) =>
  db.forOperator((tx) => tx.selectDistinct({ subdomain: agencies.subdomain }).from(agencies).innerJoin(users, eq(users.agencyId, agencies.id)));

/** Each of the demo's users at an agency, with the one demo password. */
export async function createDemoUsers(
  db: ScopedDatabase,
  { subdomain, currency, rootDomain, passwordHash }: { subdomain: string; currency: string; rootDomain: string; passwordHash: string },
) {
  await db.forOperator(async (tx) => {
    const [agency] = await tx.select({ id: agencies.id }).from(agencies).where(eq(agencies.subdomain, subdomain));
    if (!agency) return;
    const login = { agencyId: agency.id, passwordHash, emailVerifiedAt: new Date(), creditsCurrency: currency };
    const rows = demoUsers.map(({ role, credits, ...user }) => ({ ...user, ...login, email: `${role}@${subdomain}.${rootDomain}`, creditsAmount: credits }));
    await tx.insert(users).values(rows).onConflictDoNothing();
  });
}

/** Creates what is missing of the demo agencies and their users; an inactive agency gets no users. What is there stays as it is. */
export async function seedDemo(db: ScopedDatabase, { rootDomain }: { rootDomain: string }): Promise<void> {
  const existing = new Set((await listSubdomains(db)).map(({ subdomain }) => subdomain));
  const peopled = new Set((await listAgenciesWithUsers(db)).map(({ subdomain }) => subdomain));
  const demo = toDemoAgencies();
  for (const input of demo.filter(({ subdomain }) => !existing.has(subdomain))) await createAgency(db, { input, rootDomain });
  await seedStories(db);
  const empty = demo.filter(({ subdomain, status }) => status === "Active" && !peopled.has(subdomain));
  if (empty.length === 0) return;
  // One hash for all: each takes a while, on purpose.
  const passwordHash = await hashPassword(demoPassword);
  for (const { subdomain, defaultCurrency } of empty) await createDemoUsers(db, { subdomain, currency: defaultCurrency ?? "USD", rootDomain, passwordHash });
}
