import { getTranslations } from "next-intl/server";
import { TextLink } from "@/components/ui/text-link";
import { notFound } from "next/navigation";
import { FaresBar } from "@/components/flight-details/fares-bar";
import { FareList } from "@/components/flight-details/fare-list";
import { FlightLead } from "@/components/flight-details/flight-lead";
import { LateNextFlights } from "@/components/flight-details/late-next-flights";
import { LegList } from "@/components/flight-details/leg-list";
import { NoFares } from "@/components/flight-details/no-fares";
import { BookingWithoutScript } from "@/components/site/booking-without-script";
import { TrustFacts } from "@/components/site/trust-facts";
import { ClientTexts } from "@/components/site/client-texts";
import { ContentPage } from "@/components/site/content-page";
import { OfferFailed } from "@/components/site/offers/offer-failed";
import { PageSection } from "@/components/site/page-section";
import { Notice } from "@/components/ui/notice";
import { ShownPriceNotice } from "@/components/site/prices/shown-price-notice";
import { SignInForPrices } from "@/components/site/prices/sign-in-for-prices";
import type { Agency } from "@/lib/api/contract/agencies";
import type { getFlightItinerary } from "@/lib/data/flight-itineraries";
import { getFlightTitle, getLegsTitle } from "@/lib/flights/get-flight-title";
import { resolveItineraryState } from "@/lib/flights/itinerary-state";
import { toKeptFlight } from "@/lib/flights/kept-flight";
import { toCardLegs } from "@/lib/flights/to-card-flight";
import { readItineraryId } from "@/lib/flights/read-itinerary-id";
import { toPassengers } from "@/lib/api/contract/to-passengers";
import { paths } from "@/lib/paths";
import { compareShownPrice } from "@/lib/prices/shown-price";
import { useTranslations } from "next-intl";
import { ProblemNotice } from "@/components/site/problem-notice";
import type { FlightProblem } from "@/lib/flights/flight-query";

type Props = { agency: Agency; id: string; flight: Awaited<ReturnType<typeof getFlightItinerary>> };

/** What the supplier answers about an itinerary, whenever it does. */
export async function FlightPage({ agency, id, flight }: Props) {
  const [found, t, terms] = await Promise.all([
    flight.found,
    getTranslations("flightDetails"),
    getTranslations("flightTerms"),
  ]);
  const known = readItineraryId(id);
  if (found === null && !known) notFound();
  const { asked, partyHref } = flight;
  const searchPath = flight.toSearchPath(found);
  const view = { ...flight.view, searchHref: `${flight.view.prefix}${searchPath}` };
  const party = [
    ...toPassengers(view.party).groups.map(({ kind, count }) => terms(`kinds.${kind}`, { count })),
    terms(`cabins.${view.cabin}`),
  ];
  const answer = found === null || typeof found === "string" ? null : found;
  const title = answer
    ? await getFlightTitle(answer.itinerary)
    : await getLegsTitle(known ?? asked.legs);
  const fares = answer?.fares ?? [];
  const [offer] = fares.filter(({ brand }) => !view.brandId || brand.id === view.brandId);
  const state = answer ? resolveItineraryState(answer, view.now) : "gone";
  return (
    <ClientTexts namespaces={["flightDetails.reserve", "money", "saving", "sharing"]}>
      <ContentPage
        agency={agency}
        path={paths.flight(id)}
        title={title}
        parents={[{ name: t("results"), path: searchPath }]}
        lead={
          answer && (
            <FlightLead
              itinerary={answer.itinerary}
              title={title}
              sharedHref={flight.sharedHref}
              party={party.join(" · ")}
              kept={toKeptFlight(
                toCardLegs(answer.itinerary),
                view.here,
                offer?.price?.total ?? null,
              )}
            />
          )
        }
        isWide
      >
        <div className="space-y-8">
          <PartyProblems problems={asked.problems} partyHref={partyHref} />
          {typeof found === "string" ? (
            <OfferFailed namespace="flightDetails.failed" here={view.here} reason={found} />
          ) : (
            state !== "onSale" && (
              <NoFares state={state} cabin={view.cabin} searchHref={view.searchHref} />
            )
          )}
          {answer && (
            <>
              <div className="space-y-8">
                <PageSection id="flights" title={t("legs.title")}>
                  <LegList itinerary={answer.itinerary} />
                  <p className="mt-3 text-sm text-ink-soft">{t("clocks.local")}</p>
                </PageSection>
                {state === "onSale" && <FaresBar fares={fares} party={party.join(" · ")} />}
              </div>
              {state === "onSale" && (
                <>
                  <PageSection id="fares" title={t("fares.title")}>
                    <div className="space-y-4">
                      <ShownPriceNotice
                        state={compareShownPrice(
                          fares.filter(({ brand }) => brand.id === view.brandId),
                          flight.shown,
                        )}
                      />
                      {flight.addedBags !== null && fares.some(({ price }) => price) && (
                        <Notice>
                          <p>{t("fares.bagsNext", { count: flight.addedBags })}</p>
                        </Notice>
                      )}
                      {fares.every(({ price }) => !price) && (
                        <SignInForPrices logInHref={view.logInHref} />
                      )}
                      <FareList fares={fares} view={view} partyHref={partyHref} />
                    </div>
                  </PageSection>
                  <BookingWithoutScript contact={view.contact} subject={title} />
                  <TrustFacts agency={agency} />
                  <LateNextFlights
                    itinerary={answer.itinerary}
                    next={flight.next}
                    isWhole={flight.isNextWhole}
                    wholeHref={flight.wholeHref}
                  />
                </>
              )}
            </>
          )}
        </div>
      </ContentPage>
    </ClientTexts>
  );
}

type PartyProblemsProps = {
  problems: readonly FlightProblem[];
  /** Where to change it. */
  partyHref: string;
};

/** Which part of the party in the URL couldn't be used; dates are those of the flights. */
function PartyProblems({ problems, partyHref }: PartyProblemsProps) {
  const t = useTranslations("flightDetails.problems");
  const told = (["cabin", "party", "ages"] as const).filter((each) => problems.includes(each));
  return (
    <ProblemNotice title={t("title")} problems={told.map((id) => ({ id, text: t(id) }))}>
      <p>
        <TextLink href={partyHref}>{t("change")}</TextLink>
      </p>
    </ProblemNotice>
  );
}
