import "server-only";
import { getQuoteEndpoint, type Quote } from "@/lib/api/contract/quotes";
import { apiForRequest } from "@/lib/session/api-for-request";
import { orNull } from "./or-null";

/** A quote by its id; null for somebody else's, one that is gone and what is no id. @throws ApiError (401 for a visitor without price rights) or ContractError */
export async function getQuote(tenant: string, id: string): Promise<Quote | null> {
  if (!getQuoteEndpoint.params?.safeParse({ id }).success) return null;
  const api = await apiForRequest(tenant);
  return (await orNull(api.call(getQuoteEndpoint, { params: { id } })))?.quote ?? null;
}
