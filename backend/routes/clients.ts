import {
  addClientNoteEndpoint,
  createClientEndpoint,
  getClientEndpoint,
  handOverClientEndpoint,
  listClientsEndpoint,
  saveClientEndpoint,
} from "@/lib/api/contract/clients";
import { getClient } from "../clients/get-client";
import { listClients } from "../clients/list-clients";
import { addClientNote, createClient, handOverClient, saveClient } from "../clients/write-client";
import type { ScopedDatabase } from "../db/scoped";
import type { Handle } from "../http/request-context";
import { requireSignedIn } from "../sessions/require-signed-in";

/** Whom an agency sells to. */
export function registerClientRoutes(
  handle: Handle,
  { db, now }: { db: ScopedDatabase; now: () => Date },
): void {
  handle(listClientsEndpoint, (context, { query }) =>
    listClients(db, requireSignedIn(context), query),
  );
  handle(createClientEndpoint, async (context, { body }) => ({
    client: await createClient(db, requireSignedIn(context), {
      input: body.client,
      idempotencyKey: body.idempotencyKey,
      now: now(),
    }),
  }));
  handle(getClientEndpoint, async (context, { params }) => ({
    client: await getClient(db, requireSignedIn(context), params),
  }));
  handle(saveClientEndpoint, async (context, { params, body }) => ({
    client: await saveClient(db, requireSignedIn(context), {
      ...params,
      input: body.client,
      version: body.version,
      now: now(),
    }),
  }));
  handle(addClientNoteEndpoint, async (context, { params, body }) => ({
    note: await addClientNote(db, requireSignedIn(context), { ...params, ...body, now: now() }),
  }));
  handle(handOverClientEndpoint, async (context, { params, body }) => ({
    client: await handOverClient(db, requireSignedIn(context), {
      ...params,
      ...body,
      now: now(),
    }),
  }));
}
