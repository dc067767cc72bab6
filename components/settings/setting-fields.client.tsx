"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PictureField } from "@/components/site/forms/picture-field.client";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { useSetting } from "./settings-context.client";

type TextName =
  | "agencyName"
  | "aboutUsEnableTitle"
  | "faqEnableTitle"
  | "contactPhoneNumber"
  | "contactEmailId"
  | "supportLabel"
  | "addressLine1"
  | "city"
  | "state"
  | "country"
  | "zipCode"
  | "linkedin"
  | "instagram"
  | "facebook"
  | "twitter"
  | "youtube"
  | "discord"
  | "tiktok";

/** A line of text; empty is none. */
export function TextSetting({
  name,
  hint,
  type = "text",
  maxLength = 500,
  isRequired = false,
}: {
  name: TextName;
  hint?: ReactNode;
  type?: "text" | "url" | "email" | "tel";
  maxLength?: number;
  isRequired?: boolean;
}) {
  const t = useTranslations("settings");
  const { id, value, set, isRefused } = useSetting(name);
  const isForeign = type !== "text";
  return (
    <Field
      id={id}
      label={t(`fields.${name}`)}
      hint={hint}
      error={isRefused ? t(`problems.${type}`) : null}
    >
      {(control) => (
        <TextInput
          {...control}
          type={type}
          name={name}
          value={value ?? ""}
          required={isRequired}
          maxLength={maxLength}
          onChange={({ target }) => set(isRequired ? target.value : target.value || null)}
          {...(isForeign && { dir: "ltr", className: "rtl:text-end" })}
        />
      )}
    </Field>
  );
}

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

export const SwitchRow = ({
  id,
  label,
  hint,
  isOn,
  onChange,
}: {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) => (
  <div className="flex items-start gap-3">
    <Checkbox
      id={id}
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
      className="mt-0.5"
      {...(hint ? { "aria-describedby": `${id}-hint` } : {})}
    />
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  </div>
);

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

/** A picture, uploaded as it is chosen and shown once the form is saved. */
export function PictureSetting({
  name,
  hint,
  shape = "wide",
}: {
  name: "logo" | "logoMobile" | "favicon";
  hint?: string;
  shape?: "wide" | "square";
}) {
  const t = useTranslations("settings");
  const { id, value, set } = useSetting(name);
  return (
    <PictureField
      id={id}
      name={name}
      label={t(`fields.${name}`)}
      {...(hint && { hint })}
      value={value ?? null}
      onChange={set}
      shape={shape}
    />
  );
}

/** One of a list; `none` stands for null. */
export function ChoiceSetting({
  name,
  hint,
  none,
  options,
}: {
  name: "defaultLanguage" | "defaultCurrency" | "formatRegion" | "timeZone" | "headingFont";
  hint?: ReactNode;
  none?: string;
  options: readonly { value: string; name: string }[];
}) {
  const t = useTranslations("settings");
  const { id, value, set, isRefused } = useSetting(name);
  return (
    <Field
      id={id}
      label={t(`fields.${name}`)}
      hint={hint}
      error={isRefused ? t("problems.choice") : null}
    >
      {(control) => (
        <Select
          {...control}
          value={(value as string | null | undefined) ?? ""}
          onChange={({ target }) => set((target.value || null) as never)}
        >
          {none !== undefined && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
