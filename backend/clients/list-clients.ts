import { and, count, eq, isNull, sql, type SQL } from "drizzle-orm";
import type * as z from "zod";
import type { listClientsEndpoint } from "@/lib/api/contract/clients";
import { requireReach } from "../access/require-reach";
import { clients } from "../db/schema/clients";
import type { ScopedDatabase } from "../db/scoped";
import type { RequestContext, Viewer } from "../http/request-context";
import { byName, isBeyondName, readNameCursor, toNamePage } from "../lists/name-pages";
import { containsWords } from "../lists/text-pattern";
import { listAgents } from "../users/list-agents";
import { agentColumns, agents, isAgent, toSummary } from "./client-columns";

type Query = z.output<typeof listClientsEndpoint.query>;
type Answer = z.output<typeof listClientsEndpoint.response>;

const columns = { name: clients.sortName, id: clients.id };
const words = sql`concat_ws(' ', ${clients.reference}, ${clients.firstName}, ${clients.lastName}, array_to_string(${clients.emails}, ' '), array_to_string(${clients.phones}, ' '), array_to_string(${clients.tags}, ' '))`;

function ofAgent(agent: Query["agent"]): SQL | undefined {
  if (agent === undefined) return undefined;
  return agent === "none" ? isNull(clients.agentId) : eq(clients.agentId, agent);
}

/**
 * A page of an agency's clients by name, or of those that are the viewer's own. Four queries at
 * most, at any page size.
 * @throws RouteError 422 for a cursor that isn't of this list
 */
export function listClients(
  db: ScopedDatabase,
  { agency: { id: agencyId }, viewer }: Pick<RequestContext, "agency"> & { viewer: Viewer },
  { q = "", tag, agent, after, size }: Query,
): Promise<Answer> {
  const cursor = readNameCursor(after);
  const reach = requireReach(viewer, "clients.read");
  return db.forMember(agencyId, { userId: viewer.userId, reach }, async (tx) => {
    const isFound = and(
      eq(clients.agencyId, agencyId),
      tag ? sql`${tag} = any(${clients.tags})` : undefined,
      reach === "all" ? ofAgent(agent) : undefined,
      ...containsWords(words, q),
    );
    const [sum] = await tx.select({ total: count() }).from(clients).where(isFound);
    const found = await tx
      .select({
        id: clients.id,
        place: clients.sortName,
        reference: clients.reference,
        firstName: clients.firstName,
        lastName: clients.lastName,
        emails: clients.emails,
        phones: clients.phones,
        tags: clients.tags,
        updatedAt: clients.updatedAt,
        agent: agentColumns,
      })
      .from(clients)
      .leftJoin(agents, isAgent)
      .where(and(isFound, cursor ? isBeyondName(columns, cursor) : undefined))
      .orderBy(...byName(columns, cursor))
      .limit(size + 1);
    const tags = await tx
      .selectDistinct({ tag: sql<string>`unnest(${clients.tags})` })
      .from(clients)
      .where(eq(clients.agencyId, agencyId));
    const { rows, next, previous } = toNamePage(found, { cursor, size });
    return {
      clients: rows.map((row) => toSummary(row, row.agent)),
      total: sum?.total ?? 0,
      next,
      previous,
      tags: tags.map((row) => row.tag).sort((one, other) => one.localeCompare(other)),
      agents: reach === "all" ? await listAgents(tx, agencyId) : [],
    };
  });
}
