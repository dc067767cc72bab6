"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { checkEmail } from "@/components/site/forms/check-fields";
import { FormField } from "@/components/site/forms/form-field.client";
import { FormProblem } from "@/components/site/forms/form-problem.client";
import { NewEmailInput } from "@/components/site/forms/new-email-input.client";
import { useForm } from "@/components/site/forms/use-form.client";
import { Button } from "@/components/ui/button";
import type { BookingAccess } from "@/lib/api/browser/bookings";
import { changeContactMutation } from "@/lib/queries/bookings";
import { ChangeFold } from "./change-fold";

type Props = {
  which: BookingAccess;
  /** That of the contact now. */ email: string;
};

/**
 * Corrects the address that a booking is mailed to, and has it mailed there. The page of who came
 * with a key goes on with the new one.
 */
export function CorrectContact({ which, email }: Props) {
  const t = useTranslations("trips.contact");
  const forms = useTranslations("forms");
  const router = useRouter();
  const [isReloading, startReload] = useTransition();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form } = useForm({
    names: ["email"],
    toBody: (values) => {
      setSentTo(null);
      return { ...which, email: values.email.trim() };
    },
    check: (values) => {
      const problem = checkEmail(values.email.trim());
      return { email: problem && forms(problem) };
    },
    toProblems: ({ issues }) => ({ email: issues ? forms("emailInvalid") : null }),
    mutation: changeContactMutation(),
    onDone: ({ key, email: given }) => {
      setSentTo(given);
      startReload(() => {
        if (key === null || key === which.key) return router.refresh();
        const query = new URLSearchParams(location.search);
        query.set("key", key);
        router.replace(`${location.pathname}?${query.toString()}`, { scroll: false });
      });
    },
  });
  return (
    <ChangeFold label={t("open")}>
      <form {...form.props} className="space-y-4">
        <FormProblem form={form} known={{ not_changeable: <p>{t("fixed")}</p> }} />
        <FormField form={form} name="email" label={forms("email")} hint={t("hint")}>
          {(control) => <NewEmailInput {...control} defaultValue={email} autoComplete="email" />}
        </FormField>
        <Button type="submit" look="secondary" isLoading={form.isSending || isReloading}>
          {t("send")}
        </Button>
      </form>
      <p role="status" className="mt-3 text-sm font-semibold text-success empty:hidden">
        {sentTo &&
          t.rich("sent", {
            email: () => (
              <bdi dir="ltr" className="wrap-anywhere">
                {sentTo}
              </bdi>
            ),
          })}
      </p>
    </ChangeFold>
  );
}
