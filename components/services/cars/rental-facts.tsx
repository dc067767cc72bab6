import { toFullName } from "@/lib/api/contract/full-name";
import { useFormatter, useLocale, useTranslations } from "next-intl";
import { BookingFacts } from "@/components/site/bookings/booking-facts";
import { Fact } from "@/components/site/bookings/fact";
import type { Booking } from "@/lib/api/contract/bookings";
import type { CarItem } from "@/lib/api/contract/car-items";
import { deskHoursAt } from "@/lib/cars/desk-hours";
import { findDeposit } from "@/lib/cars/find-deposit";
import { formatMoney } from "@/lib/money/format-money";
import { RentalSummary } from "./rental-summary";

type End = CarItem["offer"]["pickUp"];

/**
 * Where a desk is, and when it is open on the day on which it is needed. Its phone only if it isn't
 * the booking's, which has a line of its own.
 */
function Desk({
  end,
  charges,
  phone,
}: Pick<Booking, "charges"> & { end: End; phone: string | null }) {
  const t = useTranslations("carBooking.facts");
  const { depot } = end;
  const hours = deskHoursAt(end, charges);
  return (
    <>
      <bdi>{depot.address}</bdi>
      <span className="block font-normal text-ink-soft">
        {hours.kind === "hours" ? (
          <>
            {t("hours")}: {t("hoursOf", { from: hours.from, until: hours.until })}
          </>
        ) : hours.kind === "awaited" ? (
          t("awaited", { time: hours.time, isPaid: String(hours.isPaid) })
        ) : (
          t(hours.kind)
        )}
      </span>
      {depot.phone && depot.phone !== phone && (
        <span className="block font-normal text-ink-soft">
          {t("phone")}: <bdi dir="ltr">{depot.phone}</bdi>
        </span>
      )}
    </>
  );
}

/** Which car, where and when, who drives and what to bring: what a renter needs on the way. */
export function RentalFacts({ booking }: { booking: Booking & { item: CarItem } }) {
  const t = useTranslations("carBooking");
  const terms = useTranslations("carTerms");
  const format = useFormatter();
  const locale = useLocale();
  const { item, travellers, answers, charges } = booking;
  const { pickUp, dropOff, mileage, fuelPolicy, vehicle } = item.offer;
  const deposit = findDeposit(charges);
  const flight = answers.find(({ need }) => need === "flightNumber")?.value;
  return (
    <BookingFacts booking={booking} heading={<RentalSummary item={item} />}>
      {[pickUp, dropOff].map((end) => (
        <Fact key={end.local} label={t(end === pickUp ? "facts.pickUpDesk" : "facts.dropOffDesk")}>
          <Desk end={end} charges={charges} phone={booking.headline.phone} />
        </Fact>
      ))}
      {travellers.map(({ firstName, lastName }, index) => (
        <Fact key={`${index} ${firstName} ${lastName}`} label={t("facts.driver")}>
          <bdi>{toFullName({ firstName, lastName })}</bdi>
        </Fact>
      ))}
      {flight && (
        <Fact label={t("facts.flight")}>
          <bdi dir="ltr">{flight}</bdi>
        </Fact>
      )}
      <Fact label={t("bring.title")}>
        <ul>
          <li>{t("bring.voucher")}</li>
          <li>{t("bring.licence")}</li>
          {/* An isolate: in right-to-left text an amount stays left to right. */}
          <li>
            {deposit
              ? t("bring.card", { amount: `\u2066${formatMoney(deposit, locale)}\u2069` })
              : t("bring.cardAny")}
          </li>
          <li>{t("bring.identity")}</li>
        </ul>
      </Fact>
      <Fact label={t("facts.mileage")}>
        {mileage.included === null
          ? terms("unlimitedMileage")
          : terms("includedKm", { km: format.number(mileage.included) })}
      </Fact>
      <Fact label={t("facts.fuel")}>{t(`facts.${fuelPolicy}`, { fuel: vehicle.fuel })}</Fact>
    </BookingFacts>
  );
}
