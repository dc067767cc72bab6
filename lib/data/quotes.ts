import "server-only";
import * as z from "zod";
import { getQuoteEndpoint, type Quote } from "@/lib/api/contract/quotes";
import { apiForRequest } from "@/lib/session/api-for-request";
import { orNull } from "./or-null";
import { readForPage } from "./read-for-page";

/**
 * A quote by its id; null if the viewer may not see it, or the id is malformed. @throws ApiError or
 * ContractError, see `createApi`
 */
export async function getQuote(tenant: string, { id }: { id: unknown }): Promise<Quote | null> {
  const parsed = z.uuid().safeParse(id);
  if (!parsed.success) return null;
  const answer = await orNull(
    (await apiForRequest(tenant)).call(getQuoteEndpoint, { params: { id: parsed.data } }),
  );
  return answer && readForPage(answer.quote);
}
