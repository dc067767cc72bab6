"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import { defaultAgency } from "@/lib/api/contract/default-agency";
import type { AgencySettingsWire } from "@/lib/api/contract/agency-settings";
import { ChoiceSetting } from "./choice-setting.client";
import { SwitchSetting } from "./switch-setting.client";
import { useSetting } from "./settings-context.client";

type Composition = NonNullable<NonNullable<AgencySettingsWire["hero"]>["composition"]>;
const compositions = ["start", "centre", "split", "card"] as const;
const fonts = ["outfit", "fraunces", "josefin-sans", "cormorant-garamond"] as const;
const fontNames = {
  outfit: "Outfit",
  fraunces: "Fraunces",
  "josefin-sans": "Josefin Sans",
  "cormorant-garamond": "Cormorant Garamond",
};

/** Colour, titles' font, dark mode and the home page's first view. */
export function ThemeFields() {
  const t = useTranslations("settings");
  const color = useSetting("primaryColor");
  const { id, value, set } = useSetting("hero");
  const hero = value ?? { image: null, title: {}, text: {} };
  return (
    <Card title={t("groups.theme")}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          id={color.id}
          label={t("fields.primaryColor")}
          hint={t("hints.primaryColor")}
          error={color.isRefused ? t("problems.colour") : null}
        >
          {(control) => (
            <span className="flex gap-2">
              <input
                type="color"
                aria-label={t("pickColour")}
                value={
                  /^#[\da-f]{6}$/i.test(color.value ?? "")
                    ? color.value
                    : defaultAgency.primaryColor
                }
                onChange={({ target }) => color.set(target.value)}
                className="h-11 w-14 shrink-0 rounded-control border border-line-strong bg-surface p-1"
              />
              <TextInput
                {...control}
                dir="ltr"
                value={color.value ?? ""}
                maxLength={7}
                onChange={({ target }) => color.set(target.value)}
              />
            </span>
          )}
        </Field>
        <ChoiceSetting
          name="headingFont"
          hint={t("hints.headingFont")}
          none={t("noFont")}
          options={fonts.map((font) => ({ value: font, name: fontNames[font] }))}
        />
        <Field id={id} group="composition" label={t("hero.composition")} className="sm:col-span-2">
          {() => (
            <div className="grid gap-2 sm:grid-cols-4">
              {compositions.map((each) => (
                <label
                  key={each}
                  className="flex min-h-11 items-center gap-2 rounded-control border border-line px-3 has-checked:border-brand-ink has-checked:bg-brand-tint"
                >
                  {/* The element around it is its label. */}
                  {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
                  <input
                    type="radio"
                    name="composition"
                    checked={(hero.composition ?? "start") === each}
                    onChange={() => set({ ...hero, composition: each satisfies Composition })}
                    className="accent-brand-ink"
                  />
                  {t(`compositions.${each}`)}
                </label>
              ))}
            </div>
          )}
        </Field>
        <div className="sm:col-span-2">
          <SwitchSetting name="isDarkModeEnabled" hint={t("hints.isDarkModeEnabled")} />
        </div>
      </div>
    </Card>
  );
}
