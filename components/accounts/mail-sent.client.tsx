"use client";

import { useTranslations } from "next-intl";
import { FormHeading } from "@/components/site/forms/form-heading.client";
import { Icon } from "@/components/ui/icon";
import { SendAgain } from "./send-again.client";

type Props = {
  email: string;
  kind: "verify" | "reset";
  /** Where a verified address leads; null for home. */
  redirect?: string | null;
  onChange: () => void;
  logInHref: string;
};

/** Shown after a form that sends a mail. The same whether or not the address has an account. */
export function MailSent({ email, kind, redirect = null, onChange, logInHref }: Props) {
  const t = useTranslations("accounts.mailSent");
  return (
    <div>
      <Icon name="mail-check" className="mb-5 size-10 text-brand-ink" />
      <FormHeading
        isNew
        title={t("title")}
        text={t.rich(kind, {
          address: () => <bdi className="font-semibold wrap-anywhere text-ink">{email}</bdi>,
        })}
      />
      <p className="mb-4 text-sm text-ink-soft">{t("hint")}</p>
      <SendAgain email={email} kind={kind} redirect={redirect} />
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
        <button
          type="button"
          onClick={onChange}
          className="min-h-6 font-semibold text-brand-ink hover:underline"
        >
          {t("change")}
        </button>
        <a href={logInHref} className="font-semibold text-brand-ink hover:underline">
          {t("logIn")}
        </a>
      </p>
    </div>
  );
}
