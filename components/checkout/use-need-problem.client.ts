"use client";

import { useLocale, useTranslations } from "next-intl";
import type { Need } from "@/lib/api/contract/needs";
import { defaultLength } from "@/lib/api/contract/find-answer-fault";
import { toExplainedId, useNeedWords } from "@/lib/bookings/need-words";
import type { NeedProblem } from "./check-needs";

/** What to say of an answer that is missing or wrong. */
export function useNeedProblem(): (problem: NeedProblem) => string {
  const t = useTranslations("checkout.problems");
  const forms = useTranslations("forms");
  const locale = useLocale();
  const { labelOf, unitOf } = useNeedWords();

  function toRange(need: Need): string {
    const { minimum, maximum, units: [unit] = [] } = need;
    const toText = (limit: number) =>
      new Intl.NumberFormat(locale).format(limit) + (unit ? ` ${unitOf(need, unit)}` : "");
    const label = labelOf(need);
    if (minimum === undefined) return t("answers.atMost", { label, most: toText(maximum ?? 0) });
    if (maximum === undefined) return t("answers.atLeast", { label, least: toText(minimum) });
    return t("answers.between", { label, least: toText(minimum), most: toText(maximum) });
  }

  return ({ need, fault }) => {
    const label = labelOf(need);
    if (fault === "incomplete" || fault === "shortYear" || fault === "unreal")
      return forms(`date.problems.${fault}`, { label });
    const id = toExplainedId(need);
    if (id) return t(`needs.${id}.${fault === "missing" ? fault : "invalid"}`);
    if (fault === "range") return toRange(need);
    if (fault === "tooLong")
      return t("answers.tooLong", { label, most: need.maximum ?? defaultLength });
    if (fault === "invalid" && need.kind === "measure" && need.units?.includes("ft"))
      return t("answers.feet", { label });
    // What is wrong with a date is said above.
    if (fault !== "invalid" || need.kind === "date")
      return t(`answers.${fault === "invalid" ? "refused" : fault}`, { label });
    return t(`answers.${need.kind}`, { label });
  };
}
