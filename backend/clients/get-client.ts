import { and, desc, eq } from "drizzle-orm";
import { can, type Reach } from "@/lib/api/contract/roles";
import type { Client } from "@/lib/api/contract/clients";
import { requireReach } from "../access/require-reach";
import { clientNotes, clients } from "../db/schema/clients";
import { users } from "../db/schema/users";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { RouteError } from "../errors/route-error";
import type { RequestContext, Viewer } from "../http/request-context";
import { listAgents } from "../users/list-agents";
import { agentColumns, agents, isAgent, toClient, toNote, type ClientRow } from "./client-columns";

export type ClientVisit = Pick<RequestContext, "agency" | "requestId"> & { viewer: Viewer };

/** Also for another agency's, and one that the viewer doesn't reach. */
const noSuchClient = (): RouteError =>
  new RouteError(404, "client_not_found", "There is no such client");

const ofAuthor = and(eq(users.agencyId, clientNotes.agencyId), eq(users.id, clientNotes.authorId));

/** A client with its notes, as the viewer sees it. */
export async function readClient(
  tx: Transaction,
  { agency, viewer }: Pick<ClientVisit, "agency" | "viewer">,
  reference: string,
): Promise<Client> {
  const [found] = await tx
    .select({ client: clients, agent: agentColumns })
    .from(clients)
    .leftJoin(agents, isAgent)
    .where(and(eq(clients.agencyId, agency.id), eq(clients.reference, reference)));
  if (!found) throw noSuchClient();
  const notes = await tx
    .select({
      id: clientNotes.id,
      text: clientNotes.text,
      createdAt: clientNotes.createdAt,
      author: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(clientNotes)
    .leftJoin(users, ofAuthor)
    .where(and(eq(clientNotes.agencyId, agency.id), eq(clientNotes.clientId, found.client.id)))
    .orderBy(desc(clientNotes.createdAt), desc(clientNotes.id));
  return toClient(found.client, found.agent, {
    notes: notes.map(({ author, ...note }) => toNote(note, author)),
    agents: can(viewer, "clients.assign") ? await listAgents(tx, agency.id) : [],
  });
}

/** @throws RouteError 404 `client_not_found` */
export function getClient(
  db: ScopedDatabase,
  visit: Pick<ClientVisit, "agency" | "viewer">,
  { reference }: { reference: string },
): Promise<Client> {
  const { agency, viewer } = visit;
  const reach = requireReach(viewer, "clients.read");
  return db.forMember(agency.id, { userId: viewer.userId, reach }, (tx) =>
    readClient(tx, visit, reference),
  );
}

/**
 * A client that a member reaches with an action, locked to be changed.
 * @throws RouteError 404 `client_not_found`
 */
export async function requireClient(
  tx: Transaction,
  { agency, viewer }: Pick<ClientVisit, "agency" | "viewer">,
  { reference, action }: { reference: string; action: "clients.write" | "clients.assign" },
): Promise<ClientRow> {
  const reach: Reach = requireReach(viewer, action);
  const [row] = await tx
    .select()
    .from(clients)
    .where(
      and(
        eq(clients.agencyId, agency.id),
        eq(clients.reference, reference),
        reach === "own" ? eq(clients.agentId, viewer.userId) : undefined,
      ),
    )
    .for("update");
  if (!row) throw noSuchClient();
  return row;
}
