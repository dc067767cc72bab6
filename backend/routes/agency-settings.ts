import {
  getLaunchChecklistEndpoint,
  getProductSettingsEndpoint,
  getWebsiteSettingsEndpoint,
  listSettingsRevisionsEndpoint,
  restoreSettingsEndpoint,
  saveProductSettingsEndpoint,
  saveWebsiteSettingsEndpoint,
} from "@/lib/api/contract/agency-settings";
import { getLaunchChecklist } from "../agency-settings/get-launch-checklist";
import { listRevisions } from "../agency-settings/list-revisions";
import {
  getSettings,
  restoreSettings,
  saveSettings,
  type SettingsDependencies,
} from "../agency-settings/save-settings";
import type { KnownGateways } from "../agencies/list-payment-notes";
import type { Handle } from "../http/request-context";
import { requireSignedIn } from "../sessions/require-signed-in";

type Settings = SettingsDependencies & { gateways: KnownGateways };

/** What an agency sets by itself. */
export function registerAgencySettingsRoutes(
  handle: Handle,
  { gateways, ...dependencies }: Settings,
): void {
  handle(getWebsiteSettingsEndpoint, (context, { params: { section } }) =>
    getSettings(dependencies, requireSignedIn(context), section),
  );
  handle(saveWebsiteSettingsEndpoint, (context, { params: { section }, body }) =>
    saveSettings(dependencies, requireSignedIn(context), section, body),
  );
  handle(listSettingsRevisionsEndpoint, async ({ agency }, { params: { section } }) => ({
    revisions: await listRevisions(dependencies.db, agency, section),
  }));
  handle(restoreSettingsEndpoint, (context, { params: { section }, body }) =>
    restoreSettings(dependencies, requireSignedIn(context), section, body),
  );
  handle(getProductSettingsEndpoint, (context) =>
    getSettings(dependencies, requireSignedIn(context), "product"),
  );
  handle(saveProductSettingsEndpoint, (context, { body }) =>
    saveSettings(dependencies, requireSignedIn(context), "product", body),
  );
  handle(getLaunchChecklistEndpoint, async ({ agency }) => ({
    steps: await getLaunchChecklist(dependencies.db, agency, { gateways }),
  }));
}
