"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { Card } from "@/components/ui/card";
import { TextArea } from "@/components/ui/text-area";
import { TextInput } from "@/components/ui/text-input";
import { PictureSetting } from "./picture-setting.client";
import { SwitchRow } from "./switch-row.client";
import { TextSetting } from "./text-setting.client";
import { useSetting } from "./settings-context.client";

/** Name, logos, what search engines read, and analytics. */
export function IdentityFields() {
  const t = useTranslations("settings");
  const meta = useSetting("metaData");
  const analytics = useSetting("analytics");
  const metaData = meta.value ?? { title: null, description: null, keywords: [] };
  const counted = analytics.value ?? {
    isEnabled: false,
    googleAnalyticsId: null,
    facebookAnalyticsId: null,
  };
  return (
    <>
      <Card title={t("groups.brand")}>
        <div className="space-y-5">
          <TextSetting name="agencyName" maxLength={120} isRequired />
          <PictureSetting name="logo" hint={t("hints.logo")} />
          <PictureSetting name="logoMobile" hint={t("hints.logoMobile")} />
          <PictureSetting name="favicon" hint={t("hints.favicon")} shape="square" />
        </div>
      </Card>
      <Card title={t("groups.search")} text={t("hints.search")}>
        <div className="space-y-5">
          <Field id={`${meta.id}-title`} label={t("meta.title")}>
            {(control) => (
              <TextInput
                {...control}
                value={metaData.title ?? ""}
                maxLength={500}
                onChange={({ target }) => meta.set({ ...metaData, title: target.value || null })}
              />
            )}
          </Field>
          <Field id={`${meta.id}-description`} label={t("meta.description")}>
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                value={metaData.description ?? ""}
                maxLength={500}
                onChange={({ target }) =>
                  meta.set({ ...metaData, description: target.value || null })
                }
              />
            )}
          </Field>
          <Field
            id={meta.id}
            label={t("meta.keywords")}
            hint={t("hints.keywords")}
            error={meta.isRefused ? t("problems.keywords") : null}
          >
            {(control) => (
              <TextInput
                {...control}
                defaultValue={metaData.keywords.join(", ")}
                onChange={({ target }) =>
                  meta.set({
                    ...metaData,
                    keywords: target.value
                      .split(/[,،]/)
                      .map((word) => word.trim())
                      .filter(Boolean),
                  })
                }
              />
            )}
          </Field>
        </div>
      </Card>
      <Card title={t("groups.analytics")} text={t("hints.analytics")}>
        <div className="space-y-5">
          <SwitchRow
            id={analytics.id}
            label={t("analytics.isEnabled")}
            isOn={counted.isEnabled}
            onChange={(isEnabled) => analytics.set({ ...counted, isEnabled })}
          />
          {(["googleAnalyticsId", "facebookAnalyticsId"] as const).map((name) => (
            <Field
              key={name}
              id={`${analytics.id}-${name}`}
              label={t(`analytics.${name}`)}
              error={analytics.isRefused && counted[name] ? t("problems.analytics") : null}
            >
              {(control) => (
                <TextInput
                  {...control}
                  dir="ltr"
                  className="rtl:text-end"
                  value={counted[name] ?? ""}
                  maxLength={40}
                  onChange={({ target }) =>
                    analytics.set({ ...counted, [name]: target.value.trim() || null })
                  }
                />
              )}
            </Field>
          ))}
        </div>
      </Card>
    </>
  );
}
