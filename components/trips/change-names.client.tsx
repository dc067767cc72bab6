"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { FormField } from "@/components/site/forms/form-field.client";
import { FormProblem } from "@/components/site/forms/form-problem.client";
import { useForm } from "@/components/site/forms/use-form.client";
import { OutcomeRegion } from "@/components/site/outcome-region.client";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { TextInput } from "@/components/ui/text-input";
import type { BookingAccess } from "@/lib/api/browser/bookings";
import type { Booking } from "@/lib/api/contract/bookings";
import { changeTravellersMutation } from "@/lib/queries/bookings";

type Props = { which: BookingAccess; travellers: Booking["travellers"] };

const namesOf = (position: number) => ({
  first: `traveller${position}FirstName`,
  last: `traveller${position}LastName`,
});

const isSame = (a: Booking["travellers"], b: Booking["travellers"]) =>
  a.every(
    ({ firstName, lastName }, position) =>
      b[position]?.firstName === firstName && b[position].lastName === lastName,
  );

/** Names other travellers. The supplier is notified at once, and may refuse. */
export function ChangeNames({ which, travellers }: Props) {
  const t = useTranslations("trips.change");
  const forms = useTranslations("forms");
  const problems = useTranslations("checkout.problems");
  const router = useRouter();
  const [isReloading, startReload] = useTransition();
  const [outcome, setOutcome] = useState<"changed" | "refused" | null>(null);
  const all = travellers.map((_, position) => namesOf(position));
  const { form } = useForm({
    names: all.flatMap(({ first, last }) => [first, last]),
    toBody: (values) => {
      setOutcome(null);
      return {
        ...which,
        travellers: all.map(({ first, last }) => ({
          firstName: values[first]?.trim() ?? "",
          lastName: values[last]?.trim() ?? "",
        })),
      };
    },
    check: (values) =>
      Object.fromEntries(
        all.map(({ first }) => [
          first,
          values[first]?.trim() ? null : problems("firstNameMissing"),
        ]),
      ),
    toProblems: ({ issues = [] }) =>
      Object.fromEntries(
        issues.flatMap(({ path }) => {
          const [, position, part] = path.split(".");
          const names = all[Number(position)];
          const name = part === "firstName" ? names?.first : names?.last;
          return name ? [[name, problems("nameInvalid")]] : [];
        }),
      ),
    mutation: changeTravellersMutation(),
    onDone: ({ booking, travellers: wanted }) => {
      const isTaken = booking.newTravellers !== null || isSame(booking.travellers, wanted);
      setOutcome(isTaken ? "changed" : "refused");
      if (isTaken) startReload(() => router.refresh());
    },
  });
  return (
    <form {...form.props} className="space-y-4">
      <FormProblem form={form} known={{ not_changeable: <p>{t("notChangeable")}</p> }} />
      <OutcomeRegion isAnswer outcome={outcome} className="rounded-control empty:hidden">
        {outcome && (
          <Notice tone={outcome === "refused" ? "error" : "info"}>
            <p>{t(outcome === "refused" ? "namesRefused" : "namesChanged")}</p>
          </Notice>
        )}
      </OutcomeRegion>
      <p className="text-sm text-ink-soft">{t("namesText")}</p>
      {travellers.map(({ firstName, lastName }, position) => {
        const { first, last } = namesOf(position);
        return (
          <fieldset key={first} className="min-w-0 space-y-3">
            {travellers.length > 1 && (
              <legend className="mb-2 text-sm font-semibold">
                {t("traveller", { number: position + 1 })}
              </legend>
            )}
            <FormField form={form} name={first} label={forms("firstName")}>
              {(control) => (
                <TextInput {...control} defaultValue={firstName} required maxLength={60} />
              )}
            </FormField>
            <FormField form={form} name={last} label={forms("lastNameIfAny")}>
              {(control) => <TextInput {...control} defaultValue={lastName} maxLength={60} />}
            </FormField>
          </fieldset>
        );
      })}
      <Button type="submit" isLoading={form.isSending || isReloading}>
        {t("saveNames")}
      </Button>
    </form>
  );
}
