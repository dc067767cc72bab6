"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Form } from "@/components/site/forms/use-form.client";
import { Checkbox } from "@/components/ui/checkbox";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { useDeadline } from "@/lib/dates/use-deadline";
import { toRefundPeriods } from "@/lib/prices/refund-periods";
import type { CheckoutQuote } from "./checkout-quote";

type Props = {
  form: Form<string>;
  quote: Pick<CheckoutQuote, "service" | "terms" | "cancellation">;
  prefix: string;
  serverNow: string;
};

/** What is said of a price that can't be cancelled for free any more. */
const noDeadline = {
  none: "noRefund",
  ask: "askRefund",
  partial: "partRefund",
  full: "partRefund",
} as const;

/**
 * One box, never ticked for anybody, that names all it says yes to. The terms open beside: what is
 * typed stays.
 */
export function TermsField({
  form,
  quote: { service, terms, cancellation },
  prefix,
  serverNow,
}: Props) {
  const t = useTranslations("checkout.terms");
  const own = useTranslations(`itemTerms.${service}.checkout.terms`);
  const toDeadline = useDeadline();
  const id = form.idOf("accepted");
  const problem = form.problems.find(({ name }) => name === "accepted")?.text;
  const periods = toRefundPeriods(cancellation, new Date(serverNow));
  const deadline = periods.find(({ refundPercentage }) => refundPercentage === 100)?.before;
  // Part of a refund on request is promised in any case while one of its periods is open.
  const isPromised = cancellation.refundable === "ask" && periods.length > 1;
  const linkTo = (path: string | null) => (chunks: ReactNode) =>
    path ? (
      <a
        href={`${prefix}${path}?from=checkout`}
        target="_blank"
        rel="noopener"
        className="font-semibold text-brand-ink underline"
      >
        {chunks}
        <VisuallyHidden> {t("newTab")}</VisuallyHidden>
      </a>
    ) : (
      chunks
    );
  return (
    <div>
      <div className="flex gap-3">
        <Checkbox
          id={id}
          name="accepted"
          value="yes"
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          className="mt-0.5 size-6"
        />
        <label htmlFor={id} className="min-w-0">
          {t("accept")}
          <span className="block text-sm text-ink-soft">
            {deadline
              ? own("deadline", {
                  time: toDeadline(deadline, cancellation.zone),
                })
              : t(isPromised ? "askMoreRefund" : noDeadline[cancellation.refundable])}
          </span>
        </label>
      </div>
      {/* Beside the label and not in it: a link in a label is easily hit by who only wants to tick. */}
      <ul className="ms-9 mt-2 space-y-1 text-sm">
        {terms.map(({ id: term, kind, path }) => (
          <li key={term}>
            {kind === "rateComments"
              ? own.rich(kind, { term: linkTo(path) })
              : t.rich(kind, { term: linkTo(path) })}
          </li>
        ))}
      </ul>
      {problem && (
        <p id={`${id}-error`} className="ms-9 mt-1.5 text-sm font-semibold text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
