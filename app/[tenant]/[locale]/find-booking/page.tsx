import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { FindBookingForm } from "@/components/find-booking/find-booking-form.client";
import { FoundBooking } from "@/components/find-booking/found-booking";
import { ClientTexts } from "@/components/site/client-texts";
import { FormPage } from "@/components/site/forms/form-page";
import { toTripLinks } from "@/components/trips/trip-links";
import { TripView } from "@/components/trips/trip-view";
import { getBooking } from "@/lib/data/bookings";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { requireAgency } from "@/lib/tenant/require-agency";

export async function generateMetadata(): Promise<Metadata> {
  const [agency, locale, t] = await Promise.all([requireAgency(), getLocale(), getTranslations("findBooking")]);
  return pageMetadata(agency, { locale, path: paths.findBooking(), title: t("title"), description: t("text"), isIndexed: false });
}

/** Asks for reference and e-mail; with the key that they give, and that mails have, it is the booking. */
export default async function FindBookingPage({ searchParams }: PageProps<"/[tenant]/[locale]/find-booking">) {
  const [agency, locale, query] = await Promise.all([requireAgency(), getLocale(), searchParams]);
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  const reference = typeof query.reference === "string" ? query.reference : "";
  const { key } = query;
  if (key === undefined)
    return (
      <FormPage image={agency.hero.image}>
        <ClientTexts namespaces={["findBooking", "forms"]}>
          <FindBookingForm
            prefix={prefix}
            reference={reference.slice(0, 20)}
            logInHref={agency.isHideLoginOption ? null : `${prefix}${paths.login({ redirect: `${prefix}${paths.myTrips()}` })}`}
          />
        </ClientTexts>
      </FormPage>
    );
  const booking = typeof key === "string" ? await getBooking(agency.subdomain, { reference, key }) : null;
  if (!booking || typeof key !== "string") notFound();
  return (
    <FoundBooking title={booking.hotel.name} findHref={`${prefix}${paths.findBooking()}`}>
      <TripView
        booking={booking}
        links={toTripLinks(booking, { prefix, key })}
        which={{ reference: booking.reference, key }}
        timeZone={agency.timeZone}
        now={new Date()}
      />
    </FoundBooking>
  );
}
