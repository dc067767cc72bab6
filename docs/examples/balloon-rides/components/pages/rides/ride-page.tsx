import { getFormatter, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { LaunchCard } from "@/components/rides/launch-card";
import { RideDayFields } from "@/components/search/ride-fields.client";
import { BookingWithoutScript } from "@/components/site/booking-without-script";
import { ClientTexts } from "@/components/site/client-texts";
import { ContentPage } from "@/components/site/content-page";
import { OfferFailed } from "@/components/site/offers/offer-failed";
import { SignInForPrices } from "@/components/site/prices/sign-in-for-prices";
import { QueryForm } from "@/components/site/query-form";
import { Notice } from "@/components/ui/notice";
import { Picture } from "@/components/ui/picture";
import type { Agency } from "@/lib/api/contract/agencies";
import type { getRideOffer } from "@/lib/data/rides";
import { calendarDayOfWeek, toUtcDate } from "@/lib/dates/calendar-date";
import { paths } from "@/lib/paths";
import { toRidePlaceName, toRideQuery } from "@/lib/rides/ride-query";

type Props = { agency: Agency; offer: Awaited<ReturnType<typeof getRideOffer>> };

/** What the supplier answers about a ride, whenever it does. */
export async function RidePage({ agency, offer }: Props) {
  const { id, today, asked, view, found: pending } = offer;
  const [found, t, format] = await Promise.all([pending, getTranslations("rides"), getFormatter()]);
  if (typeof found !== "string" && !found.found) notFound();
  const launches = typeof found === "string" ? [] : (found.found?.launches ?? []);
  const { date, people } = typeof found === "string" ? asked : found.search;
  const [first] = launches;
  const ride = first?.ride;
  const place = ride?.place.id ?? offer.place;
  const day = format.dateTime(toUtcDate(date), calendarDayOfWeek);
  const searchPath = paths.search("rides", toRideQuery({ date, people, place }));
  const title = ride?.name ?? t("ride");
  const name = ride?.place.name ?? toRidePlaceName(place);
  return (
    <ClientTexts namespaces={["rides", "money", "search"]}>
      <ContentPage
        agency={agency}
        path={paths.offer("rides", { id })}
        title={title}
        parents={[
          {
            name: name ? t("resultsTitle", { place: name }) : t("resultsTitleNowhere"),
            path: searchPath,
          },
        ]}
        lead={
          ride &&
          `${ride.place.address} · ${t("minutes", { minutes: ride.minutes })} · ${t(`kinds.${ride.kind}`)}`
        }
        isWide
      >
        <div className="space-y-8">
          {ride && (
            <Picture
              {...{ src: ride.picture, alt: "", width: 960, height: 640, sizes: "600px" }}
              isEager
              className="aspect-2/1 w-full rounded-card object-cover"
            />
          )}
          <QueryForm
            action={`${view.prefix}${paths.offer("rides", {})}`}
            hidden={{ id, place }}
            label={t("form.label")}
            submit={t("form.submit")}
            wide="lg:grid-cols-2"
            fields={<RideDayFields today={today} date={date} people={people} />}
          />
          {typeof found === "string" ? (
            <OfferFailed namespace="rides.failed" here={view.here} reason={found} />
          ) : (
            <section aria-label={day} className="space-y-4">
              <h2 className="text-heading font-semibold">{day}</h2>
              {first && !first.price && <SignInForPrices logInHref={view.logInHref} />}
              {!first && <Notice title={t("full")} />}
              <ul className="grid gap-5 md:grid-cols-2">
                {launches.map((launch) => (
                  <li key={launch.id}>
                    <LaunchCard
                      launch={launch}
                      date={date}
                      searchHref={`${view.prefix}${searchPath}`}
                      view={view}
                    />
                  </li>
                ))}
              </ul>
              <BookingWithoutScript contact={view.contact} subject={title} />
            </section>
          )}
        </div>
      </ContentPage>
    </ClientTexts>
  );
}
