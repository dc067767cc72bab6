import { getFormatter, getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { ActivityAbout, ActivityInfo } from "@/components/activity-details/activity-info";
import { MonthDays } from "@/components/activity-details/month-days";
import { PartyFields } from "./party-fields";
import { PartyProblem } from "@/components/activity-details/party-problem";
import { OptionList } from "@/components/activity-details/option-list";
import { ActivityLength } from "@/components/site/activities/activity-length";
import { ActivityRating } from "@/components/site/activities/activity-rating";
import { BookingWithoutScript } from "@/components/site/booking-without-script";
import { ClientTexts } from "@/components/site/client-texts";
import { ContentPage } from "@/components/site/content-page";
import { OfferFailed } from "@/components/site/offers/offer-failed";
import { PageSection } from "@/components/site/page-section";
import { ShownPriceNotice } from "@/components/site/prices/shown-price-notice";
import { SignInForPrices } from "@/components/site/prices/sign-in-for-prices";
import { QueryForm } from "@/components/site/query-form";
import { RecentVisit } from "@/components/site/recent-items/recent-visit.client";
import { SaveButton } from "@/components/site/saved-items/save-button.client";
import { ScriptArrival } from "@/components/site/script-arrival.client";
import { TrustFacts } from "@/components/site/trust-facts";
import { Picture } from "@/components/ui/picture";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { toKeptActivity } from "@/lib/activities/kept-activity";
import type { ActivityProduct } from "@/lib/api/contract/activities";
import type { Agency } from "@/lib/api/contract/agencies";
import type { ActivityOffer } from "@/lib/data/activity-offers";
import { calendarDayOfWeek, toUtcDate } from "@/lib/dates/calendar-date";
import { paths } from "@/lib/paths";
import { compareShownPrice } from "@/lib/prices/shown-price";

type Props = { agency: Agency; product: ActivityProduct; offer: ActivityOffer };

/**
 * An activity: what it is at once, its days and starts as soon as the supplier has said them. By a
 * day in the URL it shows that day's starts.
 */
export async function ActivityPage({ agency, product, offer }: Props) {
  const [t, terms, activities] = await Promise.all([
    getTranslations("activityDetails"),
    getTranslations("activityTerms"),
    getTranslations("activities"),
  ]);
  const { title, place, category, options } = product;
  const [picture = ""] = product.pictures;
  const { view } = offer;
  const minutes = Math.min(...options.map((option) => option.minutes));
  const { city: name, latitude, longitude } = place;
  const kept = toKeptActivity(
    { id: product.id, title, picture, place: { name, latitude, longitude } },
    view.here,
  );
  const dates = <ActivityDates product={product} offer={offer} />;
  return (
    <ClientTexts
      namespaces={["activityDetails.reserve", "activityDetails.request", "money", "saving"]}
    >
      <ContentPage
        agency={agency}
        path={paths.activity(product.id)}
        title={title}
        parents={[
          { name: activities("resultsTitle", { place: place.city }), path: offer.searchPath },
        ]}
        lead={
          <div className="space-y-2">
            <p className="flex flex-wrap gap-x-4 text-ink-soft">
              <span>{terms(`categories.${category}`)}</span>
              <ActivityLength minutes={minutes} />
              <span>{place.city}</span>
            </p>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <ActivityRating rating={product.rating} />
              <SaveButton item={kept} look="wide" />
            </div>
            <RecentVisit item={kept} />
          </div>
        }
        isWide
      >
        <div className="space-y-8">
          <div className="grid gap-6 lg:grid-cols-[3fr_2fr] lg:items-center">
            {picture && (
              <Picture
                {...{ src: picture, alt: "", width: 960, height: 640 }}
                sizes="(width >= 80rem) 44rem, (width >= 64rem) 60vw, 100vw"
                isEager
                className="aspect-2/1 w-full rounded-card bg-brand-tint object-cover"
              />
            )}
            <ActivityAbout product={product} />
          </div>
          <PageSection id="days" title={t("days.title")}>
            <div className="space-y-5">
              <QueryForm
                action={offer.action}
                hidden={{ date: offer.date ?? undefined, month: offer.month }}
                label={t("form.label")}
                submit={t("form.submit")}
                wide="lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
                fields={<PartyFields key={view.here} bands={product.bands} party={offer.party} />}
              />
              {offer.isWhole ? (
                dates
              ) : (
                <Suspense
                  fallback={
                    <>
                      <Skeleton className="h-96 noscript:hidden" />
                      <p className="hidden noscript:block">
                        <TextLink href={offer.wholeHref}>{t("loadWhole")}</TextLink>
                      </p>
                    </>
                  }
                >
                  <ScriptArrival />
                  {dates}
                </Suspense>
              )}
            </div>
          </PageSection>
          <BookingWithoutScript contact={view.contact} subject={title} />
          <TrustFacts agency={agency} />
          <ActivityInfo product={product} />
          {product.supplier === "sandbox" && (
            <p className="text-sm text-ink-soft">{activities("sample")}</p>
          )}
        </div>
      </ContentPage>
    </ClientTexts>
  );
}

/** The month, and the starts of the chosen day. */
async function ActivityDates({ product, offer }: Omit<Props, "agency">) {
  const [days, starts, planned, t, format] = await Promise.all([
    offer.days,
    offer.starts,
    offer.planned,
    getTranslations("activityDetails"),
    getFormatter(),
  ]);
  const { view, date, party } = offer;
  const problem =
    offer.problem ??
    (typeof days === "string" ? null : days.problem) ??
    (typeof starts === "string" ? null : starts?.problem) ??
    null;
  const options = typeof starts === "string" ? [] : (starts?.options ?? []);
  const open = options.flatMap((option) => option.starts.filter(({ state }) => state === "open"));
  const shown = compareShownPrice(
    open.map(({ offerId: id, price }) => ({ id, price })),
    offer.shown,
  );
  return (
    <>
      {problem && <PartyProblem problem={problem} />}
      <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[2fr_3fr]">
        {typeof days === "string" ? (
          <OfferFailed namespace="activityDetails.failed" here={view.here} reason={days} />
        ) : (
          <MonthDays days={days.days} offer={offer} />
        )}
        {date && (
          <section aria-labelledby="starts" className="space-y-4">
            <h2 id="starts" tabIndex={-1} className="text-heading font-semibold outline-none">
              {t("starts.title", { date: format.dateTime(toUtcDate(date), calendarDayOfWeek) })}
            </h2>
            {typeof starts === "string" ? (
              <OfferFailed namespace="activityDetails.failed" here={view.here} reason={starts} />
            ) : (
              <>
                <ShownPriceNotice state={shown} />
                {open.length > 0 && open.every(({ price }) => !price) && (
                  <SignInForPrices logInHref={view.logInHref} />
                )}
                {options.length === 0 && <p className="text-ink-soft">{t("starts.none")}</p>}
                <OptionList
                  options={options}
                  view={{ ...view, party, title: product.title, place: product.place, planned }}
                />
              </>
            )}
          </section>
        )}
      </div>
    </>
  );
}
