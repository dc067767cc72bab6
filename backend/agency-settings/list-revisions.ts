import { and, desc, eq, sql } from "drizzle-orm";
import { toFullName } from "@/lib/api/contract/full-name";
import type { SettingsRevision } from "@/lib/api/contract/agency-settings";
import { settingsSections, type SettingsSection } from "@/lib/api/contract/settings-sections";
import { agencyRevisions } from "../db/schema/agency-settings";
import { users } from "../db/schema/users";
import type { ScopedDatabase } from "../db/scoped";

const maximum = 50;

/**
 * A section's last writes, newest first; after the oldest, if all are there, what was before it. An
 * operator's write counts where it changed a field of the section.
 */
export async function listRevisions(
  db: ScopedDatabase,
  { id }: { id: string },
  section: SettingsSection,
): Promise<SettingsRevision[]> {
  const fields: readonly string[] = settingsSections[section];
  const names = sql.join(
    fields.map((field) => sql`${field}`),
    sql`, `,
  );
  const rows = await db.forAgency(id, (tx) =>
    tx
      .select({
        version: agencyRevisions.version,
        savedAt: agencyRevisions.createdAt,
        changed: sql<
          string[]
        >`(select jsonb_agg(name) from jsonb_object_keys(${agencyRevisions.before}) name)`,
        firstName: users.firstName,
        lastName: users.lastName,
      })
      .from(agencyRevisions)
      .leftJoin(users, and(eq(users.agencyId, id), eq(users.id, agencyRevisions.authorId)))
      .where(
        and(
          eq(agencyRevisions.agencyId, id),
          sql`jsonb_exists_any(${agencyRevisions.before}, array[${names}])`,
        ),
      )
      .orderBy(desc(agencyRevisions.version))
      .limit(maximum),
  );
  const oldest = rows.length < maximum ? rows.at(-1) : undefined;
  return [
    ...rows.map(({ version, savedAt, changed, firstName, lastName }) => ({
      version,
      savedAt: savedAt.toISOString(),
      author: firstName === null ? null : toFullName({ firstName, lastName: lastName ?? "" }),
      fields: fields.filter((field) => changed.includes(field)),
    })),
    ...(oldest ? [{ version: oldest.version - 1, savedAt: null, author: null, fields: [] }] : []),
  ];
}
