import "server-only";
import {
  dealTokenSchema,
  enquiryKeySchema,
  enquiryReferenceSchema,
  getEnquiryDealEndpoint,
  getEnquiryEndpoint,
  listEnquiriesEndpoint,
  type Enquiry,
  type EnquiryDeal,
} from "@/lib/api/contract/enquiries";
import type { ThreadEntry } from "@/lib/api/contract/threads";
import type { ServiceId } from "@/lib/api/contract/services";
import { apiForRequest } from "@/lib/session/api-for-request";
import { orNull } from "./or-null";
import { readOrInstead } from "./read-or-instead";

/**
 * An enquiry by its reference with all that was written since, the viewer's own or with its key;
 * null for everybody else. @throws ApiError or ContractError, see `createApi`
 */
export async function getEnquiry(
  tenant: string,
  { reference, key }: { reference: string; key: unknown },
): Promise<{ enquiry: Enquiry; entries: ThreadEntry[] } | null> {
  const parsed = enquiryReferenceSchema.safeParse(reference);
  const body = enquiryKeySchema.optional().safeParse(key);
  if (!parsed.success || !body.success) return null;
  const api = await apiForRequest(tenant);
  return orNull(
    api.call(getEnquiryEndpoint, {
      params: { reference: parsed.data },
      body: { key: body.data },
    }),
  );
}

/**
 * The deal of a link's token; null if there is none, or it can't be loaded: an enquiry works
 * without it.
 */
export async function getEnquiryDeal(
  tenant: string,
  { service, token }: { service: ServiceId; token: string | null },
): Promise<EnquiryDeal | null> {
  const deal = dealTokenSchema.safeParse(token);
  if (!deal.success) return null;
  return readOrInstead(
    "the deal of an enquiry",
    async () => {
      const api = await apiForRequest(tenant);
      const body = { service, deal: deal.data };
      return (await orNull(api.call(getEnquiryDealEndpoint, { body })))?.deal ?? null;
    },
    null,
  );
}

/**
 * The viewer's own enquiries, latest first; empty if they can't be loaded, because they are only
 * part of a page.
 */
export const listEnquiries = (tenant: string): Promise<Enquiry[]> =>
  readOrInstead(
    "own enquiries",
    async () => (await (await apiForRequest(tenant)).call(listEnquiriesEndpoint)).data,
    [],
  );
