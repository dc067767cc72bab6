"use client";

import { useTranslations } from "next-intl";
import { useState, type ComponentProps } from "react";
import { Icon } from "@/components/ui/icon";
import { TextInput } from "@/components/ui/text-input";

/** Can be revealed; pasting and password managers work (WCAG 3.3.8). */
export function PasswordInput(props: Omit<ComponentProps<typeof TextInput>, "type" | "className">) {
  const t = useTranslations("forms");
  const [isShown, setIsShown] = useState(false);
  const icon = isShown ? "eye-off" : "eye";
  return (
    <span className="relative block">
      <TextInput
        {...props}
        type={isShown ? "text" : "password"}
        autoCapitalize="none"
        spellCheck={false}
        className="pe-12"
      />
      <button
        type="button"
        aria-label={t(isShown ? "hidePassword" : "showPassword")}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 end-0.5 my-auto grid size-10 place-items-center rounded-control text-ink-soft hover:text-ink noscript:hidden"
      >
        <Icon name={icon} className="size-5" />
      </button>
    </span>
  );
}
