"use client";

import { useTranslations } from "next-intl";
import { useState, type ReactNode, type SubmitEvent } from "react";
import { FormProblem } from "@/components/site/forms/form-problem.client";
import { readValues, useForm } from "@/components/site/forms/use-form.client";
import { OutcomeRegion } from "@/components/site/outcome-region.client";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { BookingAccess } from "@/lib/api/browser/bookings";
import type { BookingChange } from "@/lib/api/contract/items";
import type { Quote } from "@/lib/api/contract/quotes";
import { checkoutDraft, type CheckoutDraft } from "@/lib/checkout/checkout-draft";
import type { Money } from "@/lib/money/money";
import { paths } from "@/lib/paths";
import { quoteChangeMutation } from "@/lib/queries/bookings";
import { ChangeFigures } from "./change-figures.client";

type Props = {
  which: BookingAccess;
  prefix: string;
  /** Of the booking as it is. */ total: Money;
  /** Of the controls in `children`, in document order. */ names: readonly string[];
  toChange: (values: Record<string, string>) => BookingChange;
  /** What is wrong with it, for people; null for nothing. */
  check: (change: BookingChange) => string | null;
  /** What is known of who travels, for checkout. */
  toDraft: (change: BookingChange) => CheckoutDraft;
  children: ReactNode;
};

/**
 * What a change of a booking would cost, and the way on to checkout with it. Until the new booking
 * is confirmed there nothing happens to this one.
 */
export function ChangeBooking({
  which,
  prefix,
  total,
  names,
  toChange,
  check,
  toDraft,
  children,
}: Props) {
  const t = useTranslations("trips.change");
  const [found, setFound] = useState<{ quote: Quote; change: BookingChange } | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { form } = useForm({
    names,
    toBody: (values) => ({ ...which, change: toChange(values) }),
    check: () => ({}),
    mutation: quoteChangeMutation(),
    onDone: setFound,
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const wrong = check(toChange(readValues(event.currentTarget, names)));
    setProblem(wrong);
    if (wrong) event.preventDefault();
    else form.props.onSubmit(event);
  };

  function leave() {
    if (!found) return;
    setLeaving(true);
    checkoutDraft.write({ ...checkoutDraft.read(), ...toDraft(found.change) });
    const { id, item } = found.quote;
    // Its address carries a secret: it is reached by a full navigation, with a policy of its own.
    location.assign(`${prefix}${paths.step(item.service, "checkout", { quote: id })}`);
  }

  return (
    <>
      <form {...form.props} onSubmit={onSubmit} hidden={found !== null} className="space-y-4">
        <OutcomeRegion isAnswer outcome={problem} className="rounded-control empty:hidden">
          {problem && (
            <Notice tone="error">
              <p>{problem}</p>
            </Notice>
          )}
        </OutcomeRegion>
        <FormProblem
          form={form}
          known={{
            sold_out: <p>{t("soldOut")}</p>,
            not_changeable: <p>{t("notChangeable")}</p>,
            invalid_input: <p>{t("invalid")}</p>,
          }}
        />
        {children}
        <Button type="submit" isLoading={form.isSending}>
          {t("see")}
        </Button>
      </form>
      <OutcomeRegion
        isAnswer
        outcome={found && found.quote.id}
        className="rounded-control empty:hidden"
      >
        {found && (
          <div className="space-y-4">
            <ChangeFigures before={total} quote={found.quote} />
            <div className="grid gap-3">
              <Button onClick={leave} isLoading={isLeaving}>
                {t("goOn")}
              </Button>
              <Button look="secondary" onClick={() => setFound(null)}>
                {t("again")}
              </Button>
            </div>
          </div>
        )}
      </OutcomeRegion>
    </>
  );
}
