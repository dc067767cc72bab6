import { useFormatter, useLocale, useTranslations } from "next-intl";
import { ProblemNotice } from "@/components/site/problem-notice";
import type { CarSearchQuery } from "@/lib/cars/car-results";
import { localMoment, toLocalMoment } from "@/lib/dates/local-moment";

type Props = {
  rental: Pick<
    CarSearchQuery,
    "pickUpAt" | "dropOffAt" | "driverAge" | "givenAge" | "residence" | "dropOffName"
  > & { problems: CarSearchQuery["problems"] };
  needsSignIn?: boolean;
};

/** Tells which parts of the URL couldn't be used, and what was used instead. */
export function RentalProblems({ rental, needsSignIn = false }: Props) {
  const t = useTranslations("cars.problems");
  const format = useFormatter();
  const locale = useLocale();
  const { problems, pickUpAt, dropOffAt, driverAge, givenAge, residence, dropOffName } = rental;
  const texts = {
    times: () =>
      t("times", {
        from: format.dateTime(toLocalMoment(pickUpAt), localMoment),
        until: format.dateTime(toLocalMoment(dropOffAt), localMoment),
      }),
    age: () => t("age", { age: driverAge, given: givenAge.slice(0, 20) || "none" }),
    residence: () =>
      t("residence", {
        country: new Intl.DisplayNames(locale, { type: "region" }).of(residence) ?? residence,
      }),
    dropOff: () => t("dropOff", { place: dropOffName }),
    filters: () => t("filters"),
    prices: () => t("prices"),
  };
  const told = [...problems, ...(needsSignIn ? (["prices"] as const) : [])];
  return (
    <ProblemNotice title={t("title")} problems={told.map((id) => ({ id, text: texts[id]() }))} />
  );
}
