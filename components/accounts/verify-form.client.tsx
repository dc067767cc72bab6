"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { FormHeading } from "@/components/site/forms/form-heading.client";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";
import { ApiError } from "@/lib/api/errors";
import { verifyEmailMutation } from "@/lib/queries/account";
import { getQueryClient } from "@/lib/queries/query-client";
import { DoneMessage } from "./done-message.client";
import { ResendForm } from "./resend-form.client";
import { useLinkToken } from "./use-link-token.client";

type Props = { /** Null where the address has none. */ token: string | null; logInHref: string };

/** Proves an address by the link of a mail: a click does it, so that neither those who only look at links nor those who run their scripts prove anything. */
export function VerifyForm({ token, logInHref }: Props) {
  const t = useTranslations("accounts.verify");
  const { mutate, isPending, isSuccess, error, data } = useMutation(verifyEmailMutation(), getQueryClient());
  useLinkToken(token);

  if (isSuccess)
    return (
      <DoneMessage
        tone="success"
        title={t("doneTitle")}
        text={t.rich("done", { address: () => <bdi className="font-semibold wrap-anywhere text-ink">{data.email}</bdi> })}
      >
        <a href={logInHref} className={buttonClass({ size: "large" })}>
          {t("logIn")}
        </a>
      </DoneMessage>
    );
  const isGone = error instanceof ApiError && (error.status === 410 || error.status === 422);
  if (isGone || !token)
    return (
      <DoneMessage tone="problem" title={t("goneTitle")} text={t("gone")} isNew={token !== null}>
        <ResendForm logInHref={logInHref} />
      </DoneMessage>
    );
  return (
    <>
      <FormHeading title={t("title")} text={t("text")} />
      {error && (
        <Notice tone="error" className="mb-5">
          <p>{error.message}</p>
        </Notice>
      )}
      <Button size="large" isLoading={isPending} onClick={() => mutate({ token })}>
        {t("submit")}
      </Button>
    </>
  );
}
