import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound, redirect } from "next/navigation";
import { FindBookingForm } from "@/components/find-booking/find-booking-form.client";
import { FoundBooking } from "@/components/find-booking/found-booking";
import { ClientTexts } from "@/components/site/client-texts";
import { FormPage } from "@/components/site/forms/form-page";
import { bookingSlotsOf } from "@/components/services/booking-slots-of";
import { toTripLinks } from "@/components/trips/trip-links";
import { TripView } from "@/components/trips/trip-view";
import { can } from "@/lib/api/contract/roles";
import { getBookingPageState } from "@/lib/data/booking-page-state";
import { getBooking, getOwnBookingPath } from "@/lib/data/bookings";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { toLocalDate } from "@/lib/dates/calendar-date";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { getSession } from "@/lib/session/get-session";
import { requireAgency } from "@/lib/tenant/require-agency";

export async function generateMetadata(): Promise<Metadata> {
  const [agency, locale, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("findBooking"),
  ]);
  return pageMetadata(agency, {
    locale,
    path: paths.findBooking(),
    title: t("title"),
    description: t("text"),
    isIndexed: false,
  });
}

/** Asks for reference and e-mail; with the key from that form or a mail it shows the booking. */
export default async function FindBookingPage({
  searchParams,
}: PageProps<"/[tenant]/[locale]/find-booking">) {
  const [agency, locale, query] = await Promise.all([requireAgency(), getLanguage(), searchParams]);
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  const reference = typeof query.reference === "string" ? query.reference : "";
  const { key } = query;
  const session = await getSession(agency.subdomain);
  if (key === undefined) {
    const [t, entries] = await Promise.all([
      getTranslations("findBooking"),
      getTranslations("navigation.entries"),
    ]);
    const logIn = {
      href: `${prefix}${paths.login({ redirect: `${prefix}${paths.findBooking()}` })}`,
      label: t("logIn"),
    };
    const visitors = agency.isHideLoginOption ? null : logIn;
    const list = session && can(session.user, "mytrip.read") ? "myTrips" : "bookings";
    const own = {
      href: `${prefix}${list === "myTrips" ? paths.myTrips() : paths.agentBookings()}`,
      label: entries(list),
    };
    return (
      <FormPage image={agency.hero.image}>
        <ClientTexts namespaces={["findBooking", "forms"]}>
          <FindBookingForm
            prefix={prefix}
            reference={reference.slice(0, 20)}
            account={session ? own : visitors}
          />
        </ClientTexts>
      </FormPage>
    );
  }
  const booking =
    typeof key === "string" ? await getBooking(agency.subdomain, { reference, key }) : null;
  if (!booking || typeof key !== "string") notFound();
  // Mails link here. The booker, if signed in, sees more on their own page.
  const ownPath = await getOwnBookingPath(agency.subdomain, {
    session,
    reference: booking.reference,
  });
  if (ownPath) redirect(`${prefix}${ownPath}`);
  const which = { reference: booking.reference, key };
  const trips = await getTranslations("trips.detail");
  const slots = bookingSlotsOf(booking.item);
  const now = new Date();
  const asked = await getBookingPageState(agency.subdomain, booking, { query, key });
  return (
    <FoundBooking title={booking.headline.title} findHref={`${prefix}${paths.findBooking()}`}>
      <TripView
        facts={slots.toFacts(booking)}
        change={slots.toChange?.(booking, { which, prefix, now })}
        toPlan={({ item }) => bookingSlotsOf(item).toPlan?.(item) ?? null}
        page={{ name: "found", prefix, ...asked }}
        booking={booking}
        helpHref={
          agency.contactEmailId &&
          `mailto:${agency.contactEmailId}?subject=${encodeURIComponent(trips("subject", { reference: booking.reference }))}`
        }
        links={toTripLinks(booking, { prefix, key, today: toLocalDate(now, agency.timeZone) })}
        which={which}
        timeZone={agency.timeZone}
        now={now}
      />
    </FoundBooking>
  );
}
