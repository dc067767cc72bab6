"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, type ReactNode } from "react";
import { FormHeading } from "@/components/site/forms/form-heading.client";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import type { User } from "@/lib/api/contract/users";
import { ApiError } from "@/lib/api/errors";
import { resolveReturn } from "@/lib/login/resolve-return";
import type { SsoProblem } from "@/lib/paths";
import { getQueryClient } from "@/lib/queries/query-client";
import { continueSsoMutation, takeSignedTokenMutation } from "@/lib/queries/sso";
import { toSsoTarget } from "@/lib/sso/sso-target";
import { takeFragment } from "./take-fragment";

type Props = {
  /** The name of the agency's provider, or the agency. */
  label: string;
  prefix: string;
  problem: SsoProblem | null;
  /** What to do if it didn't work. */
  children: ReactNode;
};

const toProblem = (error: Error): SsoProblem => {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 429) return "busy";
  return status === 0 || status >= 500 ? "unavailable" : "refused";
};

/**
 * Where users arrive from their agency's own site: removes the token from the URL at once and
 * submits it. Once signed in, it redirects; a sign-in not begun here is confirmed first, because
 * an attacker can send a link (login CSRF).
 */
export function SsoArrival({ label, prefix, problem, children }: Props) {
  const t = useTranslations("sso");
  const goOn = (navigateTo: string | null, user: User) =>
    location.replace(toSsoTarget(navigateTo, prefix, user));
  const { mutate: take, ...arrival } = useMutation(
    {
      ...takeSignedTokenMutation(),
      onSuccess: (answer) => !("ticket" in answer) && goOn(answer.navigateTo, answer.user),
    },
    getQueryClient(),
  );
  const confirmation = useMutation(continueSsoMutation(), getQueryClient());
  useEffect(() => {
    const arrived = takeFragment();
    if (arrived) take({ token: arrived.token, navigateTo: resolveReturn(arrived.navigateTo) });
  }, [take]);

  const error = confirmation.error ?? arrival.error;
  const shown = error ? toProblem(error) : arrival.isIdle ? problem : null;
  if (shown)
    return (
      <>
        <FormHeading
          isNew={error !== null}
          title={t(`problems.${shown}.title`)}
          text={t(`problems.${shown}.text`)}
        />
        {children}
      </>
    );
  const ticket = arrival.data && "ticket" in arrival.data ? arrival.data : null;
  if (ticket)
    return (
      <>
        <FormHeading
          isNew
          title={t("confirm.title", { name: ticket.name })}
          text={t.rich("confirm.text", {
            label,
            address: () => (
              <bdi className="font-semibold wrap-anywhere text-ink">{ticket.email}</bdi>
            ),
          })}
        />
        <p className="flex flex-wrap gap-3">
          <Button
            size="large"
            isLoading={confirmation.isPending || confirmation.isSuccess}
            onClick={() =>
              confirmation.mutate(
                { ticket: ticket.ticket },
                { onSuccess: ({ user }) => goOn(ticket.navigateTo, user) },
              )
            }
          >
            {t("confirm.yes")}
          </Button>
          <a href={prefix || "/"} className={buttonClass({ look: "secondary", size: "large" })}>
            {t("confirm.no")}
          </a>
        </p>
      </>
    );
  if (!arrival.isIdle) return <FormHeading isNew title={t("working")} />;
  return (
    <>
      <FormHeading title={t("title")} text={t("text", { label })} />
      {children}
    </>
  );
}
