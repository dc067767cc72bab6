"use client";

import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { FormHeading } from "@/components/site/forms/form-heading.client";
import { buttonClass } from "@/components/ui/button-class";
import type { ItemService } from "@/lib/api/contract/items";
import { bookingAttempt } from "@/lib/checkout/booking-attempt";
import { paths } from "@/lib/paths";

const never = () => () => {};

type Props = { service: ItemService; quoteId: string; reference: string | null; prefix: string };

/**
 * The screen of a quote that is already booked: links to its booking. A guest's key is known only
 * to the tab that booked.
 */
export function BookedQuote({ service, quoteId, reference, prefix }: Props) {
  const t = useTranslations("checkout.booked");
  const stored = useSyncExternalStore(
    never,
    () => JSON.stringify(bookingAttempt.made(quoteId)),
    () => "null",
  );
  const made =
    (JSON.parse(stored) as ReturnType<typeof bookingAttempt.made>) ??
    (reference ? { reference } : null);
  const href =
    made &&
    ("order" in made
      ? paths.step(service, "confirm-order", made)
      : paths.step(service, "confirm-payment", made));
  return (
    <div>
      <FormHeading isNew title={t("title")} text={t("text")} />
      <a
        href={`${prefix}${href ?? paths.findBooking()}`}
        className={buttonClass({ size: "large" })}
      >
        {t(made ? "open" : "find")}
      </a>
    </div>
  );
}
