import { useFormatter, useLocale, useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import type { CarSearchProblem } from "@/lib/cars/car-search-query";
import type { RentalQuery } from "@/lib/cars/read-rental-query";
import { localMoment, toLocalMoment } from "@/lib/dates/local-moment";

type Props = {
  rental: Pick<
    RentalQuery,
    "pickUpAt" | "dropOffAt" | "driverAge" | "givenAge" | "residence" | "dropOffName"
  > & { problems: readonly CarSearchProblem[] };
  needsSignIn?: boolean;
};

/** Tells which parts of the URL couldn't be used, and what was used instead. */
export function RentalProblems({ rental, needsSignIn = false }: Props) {
  const t = useTranslations("cars.problems");
  const format = useFormatter();
  const locale = useLocale();
  const { problems, pickUpAt, dropOffAt, driverAge, givenAge, residence, dropOffName } = rental;
  if (problems.length === 0 && !needsSignIn) return null;
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
  return (
    <Notice title={t("title")}>
      <ul className="list-disc space-y-0.5 ps-5">
        {[...problems, ...(needsSignIn ? (["prices"] as const) : [])].map((problem) => (
          <li key={problem}>{texts[problem]()}</li>
        ))}
      </ul>
    </Notice>
  );
}
