import { useTranslations } from "next-intl";
import { ProblemNotice } from "@/components/site/problem-notice";
import type { FlightProblem } from "@/lib/flights/flight-query";

/** Which part of the party in the URL couldn't be used; dates are those of the flights. */
export function PartyProblems({
  problems,
  partyHref,
}: {
  problems: readonly FlightProblem[];
  /** Where to change it. */
  partyHref: string;
}) {
  const t = useTranslations("flightDetails.problems");
  const told = (["cabin", "party", "ages"] as const).filter((each) => problems.includes(each));
  return (
    <ProblemNotice title={t("title")} problems={told.map((id) => ({ id, text: t(id) }))}>
      <p>
        <a
          href={partyHref}
          className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline"
        >
          {t("change")}
        </a>
      </p>
    </ProblemNotice>
  );
}
