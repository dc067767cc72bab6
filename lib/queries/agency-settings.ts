import { mutationOptions } from "@tanstack/react-query";
import { restoreSettings } from "@/lib/api/browser/agency-settings";
import type { WebsiteSection } from "@/lib/api/contract/settings-sections";

export const restoreSettingsMutation = (section: WebsiteSection) =>
  mutationOptions({
    mutationKey: ["settings", "restore", section],
    mutationFn: (body: Parameters<typeof restoreSettings>[1]): Promise<unknown> =>
      restoreSettings(section, body),
  });
