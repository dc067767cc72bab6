"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { SwitchSetting } from "./switch-setting.client";
import { TextSetting } from "./text-setting.client";

const networks = [
  "linkedin",
  "instagram",
  "facebook",
  "twitter",
  "youtube",
  "discord",
  "tiktok",
] as const;

/** How the agency is reached: in the footer, in mails, on confirmations. */
export function ContactFields() {
  const t = useTranslations("settings");
  return (
    <>
      <Card title={t("groups.reach")}>
        <div className="space-y-5">
          <TextSetting name="contactPhoneNumber" type="tel" />
          <SwitchSetting name="displaySupportPhoneFooter" />
          <TextSetting name="contactEmailId" type="email" hint={t("hints.contactEmailId")} />
          <TextSetting name="supportLabel" hint={t("hints.supportLabel")} />
        </div>
      </Card>
      <Card title={t("groups.address")}>
        <div className="space-y-5">
          <TextSetting name="addressLine1" />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextSetting name="zipCode" />
            <TextSetting name="city" />
            <TextSetting name="state" />
            <TextSetting name="country" />
          </div>
          <SwitchSetting name="displayAddressFooter" />
        </div>
      </Card>
      <Card title={t("groups.networks")} text={t("hints.networks")}>
        <div className="grid gap-5 sm:grid-cols-2">
          {networks.map((name) => (
            <TextSetting key={name} name={name} type="url" maxLength={2_000} />
          ))}
        </div>
      </Card>
    </>
  );
}
