import { useTranslations, useFormatter } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import type { CarRefusal } from "@/lib/api/contract/car-terms";
import type { CarLinks } from "@/lib/cars/car-links";
import { ProblemNotice } from "@/components/site/problem-notice";
import type { CarSearchQuery } from "@/lib/cars/car-results";
import { localMomentOfWeek, toLocalMoment } from "@/lib/dates/local-moment";
import type { FoundCars } from "@/lib/data/cars";

const usualTime = "T10:00";

type RefusalAdviceProps = { refusals: Refusals; search: RefusedSearch; links: CarLinks };

/** Where nothing is rented for a search: each reason, and what to change. */
export function RefusalAdvice({ refusals, search, links }: RefusalAdviceProps) {
  const t = useTranslations("cars.advice");
  const toText = useRefusalText(search);
  const elsewhere = {
    text: () => t("otherCountry"),
    href: links.to({ dropOff: null, dropOffName: "" }),
  };
  const atUsualTimes = {
    pickUpAt: `${search.pickUpAt.slice(0, 10)}${usualTime}`,
    dropOffAt: `${search.dropOffAt.slice(0, 10)}${usualTime}`,
  };
  const advice: Record<CarRefusal, { text: () => string; href?: string }> = {
    driverTooYoung: { text: () => t("driverTooYoung") },
    driverTooOld: { text: () => t("driverTooOld") },
    closed:
      atUsualTimes.pickUpAt === atUsualTimes.dropOffAt ||
      (atUsualTimes.pickUpAt === search.pickUpAt && atUsualTimes.dropOffAt === search.dropOffAt)
        ? { text: () => t("otherTimes") }
        : { text: () => t("closed"), href: links.to(atUsualTimes) },
    otherCountry: elsewhere,
    tooFarApart: elsewhere,
  };
  return (
    <ul className="space-y-4">
      {refusals.map((refusal) => {
        const { text, href } = advice[refusal.reason];
        return (
          <li key={refusal.reason} className="space-y-2">
            <p className="font-semibold">{toText(refusal)}</p>
            {href ? (
              <a href={href} className={buttonClass({ look: "secondary", size: "small" })}>
                {text()}
              </a>
            ) : (
              <p className="text-ink-soft">{text()}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

type Props = { refusals: Refusals; search: RefusedSearch };

/** Cars that aren't rented for this search, beside others that are. */
export function RefusalNotice({ refusals, search }: Props) {
  const t = useTranslations("cars.refusals");
  const toText = useRefusalText(search);
  const problems = refusals.map((refusal) => ({ id: refusal.reason, text: toText(refusal) }));
  return <ProblemNotice title={t("title")} problems={problems} />;
}

export type Refusals = FoundCars["refusals"];
type RefusedSearch = Pick<CarSearchQuery, "pickUpAt" | "dropOffAt" | "driverAge">;

/** "12 cars aren't rented to drivers under 21" */
function useRefusalText({ pickUpAt, dropOffAt, driverAge }: RefusedSearch) {
  const t = useTranslations("cars.refusals");
  const format = useFormatter();
  const times = [pickUpAt, dropOffAt].map((at) =>
    format.dateTime(toLocalMoment(at), localMomentOfWeek),
  );
  return ({ reason, cars, age }: Refusals[number]) =>
    ({
      // If the supplier gives no limit, the driver's own age is just beyond it.
      driverTooYoung: () => t("driverTooYoung", { cars, age: age ?? driverAge + 1 }),
      driverTooOld: () => t("driverTooOld", { cars, age: age ?? driverAge - 1 }),
      closed: () => t("closed", { cars, times: format.list(times, { type: "disjunction" }) }),
      otherCountry: () => t("otherCountry", { cars }),
      tooFarApart: () => t("tooFarApart", { cars }),
    })[reason]();
}
