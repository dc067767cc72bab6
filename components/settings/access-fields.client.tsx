"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { defaultAgency } from "@/lib/api/contract/default-agency";
import { languages as allLanguages } from "@/lib/api/contract/languages";
import { ChoiceSetting } from "./choice-setting.client";
import { SwitchRow } from "./switch-row.client";
import { SwitchSetting } from "./switch-setting.client";
import { useSetting } from "./settings-context.client";
import { nameOfLanguage } from "@/lib/i18n/name-of-language";
import type { UsualForms } from "@/lib/settings/usual-forms";

type Option = { value: string; name: string };
type Props = {
  /** By name in the page's language, from the server: a browser's names may differ. */
  currencies: readonly Option[];
  countries: readonly Option[];
  timeZones: readonly Option[];
  /** Of the agency's country; null where that isn't known. */
  usual: UsualForms | null;
};

/** More than these aren't offered one by one: they are the first of the list. */
const fewZones = 4;

/** Languages and forms of the site, and who may do what without signing in. */
export function AccessFields({ currencies, countries, timeZones, usual }: Props) {
  const t = useTranslations("settings");
  const { id, value: chosen = [], set, isRefused } = useSetting("languages");
  const defaultLanguage = useSetting("defaultLanguage");
  const toUsual = (values: readonly string[]) =>
    usual ? { country: usual.countryName, values } : null;
  return (
    <>
      <Card title={t("groups.languages")}>
        <div className="space-y-5">
          <Field
            id={id}
            group="languages"
            label={t("fields.languages")}
            hint={t("hints.languages")}
            error={isRefused ? t("problems.choice") : null}
          >
            {() => (
              <div className="grid gap-3 sm:grid-cols-3">
                {allLanguages.map(({ code, name }) => (
                  <SwitchRow
                    key={code}
                    id={`${id}-${code}`}
                    label={name}
                    isOn={chosen.includes(code)}
                    onChange={(isOn) =>
                      set(isOn ? [...chosen, code] : chosen.filter((each) => each !== code))
                    }
                  />
                ))}
              </div>
            )}
          </Field>
          <ChoiceSetting
            name="defaultLanguage"
            hint={t("hints.defaultLanguage")}
            options={[
              ...new Set([...chosen, ...(defaultLanguage.value ? [defaultLanguage.value] : [])]),
            ].map((code) => ({ value: code, name: nameOfLanguage(code) }))}
          />
        </div>
      </Card>
      <Card title={t("groups.forms")}>
        <div className="grid gap-5 sm:grid-cols-2">
          <ChoiceSetting
            name="defaultCurrency"
            hint={t("hints.defaultCurrency")}
            none={t("noCurrency")}
            options={currencies}
            usual={toUsual(usual?.currency ? [usual.currency] : [])}
          />
          <ChoiceSetting
            name="formatRegion"
            hint={t("hints.formatRegion")}
            none={t("noRegion")}
            options={countries}
            usual={toUsual(usual ? [usual.countryCode] : [])}
          />
          <ChoiceSetting
            name="timeZone"
            hint={t("hints.timeZone")}
            options={timeZones}
            unchosen={defaultAgency.timeZone}
            usual={toUsual(usual && usual.timeZones.length <= fewZones ? usual.timeZones : [])}
          />
        </div>
      </Card>
      <Card title={t("groups.access")}>
        <div className="space-y-4">
          <SwitchSetting name="isHideLoginOption" hint={t("hints.isHideLoginOption")} />
          <SwitchSetting name="isHideSignupOption" hint={t("hints.isHideSignupOption")} />
          <SwitchSetting name="allowNonLoginFlow" hint={t("hints.allowNonLoginFlow")} />
          <SwitchSetting
            name="hideHeaderforDealProposal"
            hint={t("hints.hideHeaderforDealProposal")}
          />
          <SwitchSetting name="isRewardWalletEnabled" />
        </div>
      </Card>
    </>
  );
}
