import { useFormatter, useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import type { CarOffers } from "@/lib/data/cars";
import { localMomentOfWeek, toLocalMoment } from "@/lib/dates/local-moment";
import type { RentalView } from "./rental-view";

type Props = { refusal: CarOffers["refusal"]; view: RentalView };

/** Nothing at these times, or not for this driver: the reason, and what else there is. */
export function NoCar({ refusal, view: { rental, searchHref } }: Props) {
  const [t, refused] = [useTranslations("carDetails"), useTranslations("carDetails.refused")];
  const format = useFormatter();
  const { pickUpAt, dropOffAt, driverAge } = rental;
  const times = [pickUpAt, dropOffAt].map((at) =>
    format.dateTime(toLocalMoment(at), localMomentOfWeek),
  );
  const reason =
    refusal &&
    {
      driverTooYoung: () => refused("driverTooYoung", { age: refusal.age ?? driverAge + 1 }),
      driverTooOld: () => refused("driverTooOld", { age: refusal.age ?? driverAge - 1 }),
      closed: () => refused("closed", { times: format.list(times, { type: "disjunction" }) }),
      otherCountry: () => refused("otherCountry"),
      tooFarApart: () => refused("tooFarApart"),
    }[refusal.reason]();
  return (
    <div className="rounded-card border border-line bg-surface p-6 shadow-card">
      <p className="flex items-center gap-3 text-lead font-semibold">
        <Icon name="calendar-x-2" className="size-6 shrink-0 text-ink-soft" />
        {t(reason ? "refused.title" : "soldOut.title")}
      </p>
      <p className="mt-2 text-ink-soft">{reason ?? t("soldOut.text")}</p>
      <p className="mt-4">
        <a href={searchHref} className={buttonClass({ look: "secondary" })}>
          {t("gone.others")}
        </a>
      </p>
    </div>
  );
}
