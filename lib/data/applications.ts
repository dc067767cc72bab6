import "server-only";
import type * as z from "zod";
import {
  getApplicationEndpoint,
  getApplicationFormEndpoint,
  listApplicationsEndpoint,
  openApplicationQuestionEndpoint,
  type Application,
} from "@/lib/api/contract/applications";
import { listQueries, type ListQueryOf } from "@/lib/lists/list-queries";
import { apiForRequest } from "@/lib/session/api-for-request";
import { orNull } from "./or-null";

export type ApplicationPage = z.output<typeof listApplicationsEndpoint.response>;
export type ApplicationForm = z.output<typeof getApplicationFormEndpoint.response>;

/** What applying as an agent needs. @throws ApiError or ContractError, see `createApi` */
export async function getApplicationForm(tenant: string): Promise<ApplicationForm> {
  const api = await apiForRequest(tenant);
  return api.call(getApplicationFormEndpoint, {});
}

/**
 * What the agency asks an applicant, by the token of its mail; null once answered or expired.
 * @throws ApiError or ContractError, see `createApi`
 */
export async function openApplicationQuestion(
  tenant: string,
  token: string,
): Promise<z.output<typeof openApplicationQuestionEndpoint.response> | null> {
  const api = await apiForRequest(tenant);
  return orNull(api.call(openApplicationQuestionEndpoint, { body: { token } }), [410, 422]);
}

/** A page of would-be agents. @throws ApiError or ContractError, see `createApi` */
export async function listApplications(
  tenant: string,
  query: ListQueryOf<"applications">,
): Promise<ApplicationPage> {
  const api = await apiForRequest(tenant);
  return api.call(listApplicationsEndpoint, { query: listQueries.applications.toInput(query) });
}

/** Null for none of the agency's. @throws ApiError or ContractError, see `createApi` */
export async function getApplication(
  tenant: string,
  reference: string,
): Promise<Application | null> {
  const api = await apiForRequest(tenant);
  const params = { reference };
  return (await orNull(api.call(getApplicationEndpoint, { params })))?.application ?? null;
}
