import { mutationOptions } from "@tanstack/react-query";
import { restoreSettings, saveWebsiteSettings } from "@/lib/api/browser/agency-settings";
import type { WebsiteSection } from "@/lib/api/contract/settings-sections";

export const saveSettingsMutation = (section: WebsiteSection) =>
  mutationOptions({
    mutationKey: ["settings", "save", section],
    mutationFn: (body: Parameters<typeof saveWebsiteSettings>[1]) =>
      saveWebsiteSettings(section, body),
  });
export const restoreSettingsMutation = (section: WebsiteSection) =>
  mutationOptions({
    mutationKey: ["settings", "restore", section],
    mutationFn: (body: Parameters<typeof restoreSettings>[1]) => restoreSettings(section, body),
  });
