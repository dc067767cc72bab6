import { useLocale, useTranslations } from "next-intl";
import { isKnownUnit, knownUnits } from "@/lib/api/contract/measures";
import {
  needTable,
  questionIds,
  type FixedNeedId,
  type QuestionId,
} from "@/lib/api/contract/need-table";
import type { Answer, Need } from "@/lib/api/contract/needs";
import { calendarDay, toUtcDate } from "@/lib/dates/calendar-date";

type Words = { t: ReturnType<typeof useTranslations<"checkout.needs">>; locale: string };
type Tables = typeof needTable;
type Options = { [Id in FixedNeedId]: Tables[Id] extends { options: infer O } ? O : never };
type OptionWord = Extract<Options[FixedNeedId], readonly string[]>[number];

/** Those that have a hint and problems of their own, for who flies or rents; others share some. */
const explainedIds = [
  ...(["birthDate", "flightNumber", "gender", "loyalty"] as const),
  ...(["passportNumber", "passportExpiry", "passportCountry"] as const),
] as const;
type ExplainedId = (typeof explainedIds)[number];

/** The id of a question that the site explains itself; null where the supplier has own words. */
export const toExplainedId = ({ id, label }: Pick<Need, "id" | "label">): ExplainedId | null =>
  label === undefined ? (explainedIds.find((one) => one === id) ?? null) : null;

const isQuestion = (id: Need["id"]): id is QuestionId =>
  (questionIds as readonly string[]).includes(id);

/** The words of questions and answers, alike in forms, on pages and on paper. */
export function createNeedWords({ t, locale }: Words) {
  const toNumber = (unit: string, value: number) =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(value);

  const labelOf = ({ id, label }: Pick<Need, "id" | "label">): string =>
    label ?? (isQuestion(id) ? t("question", { number: id.slice(-1) }) : t(`${id}.label`));

  function optionOf(
    { id, optionLabels }: Pick<Need, "id" | "optionLabels">,
    option: string,
  ): string {
    const own = optionLabels?.[option];
    if (own !== undefined || isQuestion(id)) return own ?? option;
    const row = needTable[id];
    const word =
      "options" in row && (row.options as readonly OptionWord[]).find((one) => one === option);
    return word ? t(`options.${word}`) : option;
  }

  /** A unit by itself: "kilograms". */
  function unitOf({ optionLabels }: Need, unit: string): string {
    const own = optionLabels?.[unit];
    if (own !== undefined || !isKnownUnit(unit)) return own ?? unit;
    return (
      new Intl.NumberFormat(locale, {
        ...{ style: "unit", unit: knownUnits[unit].name, unitDisplay: "long" },
      })
        .formatToParts(100)
        .find(({ type }) => type === "unit")?.value ?? unit
    );
  }

  function toMeasure(need: Need, { value, unit = "" }: Answer): string {
    if (!isKnownUnit(unit) || need.optionLabels?.[unit]) return `${value} ${unitOf(need, unit)}`;
    if (unit !== "ft") return toNumber(knownUnits[unit].name, Number(value));
    const [feet, inches] = value.split("'").map(Number);
    return new Intl.ListFormat(locale, { type: "unit", style: "short" }).format([
      toNumber("foot", feet ?? 0),
      ...(inches === undefined ? [] : [toNumber("inch", inches)]),
    ]);
  }

  function textOf(need: Need, answer: Answer): string {
    const { value } = answer;
    if (need.kind === "measure") return toMeasure(need, answer);
    if (need.kind === "country")
      return new Intl.DisplayNames(locale, { type: "region" }).of(value) ?? value;
    if (need.kind === "date")
      return new Intl.DateTimeFormat(locale, calendarDay).format(toUtcDate(value));
    if (need.kind === "time")
      return new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" }).format(
        new Date(`2000-01-01T${value}:00Z`),
      );
    return optionOf(need, value);
  }

  return { labelOf, optionOf, unitOf, textOf };
}

/** Of the page's language. */
export function useNeedWords() {
  const t = useTranslations("checkout.needs");
  const locale = useLocale();
  return createNeedWords({ t, locale });
}
