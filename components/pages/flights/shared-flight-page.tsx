import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { FlightLead } from "@/components/flight-details/flight-lead";
import { LateNextFlights } from "@/components/flight-details/late-next-flights";
import { LegList } from "@/components/flight-details/leg-list";
import { NoFares } from "@/components/flight-details/no-fares";
import { ClientTexts } from "@/components/site/client-texts";
import { ContentPage } from "@/components/site/content-page";
import { OfferFailed } from "@/components/site/offers/offer-failed";
import { PageSection } from "@/components/site/page-section";
import { buttonClass } from "@/components/ui/button-class";
import type { Agency } from "@/lib/api/contract/agencies";
import type { getSharedFlight } from "@/lib/data/flight-itineraries";
import { getFlightTitle, getLegsTitle } from "@/lib/flights/get-flight-title";
import { resolveItineraryState } from "@/lib/flights/itinerary-state";
import { readItineraryId } from "@/lib/flights/read-itinerary-id";
import { paths } from "@/lib/paths";

type Props = { agency: Agency; id: string; flight: Awaited<ReturnType<typeof getSharedFlight>> };

/** The flights alone, for any viewer; their price depends on the party. */
export async function SharedFlightPage({ agency, id, flight }: Props) {
  const [found, t] = await Promise.all([flight.found, getTranslations("flightDetails")]);
  const known = readItineraryId(id);
  if (found === null && !known) notFound();
  const answer = found === null || typeof found === "string" ? null : found;
  const title = await (answer ? getFlightTitle(answer.itinerary) : getLegsTitle(known ?? []));
  const state = answer ? resolveItineraryState(answer, flight.now) : "gone";
  const { prefix, cabin, here } = flight;
  return (
    <ClientTexts namespaces={["sharing"]}>
      <ContentPage
        agency={agency}
        path={paths.flight(id)}
        title={title}
        parents={[{ name: t("flights"), path: paths.book("flights") }]}
        lead={answer && <FlightLead itinerary={answer.itinerary} title={title} sharedHref={here} />}
        isWide
      >
        <div className="space-y-8">
          {typeof found === "string" ? (
            <OfferFailed namespace="flightDetails.failed" here={here} reason={found} />
          ) : state === "onSale" && answer ? (
            <section
              aria-labelledby="prices"
              className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-brand-tint p-5"
            >
              <div>
                <h2 id="prices" className="font-semibold">
                  {t("shared.title")}
                </h2>
                <p className="text-sm text-ink-soft">{t("shared.text")}</p>
              </div>
              <a href={`${prefix}${flight.toFaresPath(answer)}`} className={buttonClass()}>
                {t("shared.action")}
              </a>
            </section>
          ) : (
            state !== "onSale" && (
              <NoFares
                state={state}
                cabin={cabin}
                searchHref={`${prefix}${flight.toSearchPath(found)}`}
              />
            )
          )}
          {answer && (
            <PageSection id="flights" title={t("legs.title")}>
              <LegList itinerary={answer.itinerary} />
              <p className="mt-3 text-sm text-ink-soft">{t("clocks.local")}</p>
            </PageSection>
          )}
          {answer && state === "onSale" && (
            <LateNextFlights
              itinerary={answer.itinerary}
              next={flight.next}
              isWhole={flight.isNextWhole}
              wholeHref={flight.wholeHref}
            />
          )}
        </div>
      </ContentPage>
    </ClientTexts>
  );
}
