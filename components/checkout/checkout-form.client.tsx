"use client";

import { mutationOptions } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef, type ReactNode } from "react";
import { FormProblem } from "@/components/site/forms/form-problem.client";
import { useForm } from "@/components/site/forms/use-form.client";
import { Card } from "@/components/ui/card";
import { bookQuote, type BookingOutcome, type BookingProblem } from "@/lib/checkout/book-quote";
import { toBookingBody } from "@/lib/checkout/to-booking-body";
import { checkCheckout, type CheckoutProblem } from "./check-checkout";
import type { CheckoutLinks } from "./checkout-links";
import type { CheckoutQuote } from "./checkout-quote";
import { ClientField } from "./client-field.client";
import { ContactFields, type Contact } from "./contact-fields.client";
import { PayBar } from "./pay-bar.client";
import type { ServiceQuestions } from "./service-questions";
import { TermsField } from "./terms-field.client";
import { useDraft } from "./use-draft.client";

export type CheckoutBuyer = {
  /** Of who is signed in. */ contact: Contact | null;
  isTravelAgent: boolean;
};

type Props = {
  quote: CheckoutQuote;
  buyer: CheckoutBuyer;
  links: CheckoutLinks;
  serverNow: string;
  /** What the supplier says before payment. */
  comments: ReactNode;
  questions: ServiceQuestions;
  onSending: (isSending: boolean) => void;
  onOutcome: (outcome: BookingOutcome) => void;
};

/**
 * Everything that is asked before a booking. Nothing of it is lost by an error, a reload, a way
 * back or a sign-in.
 */
export function CheckoutForm({
  quote,
  buyer,
  links,
  serverNow,
  comments,
  questions,
  onSending,
  onOutcome,
}: Props) {
  const t = useTranslations("checkout");
  const own = useTranslations(`itemTerms.${quote.service}.checkout`);
  const element = useRef<HTMLFormElement>(null);
  useDraft(element);
  const say = (problem: CheckoutProblem | null | undefined) => problem && t(`problems.${problem}`);
  const { form, isDone } = useForm({
    names: [
      ...["isForClient", "firstName", "lastName", "email", "phone"],
      ...questions.names,
      "accepted",
    ],
    toBody: (values) => ({
      ...toBookingBody(values, {
        quoteId: quote.id,
        acceptedTotal: quote.total,
        acceptedTerms: quote.terms.map(({ id, sha256 }) => ({ id, sha256 })),
        ...questions.toBody(values),
      }),
      service: quote.service,
      buyer: { prefix: links.prefix, isSignedIn: buyer.contact !== null },
    }),
    check: (values) =>
      Object.fromEntries(
        Object.entries(checkCheckout(values, questions.check(values))).map(([name, problem]) => [
          name,
          say(problem),
        ]),
      ),
    toProblems: ({ issues = [] }) =>
      Object.fromEntries(
        issues.flatMap(({ path }) => {
          if (path === "contact.email") return [["email", t("problems.emailInvalid")]];
          if (path === "contact.phone") return [["phone", t("problems.phoneInvalid")]];
          return [];
        }),
      ),
    mutation: mutationOptions({ mutationKey: ["bookings", "create"], mutationFn: bookQuote }),
    onDone: onOutcome,
  });
  const isSending = form.isSending || isDone;
  useEffect(() => {
    onSending(isSending);
  }, [isSending, onSending]);

  const known: Record<BookingProblem, ReactNode> = {
    try_again: <p>{own("problems.tryAgain")}</p>,
    sign_in_again: (
      <p>
        {t.rich("problems.signInAgain", {
          link: (chunks) =>
            links.logIn ? (
              <a href={links.logIn} className="font-semibold underline">
                {chunks}
              </a>
            ) : (
              chunks
            ),
        })}
      </p>
    ),
  };
  return (
    <form {...form.props} ref={element} className="space-y-6">
      <FormProblem form={form} known={known} />
      <Card title={t("contact.title")} text={own("contact.text")}>
        {buyer.isTravelAgent && <ClientField contact={buyer.contact} />}
        <ContactFields service={quote.service} form={form} contact={buyer.contact} />
      </Card>
      {questions.toFields(form)}
      {comments}
      <Card title={t("terms.title")}>
        <TermsField form={form} quote={quote} prefix={links.prefix} serverNow={serverNow} />
      </Card>
      <PayBar
        service={quote.service}
        total={quote.total}
        dueNow={quote.dueNow}
        isSending={isSending}
      />
    </form>
  );
}
