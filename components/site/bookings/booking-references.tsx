import { useTranslations } from "next-intl";
import type { Booking } from "@/lib/api/contract/bookings";
import { CopyButton } from "./copy-button.client";

type Props = { booking: Pick<Booking, "item" | "reference" | "confirmationNumber"> };

/**
 * Our reference and the supplier's own number, to read out or to copy. Needs the texts of
 * `bookingTerms` in the browser.
 */
export function BookingReferences({ booking: { item, reference, confirmationNumber } }: Props) {
  const t = useTranslations("bookingTerms.references");
  const own = useTranslations(`itemTerms.${item.service}.bookings`);
  const numbers = [
    { label: t("reference"), value: reference },
    { label: own("confirmationNumber"), value: confirmationNumber },
  ];
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-4">
      {numbers.map(
        ({ label, value }) =>
          value && (
            <div key={label}>
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="flex items-center gap-2">
                <bdi
                  dir="ltr"
                  className="text-heading font-semibold tracking-wide tabular-nums select-all"
                >
                  {value}
                </bdi>
                <CopyButton text={value} name={label} />
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
