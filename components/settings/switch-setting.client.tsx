"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useSetting } from "./settings-context.client";
import { SwitchRow } from "./switch-row.client";

type SwitchName =
  | "displaySupportPhoneFooter"
  | "displayAddressFooter"
  | "displayTopDestinations"
  | "isHideLoginOption"
  | "isHideSignupOption"
  | "allowNonLoginFlow"
  | "hideHeaderforDealProposal"
  | "isRewardWalletEnabled"
  | "isDarkModeEnabled";

/** A yes or no. */
export function SwitchSetting({ name, hint }: { name: SwitchName; hint?: ReactNode }) {
  const t = useTranslations("settings");
  const { id, value, set } = useSetting(name);
  return (
    <SwitchRow
      id={id}
      label={t(`fields.${name}`)}
      hint={hint}
      isOn={value ?? false}
      onChange={set}
    />
  );
}
