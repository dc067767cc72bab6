import "server-only";
import type * as z from "zod";
import { getClientEndpoint, listClientsEndpoint, type Client } from "@/lib/api/contract/clients";
import { listQueries, type ListQueryOf } from "@/lib/lists/list-queries";
import { apiForRequest } from "@/lib/session/api-for-request";
import { orNull } from "./or-null";

export type ClientPage = z.output<typeof listClientsEndpoint.response>;

/** A page of the agency's clients. @throws ApiError or ContractError, see `createApi` */
export async function listClients(
  tenant: string,
  query: ListQueryOf<"clients">,
): Promise<ClientPage> {
  const api = await apiForRequest(tenant);
  return api.call(listClientsEndpoint, { query: listQueries.clients.toInput(query) });
}

/** Null for one that isn't reached. @throws ApiError or ContractError, see `createApi` */
export async function getClient(tenant: string, reference: string): Promise<Client | null> {
  const api = await apiForRequest(tenant);
  const params = { reference };
  return (await orNull(api.call(getClientEndpoint, { params })))?.client ?? null;
}
