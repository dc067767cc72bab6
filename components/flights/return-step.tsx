import { useFormatter, useTranslations } from "next-intl";
import { ResultsLink } from "@/components/results/results-link.client";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import { flightLists } from "@/lib/api/contract/flight-terms";
import type { FlightLeg } from "@/lib/api/contract/flights";
import { calendarDayOfWeek, toUtcDate } from "@/lib/dates/calendar-date";
import { toChosenLeg } from "@/lib/flights/flight-list";
import type { FlightLinks } from "@/lib/flights/flight-links";
import type { FlightSearchQuery } from "@/lib/flights/flight-results";
import { toCardLeg } from "@/lib/flights/to-card-flight";
import { chosenId } from "@/lib/results/page-ids";
import { FlightLegLine } from "./flight-leg";

const titleId = "step";

type Props = {
  search: FlightSearchQuery;
  /** The chosen one, where it is found. */
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
    <section
      id={chosenId}
      tabIndex={-1}
      aria-labelledby={leg === null ? undefined : titleId}
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
        <nav aria-label={t("label")} className="ms-auto">
          <ul className="flex rounded-control border border-line-strong bg-surface">
            {flightLists.toReversed().map((list) => (
              <li key={list}>
                <ResultsLink
                  href={links.to({ list, outbound: null })}
                  aria-current={list === search.list ? "true" : undefined}
                  className="view-link"
                >
                  {t(list)}
                </ResultsLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}

/** The outbound whose ways back are listed, and the way to another one. */
function ChosenOutbound({ outbound, links }: { outbound: FlightLeg; links: FlightLinks }) {
  const t = useTranslations("flights.returns");
  const format = useFormatter();
  const day = outbound.segments[0]?.departs.local;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-3 shadow-card sm:p-5">
      <div className="min-w-64 grow space-y-2">
        <p className="text-sm font-semibold text-brand-ink">
          {t("chosen")}
          {day && ` · ${format.dateTime(toUtcDate(day), calendarDayOfWeek)}`}
        </p>
        <ul>
          {toCardLeg(outbound).map((leg) => (
            <FlightLegLine key={leg.from.time} leg={leg} />
          ))}
        </ul>
      </div>
      <Link
        href={`${links.to({ outbound: null })}#${chosenId}`}
        aria-label={t("changeOf")}
        className={buttonClass({ look: "secondary", size: "small" })}
      >
        {t("change")}
      </Link>
    </div>
  );
}
