import { and, arrayContains, asc, eq, inArray } from "drizzle-orm";
import { clientNotes, clients } from "../db/schema/clients";
import type { Transaction } from "../db/scoped";

/** The clients of an agency that have an address. */
export const isClientWith = (agencyId: string, email: string) =>
  and(eq(clients.agencyId, agencyId), arrayContains(clients.emails, [email]));

/** What an agency keeps of the clients with an address, and what its people wrote about them. */
export async function listClientsOf(tx: Transaction, agencyId: string, email: string) {
  const found = await tx
    .select({
      id: clients.id,
      reference: clients.reference,
      firstName: clients.firstName,
      lastName: clients.lastName,
      birthDate: clients.birthDate,
      nationality: clients.nationality,
      language: clients.language,
      emails: clients.emails,
      phones: clients.phones,
      loyalty: clients.loyalty,
      preferences: clients.preferences,
      tags: clients.tags,
      createdAt: clients.createdAt,
      updatedAt: clients.updatedAt,
    })
    .from(clients)
    .where(isClientWith(agencyId, email))
    .orderBy(asc(clients.createdAt), asc(clients.id));
  const ids = found.map(({ id }) => id);
  const notes = await tx
    .select({
      clientId: clientNotes.clientId,
      text: clientNotes.text,
      createdAt: clientNotes.createdAt,
    })
    .from(clientNotes)
    .where(and(eq(clientNotes.agencyId, agencyId), inArray(clientNotes.clientId, ids)))
    .orderBy(asc(clientNotes.createdAt), asc(clientNotes.id));
  return found.map(({ id, ...client }) => ({
    ...client,
    notes: notes
      .filter(({ clientId }) => clientId === id)
      .map(({ text, createdAt }) => ({ text, createdAt })),
  }));
}
