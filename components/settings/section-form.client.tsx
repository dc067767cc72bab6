"use client";

import { useMemo, type ComponentProps } from "react";
import { getWebsiteSettings, saveWebsiteSettings } from "@/lib/api/browser/agency-settings";
import type { WebsiteSection } from "@/lib/api/contract/settings-sections";
import { SettingsForm } from "./settings-form.client";
import type { SettingsSource } from "./use-settings.client";

type Props = Omit<ComponentProps<typeof SettingsForm>, "source" | "section" | "onSaved"> & {
  section: WebsiteSection;
};

/** A section of the website's settings. */
export function SectionForm(props: Props) {
  const { section } = props;
  const source = useMemo<SettingsSource>(
    () => ({
      key: section,
      read: () => getWebsiteSettings(section),
      save: (write) => saveWebsiteSettings(section, write),
    }),
    [section],
  );
  return <SettingsForm {...props} source={source} />;
}
