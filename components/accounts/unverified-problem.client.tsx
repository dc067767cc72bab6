"use client";

import { useTranslations } from "next-intl";
import { SendAgain } from "./send-again.client";

/** The password is right, but the address isn't verified yet. */
export function UnverifiedProblem({ email, redirect }: { email: string; redirect: string | null }) {
  const t = useTranslations("login");
  return (
    <div className="space-y-3">
      <p>{t("notVerified")}</p>
      <SendAgain email={email} kind="verify" redirect={redirect} label={t("sendLink")} />
    </div>
  );
}
