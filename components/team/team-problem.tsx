import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { ReturnedProblem } from "@/components/site/forms/returned-problem";
import { teamRefusals } from "@/lib/team/team-refusals";

/** Why a form of the team's came back. */
export function TeamProblem(props: Omit<ComponentProps<typeof ReturnedProblem>, "texts">) {
  const t = useTranslations("team.problems");
  const forms = useTranslations("forms");
  const toText = (refusal: (typeof teamRefusals)[keyof typeof teamRefusals]) =>
    refusal === "commonPassword" ? forms("passwordCommon") : t(refusal);
  const texts = Object.fromEntries(
    Object.values(teamRefusals).map((refusal) => [refusal, toText(refusal)]),
  );
  return <ReturnedProblem {...props} texts={texts} />;
}
