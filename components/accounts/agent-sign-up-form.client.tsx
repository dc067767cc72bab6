"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ApplicationFields } from "@/components/site/application-fields";
import { checkEmail, checkNewPassword } from "@/components/site/forms/check-fields";
import { FormHeading } from "@/components/site/forms/form-heading.client";
import { FormProblem } from "@/components/site/forms/form-problem.client";
import { useForm } from "@/components/site/forms/use-form.client";
import { usePasswordProblem } from "@/components/site/forms/use-password-problem.client";
import { Button } from "@/components/ui/button";
import {
  applicationFields,
  toApplicationInput,
  toWrongFields,
  type AgencyTerm,
} from "@/lib/applications/application-fields";
import { signUpMutation } from "@/lib/queries/account";
import { AccountFields, accountFields } from "./account-fields.client";
import { MailSent } from "./mail-sent.client";

type Props = {
  agencyName: string;
  /** Where a proven address leads. */ redirect: string;
  logInHref: string;
  /** What a user agrees to. */ terms: ReactNode;
  /** What an agent agrees to; null where there are no such terms. */
  agencyTerm: AgencyTerm | null;
  agencyTermsHref: string | null;
  countryOptions: ReactNode;
};

const names = [...accountFields, ...applicationFields] as const;

/**
 * Opens an account and applies as an agent, once the address is proven. The response doesn't reveal
 * whether there was an account: the mail does.
 */
export function AgentSignUpForm({
  agencyName,
  redirect,
  logInHref,
  terms,
  agencyTerm,
  agencyTermsHref,
  countryOptions,
}: Props) {
  const t = useTranslations("applications.form");
  const forms = useTranslations("forms");
  const signUp = useTranslations("accounts.signUp");
  const passwordProblem = usePasswordProblem();
  const missing = (name: "company" | "licence" | "country" | "phone", value: string) =>
    value.trim() === "" ? t(`problems.${name}`) : null;
  const { form, isDone, sent, startOver } = useForm({
    names,
    toBody: ({ first_name, last_name, email, password, ...values }) => ({
      first_name: first_name.trim(),
      last_name: last_name.trim(),
      email: email.trim(),
      password,
      application: toApplicationInput(values, agencyTerm),
    }),
    check: ({ first_name, email, password, ...values }) => {
      const problem = checkEmail(email.trim());
      return {
        first_name: first_name.trim() ? null : forms("firstNameMissing"),
        email: problem && forms(problem),
        password: passwordProblem.say(checkNewPassword(password)),
        company: missing("company", values.company),
        licence: missing("licence", values.licence),
        country: missing("country", values.country),
        phone: missing("phone", values.phone),
        acceptedTerms: agencyTerm && !values.acceptedTerms ? t("problems.acceptedTerms") : null,
      };
    },
    toProblems: (error) => ({
      password: passwordProblem.ofAnswer(error),
      email: error.issues?.some(({ path }) => path === "email") ? forms("emailInvalid") : null,
      ...Object.fromEntries(
        toWrongFields(error.issues ?? []).map((name) => [name, t(`problems.${name}`)]),
      ),
    }),
    mutation: signUpMutation({ redirect }),
  });
  return (
    <>
      {isDone && sent && (
        <MailSent
          email={sent.email}
          kind="verify"
          redirect={redirect}
          onChange={startOver}
          logInHref={logInHref}
        />
      )}
      {/* Stays mounted while the mail is on its way: after a mistyped address nothing else has to
          be typed again. */}
      <div hidden={isDone}>
        <FormHeading
          title={t("title", { agency: agencyName })}
          text={t("text", { agency: agencyName })}
        />
        <form {...form.props} className="space-y-5">
          <FormProblem form={form} />
          <ApplicationFields
            idOf={form.idOf}
            errorOf={(name) => form.problems.find((problem) => problem.name === name)?.text}
            countryOptions={countryOptions}
            termsHref={agencyTermsHref}
          />
          <div className="space-y-5 border-t border-line pt-5">
            <h2 className="text-heading font-semibold">{t("account")}</h2>
            <AccountFields form={form} />
          </div>
          <div className="text-sm text-ink-soft">{terms}</div>
          <Button type="submit" size="large" className="w-full" isLoading={form.isSending}>
            {t("submit")}
          </Button>
        </form>
        <p className="mt-6 text-ink-soft">
          {signUp("hasAccount")}{" "}
          <a href={logInHref} className="font-semibold text-brand-ink hover:underline">
            {t("logIn")}
          </a>
        </p>
      </div>
    </>
  );
}
