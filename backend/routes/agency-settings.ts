import {
  changeGatewayEndpoint,
  getLaunchChecklistEndpoint,
  getPaymentSettingsEndpoint,
  getProductSettingsEndpoint,
  getWebsiteSettingsEndpoint,
  listSettingsRevisionsEndpoint,
  restoreSettingsEndpoint,
  savePaymentSettingsEndpoint,
  saveProductSettingsEndpoint,
  saveWebsiteSettingsEndpoint,
} from "@/lib/api/contract/agency-settings";
import {
  deleteStoryEndpoint,
  getStoryEndpoint,
  listStoriesEndpoint,
  restoreStoryEndpoint,
  saveStoryEndpoint,
} from "@/lib/api/contract/stories";
import { getLaunchChecklist } from "../agency-settings/get-launch-checklist";
import { changeGateway, type GatewayDependencies } from "../agency-settings/change-gateway";
import { getPaymentSettings } from "../agency-settings/get-payment-settings";
import { listRevisions } from "../agency-settings/list-revisions";
import {
  getSettings,
  restoreSettings,
  saveSettings,
  type SettingsDependencies,
} from "../agency-settings/save-settings";
import {
  deleteStory,
  getStory,
  listStories,
  restoreStory,
  saveStory,
} from "../agency-settings/stories";
import type { Handle } from "../http/request-context";
import { createLimiter } from "../limits/create-limiter";
import type { OpenCounter } from "../limits/open-counter";
import { requireSignedIn } from "../sessions/require-signed-in";

type Settings = SettingsDependencies &
  Omit<GatewayDependencies, "limiter"> & { openCounter: OpenCounter };

/** What an agency sets by itself. */
export function registerAgencySettingsRoutes(
  handle: Handle,
  { openCounter, ...dependencies }: Settings,
): void {
  const limiter = createLimiter(
    // Each is some requests to a gateway, by a key that isn't known yet. `account` is the member.
    {
      ...{ name: "gateway keys", seconds: 60 * 60 },
      ...{ account: 60, network: 120, agency: 120, everybody: 5_000 },
    },
    openCounter,
  );
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
  handle(getPaymentSettingsEndpoint, (context) =>
    getPaymentSettings(dependencies, requireSignedIn(context)),
  );
  handle(savePaymentSettingsEndpoint, (context, { body }) =>
    saveSettings(dependencies, requireSignedIn(context), "payment", body),
  );
  handle(changeGatewayEndpoint, (context, { body }) =>
    changeGateway({ ...dependencies, limiter }, requireSignedIn(context), body),
  );
  handle(getLaunchChecklistEndpoint, ({ agency }) => getLaunchChecklist(dependencies, agency));
  handle(listStoriesEndpoint, (context, { params: { kind } }) =>
    listStories(dependencies, context, kind),
  );
  handle(getStoryEndpoint, (context, { params }) =>
    getStory(dependencies, requireSignedIn(context), params),
  );
  handle(saveStoryEndpoint, (context, { params, body }) =>
    saveStory(dependencies, requireSignedIn(context), params, body),
  );
  handle(deleteStoryEndpoint, async (context, { params }) => {
    await deleteStory(dependencies, requireSignedIn(context), params);
    return { ok: true as const };
  });
  handle(restoreStoryEndpoint, (context, { params, body }) =>
    restoreStory(dependencies, requireSignedIn(context), params, body),
  );
}
