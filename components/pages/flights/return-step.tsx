import { useFormatter, useTranslations } from "next-intl";
import { FlightLegLine } from "@/components/flights/flight-leg";
import { ResultsLink } from "@/components/results/results-link.client";
import { buttonClass } from "@/components/ui/button-class";
import { flightLists, type FlightList } from "@/lib/api/contract/flight-terms";
import type { FlightLeg } from "@/lib/api/contract/flights";
import { calendarDayOfWeek, toUtcDate } from "@/lib/dates/calendar-date";
import { toChosenLeg } from "@/lib/flights/flight-list";
import type { FlightLinks } from "@/lib/flights/flight-links";
import type { FlightSearchQuery } from "@/lib/flights/flight-results";
import { toCardLeg } from "@/lib/flights/to-card-flight";
import { chosenId } from "@/lib/results/page-ids";
import { StepStart } from "./step-start.client";

const titleId = "step";

type Props = {
  search: FlightSearchQuery;
  /** The chosen one; null where none is chosen yet. */
  outbound: FlightLeg | null;
  links: FlightLinks;
  showsPrices: boolean;
};

/** Above the list of a return: what was chosen, what is next, and how else it can be listed. */
export function ReturnStep({ search, outbound, links, showsPrices }: Props) {
  const t = useTranslations("flights.returns");
  const leg = toChosenLeg(search);
  const step = leg === 1 ? "back" : "out";
  return (
    <StepStart
      id={chosenId}
      labelledBy={leg === null ? undefined : titleId}
      step={leg === 1 ? (search.outbound ?? "") : ""}
      className="scroll-mt-20 space-y-4 outline-none"
    >
      {outbound && <ChosenOutbound outbound={outbound} links={links} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {leg !== null && (
          <div>
            <h2 id={titleId} className="text-heading font-semibold">
              {t(step)}
            </h2>
            {showsPrices && <p className="text-sm text-ink-soft">{t(`${step}Text`)}</p>}
          </div>
        )}
        {leg !== 1 && <ListSwitch current={search.list} links={links} />}
      </div>
    </StepStart>
  );
}

function ListSwitch({ current, links }: { current: FlightList; links: FlightLinks }) {
  const t = useTranslations("flights.returns");
  return (
    <nav aria-label={t("label")} className="sm:ms-auto">
      <ul className="flex rounded-control border border-line-strong bg-surface">
        {flightLists.toReversed().map((list) => (
          <li key={list}>
            <ResultsLink
              href={links.to({ list, outbound: null })}
              aria-current={list === current ? "true" : undefined}
              className="view-link"
            >
              {t(list)}
            </ResultsLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The outbound whose ways back are listed, and the way to another one. */
function ChosenOutbound({ outbound, links }: { outbound: FlightLeg; links: FlightLinks }) {
  const t = useTranslations("flights.returns");
  const format = useFormatter();
  const day = outbound.segments[0]?.departs.local;
  return (
    <div className="rounded-card border border-line bg-surface p-3 shadow-card sm:p-5">
      <div className="mb-2 flex items-center justify-between gap-4">
        <p className="text-sm font-semibold text-brand-ink">
          {t("chosen")}
          {day && ` · ${format.dateTime(toUtcDate(day), calendarDayOfWeek)}`}
        </p>
        <ResultsLink
          href={`${links.to({ outbound: null })}#${chosenId}`}
          aria-label={t("changeOf")}
          className={buttonClass({ look: "secondary", size: "small", className: "min-h-11" })}
        >
          {t("change")}
        </ResultsLink>
      </div>
      <ul className="max-w-160">
        {toCardLeg(outbound).map((leg) => (
          <FlightLegLine key={leg.from.time} leg={leg} />
        ))}
      </ul>
    </div>
  );
}
