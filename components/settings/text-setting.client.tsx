"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Field } from "@/components/ui/field";
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
