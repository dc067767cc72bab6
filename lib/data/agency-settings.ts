import "server-only";
import {
  getLaunchChecklistEndpoint,
  getPaymentSettingsEndpoint,
  getProductSettingsEndpoint,
  getWebsiteSettingsEndpoint,
  listSettingsRevisionsEndpoint,
  type LaunchChecklist,
  type PaymentSettings,
  type SettingsRevision,
  type StoredSettings,
} from "@/lib/api/contract/agency-settings";
import type { WebsiteSection } from "@/lib/api/contract/settings-sections";
import { apiForRequest } from "@/lib/session/api-for-request";
import { readOrInstead } from "./read-or-instead";

/** A section as stored, with all languages. @throws ApiError or ContractError, see `createApi` */
export const getWebsiteSettings = async (
  tenant: string,
  section: WebsiteSection,
): Promise<StoredSettings> =>
  (await apiForRequest(tenant)).call(getWebsiteSettingsEndpoint, { params: { section } });

/** What the agency sells. @throws ApiError or ContractError, see `createApi` */
export const getProductSettings = async (tenant: string): Promise<StoredSettings> =>
  (await apiForRequest(tenant)).call(getProductSettingsEndpoint);

/** How the agency takes payments. @throws ApiError or ContractError, see `createApi` */
export const getPaymentSettings = async (tenant: string): Promise<PaymentSettings> =>
  (await apiForRequest(tenant)).call(getPaymentSettingsEndpoint);

/** A section's last writes; null if they can't be loaded: the form works without them. */
export const listSettingsRevisions = (
  tenant: string,
  section: WebsiteSection,
): Promise<SettingsRevision[] | null> =>
  readOrInstead(
    "revisions",
    async () => {
      const api = await apiForRequest(tenant);
      return (await api.call(listSettingsRevisionsEndpoint, { params: { section } })).revisions;
    },
    null,
  );

/** What is ready for the first sale; null if that can't be loaded. */
export const getLaunchChecklist = (tenant: string): Promise<LaunchChecklist | null> =>
  readOrInstead(
    "launch checklist",
    async () => (await apiForRequest(tenant)).call(getLaunchChecklistEndpoint),
    null,
  );
