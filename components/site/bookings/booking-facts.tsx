import { toFullName } from "@/lib/api/contract/full-name";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { Booking } from "@/lib/api/contract/bookings";
import { Fact } from "./fact";

type Props = {
  booking: Pick<Booking, "item" | "headline" | "contact" | "requests">;
  /** Where and when. */ heading: ReactNode;
  /** The facts that only its service knows. */ children: ReactNode;
};

/** What was booked and by whom, for use on the way. */
export function BookingFacts({
  booking: { item, headline, contact, requests },
  heading,
  children,
}: Props) {
  const t = useTranslations("bookingTerms.facts");
  const own = useTranslations(`itemTerms.${item.service}.bookings`);
  const { phone } = headline;
  return (
    <div>
      {heading}
      <dl className="border-t border-line text-sm">
        {children}
        <Fact label={t("contact")}>
          <bdi>{toFullName(contact)}</bdi>
          {[contact.email, contact.phone].map((address) => (
            <span key={address} className="block font-normal text-ink-soft">
              <bdi dir="ltr">{address}</bdi>
            </span>
          ))}
        </Fact>
        {requests && (
          <Fact label={t("requests")}>
            <span dir="auto" className="block whitespace-pre-line">
              {requests}
            </span>
          </Fact>
        )}
        {phone && (
          <Fact label={own("phone")}>
            <a
              href={`tel:${phone.replace(/[^+\d]/g, "")}`}
              className="inline-flex items-center gap-1.5 text-brand-ink hover:underline"
            >
              <Icon name="phone" className="size-4" />
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </Fact>
        )}
      </dl>
    </div>
  );
}
