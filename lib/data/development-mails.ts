import "server-only";
import { listDevelopmentMailsEndpoint, type KeptMail } from "@/lib/api/contract/mails";
import { apiFor } from "@/lib/api/server";
import { getRequestId } from "@/lib/session/get-request-id";

/**
 * An agency's mails, newest first; the call exists in development only. @throws ApiError or
 * ContractError, see `createApi`
 */
export async function listDevelopmentMails(tenant: string): Promise<KeptMail[]> {
  return (
    await apiFor(tenant, { requestId: await getRequestId() }).call(listDevelopmentMailsEndpoint)
  ).mails;
}
