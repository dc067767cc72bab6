import "server-only";
import { listDevelopmentMailsEndpoint, type KeptMail } from "@/lib/api/contract/mails";
import { apiFor } from "@/lib/api/server";

/** What an agency has written, the newest first; there is such a call in development only. @throws ApiError or ContractError, see `createApi` */
export const listDevelopmentMails = async (tenant: string): Promise<KeptMail[]> => (await apiFor(tenant).call(listDevelopmentMailsEndpoint)).mails;
