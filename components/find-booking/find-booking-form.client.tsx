"use client";

import { useTranslations } from "next-intl";
import { checkEmail } from "@/components/site/forms/check-fields";
import { EmailInput } from "@/components/site/forms/email-input";
import { FormField } from "@/components/site/forms/form-field.client";
import { FormHeading } from "@/components/site/forms/form-heading.client";
import { FormProblem } from "@/components/site/forms/form-problem.client";
import { useForm } from "@/components/site/forms/use-form.client";
import { Button } from "@/components/ui/button";
import { TextInput } from "@/components/ui/text-input";
import { paths } from "@/lib/paths";
import { findBookingMutation } from "@/lib/queries/bookings";

type Props = {
  prefix: string;
  /** From a voucher's code. */
  reference: string;
  /**
   * Where users with an account find their bookings, or sign in first; null if accounts aren't
   * offered.
   */
  account: { href: string; label: string } | null;
};

/** Tolerates dictated and copied references: spaces, lower case and another dash. */
const toReference = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]+/gu, "")
    .replace(/^([A-Z])/, "$1-");

/**
 * Finds a booking by two things that only its holder knows; the error is the same whichever is
 * wrong.
 */
export function FindBookingForm({ prefix, reference, account }: Props) {
  const t = useTranslations("findBooking");
  const forms = useTranslations("forms");
  const { form, isDone } = useForm({
    names: ["reference", "email"],
    toBody: ({ reference: typed, email }) => ({
      reference: toReference(typed),
      email: email.trim(),
    }),
    check: ({ reference: typed, email }) => {
      const problem = checkEmail(email.trim());
      const isShaped = /^[A-Z]-[2-9A-HJ-NP-Z]{8}$/.test(toReference(typed));
      return {
        reference:
          typed.trim() === "" ? t("referenceMissing") : isShaped ? null : t("referenceInvalid"),
        email: problem && forms(problem),
      };
    },
    toProblems: ({ issues }) => ({ email: issues ? forms("emailInvalid") : null }),
    mutation: findBookingMutation(),
    // With a full page load: the URL has the key, and this document's policy differs from that
    // page's.
    onDone: (found) => location.assign(`${prefix}${paths.findBooking(found)}`),
  });
  return (
    <>
      <FormHeading title={t("title")} text={t("text")} />
      <form {...form.props} className="space-y-5">
        <FormProblem form={form} known={{ booking_not_found: <p>{t("notFound")}</p> }} />
        <FormField form={form} name="reference" label={t("reference")} hint={t("referenceHint")}>
          {(control) => (
            <TextInput
              {...control}
              defaultValue={reference}
              required
              maxLength={20}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              dir="ltr"
              className="tracking-wide rtl:text-end"
            />
          )}
        </FormField>
        <FormField form={form} name="email" label={forms("email")} hint={t("emailHint")}>
          {(control) => <EmailInput {...control} autoComplete="email" />}
        </FormField>
        <Button type="submit" size="large" className="w-full" isLoading={form.isSending || isDone}>
          {t("submit")}
        </Button>
      </form>
      {account && (
        <p className="mt-6 text-ink-soft">
          {t("haveAccount")}{" "}
          <a href={account.href} className="font-semibold text-brand-ink hover:underline">
            {account.label}
          </a>
        </p>
      )}
    </>
  );
}
