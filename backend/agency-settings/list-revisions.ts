import { and, desc, eq, sql } from "drizzle-orm";
import { toFullName } from "@/lib/api/contract/full-name";
import type { SettingsRevision } from "@/lib/api/contract/agency-settings";
import { settingsSections, type SettingsSection } from "@/lib/api/contract/settings-sections";
import { agencyRevisions } from "../db/schema/agency-settings";
import { users } from "../db/schema/users";
import type { ScopedDatabase, Transaction } from "../db/scoped";

const maximum = 50;

const columns = {
  version: agencyRevisions.version,
  savedAt: agencyRevisions.createdAt,
  authorId: agencyRevisions.authorId,
  firstName: users.firstName,
  lastName: users.lastName,
};
type Row = {
  version: number;
  savedAt: Date;
  authorId: string | null;
  firstName: string | null;
  lastName: string | null;
};
const isAuthor = (agencyId: string) =>
  and(eq(users.agencyId, agencyId), eq(users.id, agencyRevisions.authorId));

const toRevision = (
  { version, savedAt, authorId, firstName, lastName }: Row,
  fields: string[],
): SettingsRevision => ({
  version,
  savedAt: savedAt.toISOString(),
  author: firstName === null ? null : toFullName({ firstName, lastName: lastName ?? "" }),
  isErased: authorId !== null && firstName === null,
  fields,
});
/** What was before the oldest write that is kept. */
const toStart = ({ version }: Pick<Row, "version">): SettingsRevision => ({
  ...{ version: version - 1, savedAt: null, author: null, isErased: false, fields: [] },
});

/**
 * A story's last writes, newest first; after the oldest, if all are there and it wasn't new then,
 * what was before it.
 */
export async function listStoryRevisions(
  tx: Transaction,
  { id }: { id: string },
  section: string,
): Promise<SettingsRevision[]> {
  const rows = await tx
    .select({
      ...columns,
      wasThere: sql<boolean>`jsonb_typeof(${agencyRevisions.before} -> 'story') = 'object'`,
    })
    .from(agencyRevisions)
    .leftJoin(users, isAuthor(id))
    .where(and(eq(agencyRevisions.agencyId, id), eq(agencyRevisions.section, section)))
    .orderBy(desc(agencyRevisions.version))
    .limit(maximum);
  const since = rows.findIndex(({ wasThere }) => !wasThere);
  const kept = since < 0 ? rows : rows.slice(0, since + 1);
  const oldest = since < 0 && rows.length < maximum ? rows.at(-1) : undefined;
  return [...kept.map((row) => toRevision(row, [])), ...(oldest ? [toStart(oldest)] : [])];
}

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
        ...columns,
        changed: sql<
          string[]
        >`(select jsonb_agg(name) from jsonb_object_keys(${agencyRevisions.before}) name)`,
      })
      .from(agencyRevisions)
      .leftJoin(users, isAuthor(id))
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
    ...rows.map(({ changed, ...row }) =>
      toRevision(
        row,
        fields.filter((field) => changed.includes(field)),
      ),
    ),
    ...(oldest ? [toStart(oldest)] : []),
  ];
}
