import { useTranslations } from "next-intl";
import { PartyText } from "@/components/site/hotels/party-text";
import { MoneyText } from "@/components/site/money-text.client";
import { ButtonLink } from "@/components/ui/button-link";
import type { HotelParty } from "@/lib/api/contract/hotels";
import { daysBetween } from "@/lib/dates/calendar-date";
import { useDateRange } from "@/lib/dates/use-date-range";
import type { Money } from "@/lib/money/money";

type Props = { total: Money; party: HotelParty; href: string };

/** What it costs, for example: never without what for. */
export function HotelPrice({ total, party: { stay, rooms }, href }: Props) {
  const t = useTranslations("hotelDetails.outlook");
  const rates = useTranslations("hotelDetails.rates");
  const terms = useTranslations("hotelTerms.stay");
  const toRange = useDateRange();
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-brand-tint p-5">
      <div>
        <p className="text-heading font-semibold">
          {t.rich("from", { price: () => <MoneyText money={total} /> })}
        </p>
        <p className="text-sm text-ink-soft">
          {terms("nights", { count: daysBetween(stay.start, stay.end) })},{" "}
          <PartyText rooms={rooms} />, {toRange(stay.start, stay.end)}
        </p>
        <p className="text-sm text-ink-soft">{rates("taxesIncluded")}</p>
      </div>
      <ButtonLink href={href}>{t("action")}</ButtonLink>
    </div>
  );
}
