"use client";

import { useTranslations } from "next-intl";
import { PictureField } from "@/components/site/forms/picture-field.client";
import { useSetting } from "./settings-context.client";

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
