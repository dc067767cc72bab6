import { and, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Client, ClientSummary } from "@/lib/api/contract/clients";
import { type clientNotes, clients } from "../db/schema/clients";
import { users } from "../db/schema/users";
import { toAgentName } from "../users/list-agents";

export type ClientRow = typeof clients.$inferSelect;
type Person = { id: string; firstName: string; lastName: string };

/** Whose client it is, joined. */
export const agents = alias(users, "agents");
export const isAgent = and(eq(agents.agencyId, clients.agencyId), eq(agents.id, clients.agentId));
export const agentColumns = {
  id: agents.id,
  firstName: agents.firstName,
  lastName: agents.lastName,
};

const toAgent = (agent: Person | null) => agent && { id: agent.id, name: toAgentName(agent) };

export const toSummary = (
  row: Pick<
    ClientRow,
    "reference" | "firstName" | "lastName" | "emails" | "phones" | "tags" | "updatedAt"
  >,
  agent: Person | null,
): ClientSummary => ({
  reference: row.reference,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.emails[0] ?? null,
  phone: row.phones[0] ?? null,
  tags: row.tags,
  agent: toAgent(agent),
  updatedAt: row.updatedAt.toISOString(),
});

type Note = Pick<typeof clientNotes.$inferSelect, "id" | "text" | "createdAt">;
export const toNote = (
  { id, text, createdAt }: Note,
  author: Pick<Person, "firstName" | "lastName"> | null,
) => ({
  id,
  author: author && toAgentName(author),
  text,
  createdAt: createdAt.toISOString(),
});

export const toClient = (
  row: ClientRow,
  agent: Person | null,
  { notes, agents }: Pick<Client, "notes" | "agents">,
): Client => ({
  reference: row.reference,
  firstName: row.firstName,
  lastName: row.lastName,
  birthDate: row.birthDate,
  nationality: row.nationality,
  language: row.language,
  emails: row.emails,
  phones: row.phones,
  loyalty: row.loyalty,
  preferences: row.preferences,
  tags: row.tags,
  agent: toAgent(agent),
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  notes,
  agents,
});
