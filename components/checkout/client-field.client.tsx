"use client";

import { useTranslations } from "next-intl";
import type { ChangeEvent } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import type { Contact } from "./contact-fields.client";

/**
 * Ticked when an agent books for a client: clears the agent's own name and email. Unticking it
 * restores them.
 */
export function ClientField({ contact }: { contact: Contact | null }) {
  const t = useTranslations("checkout.agent");
  const change = ({ target: { form, checked } }: ChangeEvent<HTMLInputElement>) => {
    for (const name of ["firstName", "lastName", "email"] as const) {
      const control = form?.elements.namedItem(name);
      if (!(control instanceof HTMLInputElement) || !contact?.[name]) continue;
      if (checked && control.value === contact[name]) control.value = "";
      else if (!checked && control.value === "") control.value = contact[name];
    }
  };
  return (
    <div className="mb-5 rounded-control bg-brand-tint p-4">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <Checkbox name="isForClient" value="yes" onChange={change} />
        {t("isForClient")}
      </label>
      <p className="ms-8 text-sm text-ink-soft">{t("isForClientHint")}</p>
    </div>
  );
}
