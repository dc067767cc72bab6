import type { ComponentProps } from "react";
import { TextInput } from "@/components/ui/text-input";

/** Addresses are written from left to right, also in Arabic. */
export const EmailInput = (props: Omit<ComponentProps<typeof TextInput>, "type" | "className">) => (
  <TextInput
    autoComplete="username"
    required
    maxLength={254}
    {...props}
    type="email"
    autoCapitalize="none"
    spellCheck={false}
    dir="ltr"
    className="rtl:text-end"
  />
);
