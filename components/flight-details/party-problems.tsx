import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import type { FlightProblem } from "@/lib/flights/read-flight-query";

/** Which part of the party in the URL couldn't be used; dates are those of the flights. */
export function PartyProblems({
  problems,
  partyHref,
}: {
  problems: readonly FlightProblem[];
  /** Where it can be told. */
  partyHref: string;
}) {
  const t = useTranslations("flightDetails.problems");
  const told = problems.filter((problem) => problem !== "dates");
  if (told.length === 0) return null;
  return (
    <Notice title={t("title")}>
      <ul className="list-disc space-y-0.5 ps-5">
        {told.map((problem) => (
          <li key={problem}>{t(problem)}</li>
        ))}
      </ul>
      <p>
        <a
          href={partyHref}
          className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline"
        >
          {t("change")}
        </a>
      </p>
    </Notice>
  );
}
