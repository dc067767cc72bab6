import "server-only";
import type * as z from "zod";
import {
  getTeamMemberEndpoint,
  listTeamEndpoint,
  openInvitationEndpoint,
  type OpenInvitation,
  type TeamMemberDetail,
} from "@/lib/api/contract/team";
import { ApiError } from "@/lib/api/errors";
import { apiForRequest } from "@/lib/session/api-for-request";
import { listQueries, type ListQueryOf } from "@/lib/lists/list-queries";
import { orNull } from "./or-null";

export type TeamPage = z.output<typeof listTeamEndpoint.response>;

/** A page of those who work at the agency. @throws ApiError or ContractError, see `createApi` */
export async function listTeam(tenant: string, query: ListQueryOf<"agents">): Promise<TeamPage> {
  const api = await apiForRequest(tenant);
  return api.call(listTeamEndpoint, { query: listQueries.agents.toInput(query) });
}

/**
 * A member of the agency with all that their page shows; null if there is none of that id. @throws
 * ApiError or ContractError, see `createApi`
 */
export async function getTeamMember(tenant: string, id: string): Promise<TeamMemberDetail | null> {
  const api = await apiForRequest(tenant);
  return (await orNull(api.call(getTeamMemberEndpoint, { params: { id } })))?.member ?? null;
}

/**
 * What a mail's invitation is for; null once it was used or has expired. @throws ApiError or
 * ContractError, see `createApi`
 */
export async function openInvitation(
  tenant: string,
  token: string,
): Promise<OpenInvitation | null> {
  const api = await apiForRequest(tenant);
  return api.call(openInvitationEndpoint, { body: { token } }).catch((error: unknown) => {
    if (error instanceof ApiError && (error.status === 410 || error.status === 422)) return null;
    throw error;
  });
}
