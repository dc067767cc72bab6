import { getTranslations } from "next-intl/server";
import { CommentsNotice } from "@/components/site/offers/comments-notice";
import { notFound } from "next/navigation";
import { CoverList } from "@/components/car-details/cover-list";
import { DepotInfo } from "@/components/car-details/depot-info";
import { NoCar } from "@/components/car-details/no-car";
import { RentalRules } from "@/components/car-details/rental-rules";
import { RentalFields } from "@/components/search/rental-fields.client";
import { BookingWithoutScript } from "@/components/site/booking-without-script";
import { RecentVisit } from "@/components/site/recent-items/recent-visit.client";
import { SaveButton } from "@/components/site/saved-items/save-button.client";
import { TrustFacts } from "@/components/site/trust-facts";
import { CompanyLine } from "@/components/site/cars/company-line";
import { RentalProblems } from "@/components/site/cars/rental-problems";
import { VehicleFacts } from "@/components/site/cars/vehicle-facts";
import { ClientTexts } from "@/components/site/client-texts";
import { ContentPage } from "@/components/site/content-page";
import { OfferFailed } from "@/components/site/offers/offer-failed";
import { PageSection } from "@/components/site/page-section";
import { ShownPriceNotice } from "@/components/site/prices/shown-price-notice";
import { SignInForPrices } from "@/components/site/prices/sign-in-for-prices";
import { QueryForm } from "@/components/site/query-form";
import { Picture } from "@/components/ui/picture";
import type { Agency } from "@/lib/api/contract/agencies";
import { toKeptCar } from "@/lib/cars/kept-car";
import type { getCarRental } from "@/lib/data/car-rentals";
import { paths } from "@/lib/paths";
import { compareShownPrice } from "@/lib/prices/shown-price";

type Props = {
  agency: Agency;
  id: string;
  found: Awaited<ReturnType<typeof getCarRental>>["found"];
};

/** What the supplier answers about a car, whenever it does. */
export async function CarPage({ agency, id, found }: Props) {
  const [car, t, cars, terms] = await Promise.all([
    found,
    getTranslations("carDetails"),
    getTranslations("cars"),
    getTranslations("carTerms"),
  ]);
  if (car === null) notFound();
  const { answer, asked, today, form } = car;
  const offers = typeof answer === "string" ? [] : answer.offers;
  const [offer] = offers;
  const depot = offer?.pickUp.depot;
  const searchPath = car.toSearchPath(
    depot && { name: depot.name, latitude: depot.latitude, longitude: depot.longitude },
  );
  const view = { ...car.view, searchHref: `${car.view.prefix}${searchPath}` };
  const place = asked.pickUp?.name ?? (asked.pickUpName || depot?.city);
  const title = offer
    ? terms("orSimilar", { name: offer.vehicle.name })
    : place
      ? t("title", { place })
      : t("titleNowhere");
  const kept =
    offer &&
    toKeptCar({ ...offer, desk: offer.pickUp.depot.name }, view.here, offer.price?.total ?? null);
  const shown = compareShownPrice(offers, car.shown);
  const comments = [...new Set(offers.flatMap((each) => each.comments))];
  const parent = place ? cars("resultsTitle", { place }) : cars("resultsTitleNowhere");
  return (
    <ClientTexts namespaces={["carDetails", "money", "saving", "search"]}>
      <ContentPage
        agency={agency}
        path={paths.offer("cars", { id })}
        title={title}
        parents={[{ name: parent, path: searchPath }]}
        lead={
          offer &&
          kept && (
            <div className="space-y-2">
              <p className="text-sm">{terms(`classes.${offer.vehicle.class}`)}</p>
              <CompanyLine company={offer.company} />
              <SaveButton item={kept} look="wide" />
              <RecentVisit item={kept} />
            </div>
          )
        }
        isWide
      >
        <div className="space-y-8">
          {offer && (
            <div className="grid items-center gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
              <Picture
                src={offer.vehicle.picture}
                alt=""
                width={960}
                height={640}
                sizes="(min-width: 768px) 600px, 100vw"
                isEager
                className="aspect-2/1 w-full rounded-card bg-brand-tint object-cover"
              />
              <VehicleFacts vehicle={offer.vehicle} className="text-base" />
            </div>
          )}
          <div id="times" className="space-y-4">
            <RentalProblems rental={asked} />
            <QueryForm
              action={form.action}
              hidden={form.hidden}
              label={t("form.label")}
              submit={t("form.submit")}
              wide="lg:grid-cols-5"
              fields={
                <RentalFields
                  key={view.here}
                  today={today}
                  dates={{ start: asked.pickUpAt.slice(0, 10), end: asked.dropOffAt.slice(0, 10) }}
                  rental={{
                    pickUpTime: asked.pickUpAt.slice(11),
                    dropOffTime: asked.dropOffAt.slice(11),
                    dropOff: null,
                    driverAge: view.isAgeKnown ? asked.driverAge : null,
                  }}
                />
              }
            />
          </div>
          {typeof answer === "string" ? (
            <OfferFailed namespace="carDetails.failed" here={view.here} reason={answer} />
          ) : offer ? (
            <>
              <PageSection id="covers" title={t("covers.title")}>
                <div className="space-y-4">
                  <ShownPriceNotice state={shown} />
                  {offers.every(({ price }) => !price) && (
                    <SignInForPrices logInHref={view.logInHref} />
                  )}
                  <CoverList
                    offers={offers}
                    dealId={shown?.kind === "same" ? shown.offerId : null}
                    view={view}
                  />
                </div>
              </PageSection>
              <BookingWithoutScript contact={view.contact} subject={title} />
              <TrustFacts agency={agency} />
              <CommentsNotice title={t("comments")} comments={comments} />
              <PageSection id="depots" title={t("depots.title")}>
                <div className="grid gap-5 md:grid-cols-2">
                  <DepotInfo
                    label={terms("rental.pickUp")}
                    end={offer.pickUp}
                    charges={offer.charges}
                  />
                  <DepotInfo
                    label={terms("rental.dropOff")}
                    end={offer.dropOff}
                    charges={offer.charges}
                  />
                </div>
                <p className="mt-3 text-sm text-ink-soft">{t("depots.localTime")}</p>
              </PageSection>
              <RentalRules offer={offer} />
            </>
          ) : (
            <NoCar refusal={answer.refusal} view={view} />
          )}
        </div>
      </ContentPage>
    </ClientTexts>
  );
}
