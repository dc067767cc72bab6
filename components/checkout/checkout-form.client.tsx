"use client";

import { mutationOptions } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { FormProblem } from "@/components/site/forms/form-problem.client";
import { useForm } from "@/components/site/forms/use-form.client";
import { Card } from "@/components/ui/card";
import { ApiError } from "@/lib/api/errors";
import { bookQuote, type BookingOutcome, type BookingProblem } from "@/lib/checkout/book-quote";
import {
  listAskedNeeds,
  listNeedControls,
  listStillAsked,
  toAnswers,
} from "@/lib/checkout/asked-needs";
import { toBookingBody } from "@/lib/checkout/to-booking-body";
import { checkCheckout, type CheckoutProblem } from "./check-checkout";
import { checkNeeds } from "./check-needs";
import type { CheckoutLinks } from "./checkout-links";
import type { CheckoutQuote } from "./checkout-quote";
import { ClientField } from "./client-field.client";
import { ContactFields, type Contact } from "./contact-fields.client";
import { DuplicateBooking } from "./duplicate-booking.client";
import { NeedFields } from "./need-fields.client";
import { PayBar } from "./pay-bar.client";
import { PayLater } from "./pay-later.client";
import type { ServiceQuestions } from "./service-questions";
import { TermsField } from "./terms-field.client";
import { useAskedNeeds } from "./use-asked-needs.client";
import { useDraft } from "./use-draft.client";
import { useNeedProblem } from "./use-need-problem.client";

export type CheckoutBuyer = {
  /** Of who is signed in. */ contact: Contact | null;
  mayBookForClients: boolean;
  /** Where what they have booked is listed; missing for who isn't signed in. */
  bookingsHref?: string;
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

type KnownProblem = BookingProblem | "duplicate_booking" | "not_changeable" | "too_many_unpaid";

/**
 * The form a buyer fills in before booking. Its input survives an error, a reload, going back and
 * a sign-in.
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
  const sayNeed = useNeedProblem();
  const element = useRef<HTMLFormElement>(null);
  useDraft(element, buyer.contact?.email ?? "");
  // After the draft is restored, which it has to see.
  const asked = useAskedNeeds(element, listAskedNeeds(quote.needs, questions));
  const ofTravellers = asked.filter(({ traveller }) => traveller !== null);
  const ofBooking = asked.filter(({ traveller }) => traveller === null);
  /** Which of the two buttons was pressed: read as soon as it is. */
  const payment = useRef<"later" | null>(null);
  const [isLater, setLater] = useState(false);
  /** That the same was booked before was said, and it is to be booked all the same. */
  const bookAgain = useRef(false);
  const say = (problem: CheckoutProblem | { text: string } | null) => {
    if (problem === null || typeof problem === "string") return problem && t(`problems.${problem}`);
    return "text" in problem ? problem.text : sayNeed(problem);
  };
  const inFull = (name: string, text: string | null) =>
    text && (questions.inFull?.(text, name) ?? text);
  const { form, isDone } = useForm({
    // The skip link leads to its first field.
    id: "checkout",
    names: [
      ...new Set([
        ...["isForClient", "firstName", "lastName", "email", "phone"],
        ...questions.names,
        ...listNeedControls(asked),
        "accepted",
      ]),
    ],
    toBody: (values) => ({
      ...toBookingBody(values, {
        quoteId: quote.id,
        acceptedTotal: quote.total,
        acceptedTerms: quote.terms.map(({ id, sha256 }) => ({ id, sha256 })),
        ...questions.toBody(values),
        ...(quote.replaces && { replaces: { expectedRefund: quote.replaces.refund } }),
        answers: toAnswers(asked, values),
      }),
      ...(payment.current ? { payment: payment.current } : {}),
      ...(bookAgain.current ? { bookAgain: true as const } : {}),
      sealed: quote.needs.flatMap(({ id, isSealed }) => (isSealed ? [id] : [])),
      service: quote.service,
      buyer: { prefix: links.prefix, isSignedIn: buyer.contact !== null },
    }),
    check: (values) => {
      const needs = checkNeeds(asked, values);
      const own = questions.check(values, listStillAsked(asked, values));
      const wrong = Object.entries(needs).filter(([, problem]) => problem);
      const found = checkCheckout(values, { ...needs, ...own, ...Object.fromEntries(wrong) });
      return Object.fromEntries(
        Object.entries(found).map(([name, problem]) => [name, inFull(name, say(problem))]),
      );
    },
    toProblems: ({ issues = [] }) =>
      Object.fromEntries(
        issues.flatMap(({ path }) => {
          if (path === "contact.email") return [["email", t("problems.emailInvalid")]];
          if (path === "contact.phone") return [["phone", t("problems.phoneInvalid")]];
          const [, traveller, part] = /^travellers\.(\d+)\.(firstName|lastName)$/.exec(path) ?? [];
          if (part === "firstName" || part === "lastName") {
            const name = questions.nameOf?.(Number(traveller), part);
            return name ? [[name, inFull(name, t("problems.nameInvalid"))]] : [];
          }
          return asked
            .filter(({ need: { id }, traveller }) =>
              [`answers.${id}`, `answers.${id}.${traveller}`].includes(path),
            )
            .map(({ need, name, traveller }) => [
              name,
              inFull(
                name,
                questions.explain?.(need.id, traveller) ?? sayNeed({ need, fault: "refused" }),
              ),
            ]);
        }),
      ),
    mutation: mutationOptions({ mutationKey: ["bookings", "create"], mutationFn: bookQuote }),
    onDone: onOutcome,
  });
  const isSending = form.isSending || isDone;
  useEffect(() => {
    onSending(isSending);
  }, [isSending, onSending]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    // What was sent by one button isn't sent by the other as well.
    if (isSending) return event.preventDefault();
    // In the way that was refused.
    if (bookAgain.current) return form.props.onSubmit(event);
    const { submitter } = event.nativeEvent;
    const isPaidLater = submitter instanceof HTMLButtonElement && submitter.value === "later";
    payment.current = isPaidLater ? "later" : null;
    setLater(isPaidLater);
    form.props.onSubmit(event);
  };

  const onBookAgain = () => {
    bookAgain.current = true;
    element.current?.requestSubmit();
    bookAgain.current = false;
  };
  const { error } = form;
  const known: Record<KnownProblem, ReactNode> = {
    duplicate_booking: (
      <DuplicateBooking
        service={quote.service}
        reference={error instanceof ApiError ? (error.duplicate?.reference ?? null) : null}
        prefix={links.prefix}
        onBookAgain={onBookAgain}
      />
    ),
    too_many_unpaid: (
      <p>
        {t.rich("payLater.tooMany", {
          link: (chunks) =>
            buyer.bookingsHref ? (
              <a href={buyer.bookingsHref} className="font-semibold underline">
                {chunks}
              </a>
            ) : (
              chunks
            ),
        })}
      </p>
    ),
    not_changeable: <p>{t("replaces.notChangeable")}</p>,
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
    <form {...form.props} onSubmit={onSubmit} ref={element} className="space-y-6">
      <FormProblem form={form} known={known} />
      <Card title={t("contact.title")} text={own("contact.text")}>
        {buyer.mayBookForClients && <ClientField contact={buyer.contact} />}
        <ContactFields service={quote.service} form={form} contact={buyer.contact} />
      </Card>
      {questions.toFields(form, ofTravellers)}
      {ofBooking.length > 0 && (
        <div hidden={ofBooking.every(({ isHidden }) => isHidden)}>
          <Card title={t("needs.title")}>
            <NeedFields form={form} asked={ofBooking} />
          </Card>
        </div>
      )}
      {comments}
      <Card title={t("terms.title")}>
        <TermsField form={form} quote={quote} prefix={links.prefix} serverNow={serverNow} />
      </Card>
      <PayBar
        service={quote.service}
        total={quote.total}
        dueNow={quote.dueNow}
        answerWithinHours={quote.answerWithinHours}
        isSending={isSending && !isLater}
      />
      {/* A request isn't paid before it is accepted, and a day after at most. */}
      {quote.payLaterUntil && quote.answerWithinHours === undefined && (
        <PayLater
          until={quote.payLaterUntil}
          zone={quote.cancellation.zone}
          isSending={isSending}
          isPressed={isLater}
        />
      )}
    </form>
  );
}
