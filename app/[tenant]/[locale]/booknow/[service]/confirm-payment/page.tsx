import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { toConfirmationLinks } from "@/components/confirmation/confirmation-links";
import { ConfirmationView } from "@/components/confirmation/confirmation-view";
import { getBooking, getOwnBookingPath } from "@/lib/data/bookings";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { getSession } from "@/lib/session/get-session";
import { requireAgency } from "@/lib/tenant/require-agency";

export async function generateMetadata(): Promise<Metadata> {
  const [agency, locale, t] = await Promise.all([
    requireAgency(),
    getLocale(),
    getTranslations("confirmation"),
  ]);
  return pageMetadata(agency, {
    locale,
    path: "/booknow/hotels/confirm-payment",
    title: t("pageTitle"),
    isIndexed: false,
  });
}

/**
 * A booking stays one when its agency has switched hotels off: whoever has made it finds it here
 * all the same.
 */
export default async function ConfirmPaymentPage({
  searchParams,
}: PageProps<"/[tenant]/[locale]/booknow/hotels/confirm-payment">) {
  const [agency, locale, query] = await Promise.all([requireAgency(), getLocale(), searchParams]);
  const key = typeof query.key === "string" ? query.key : undefined;
  const [session, booking] = await Promise.all([
    getSession(agency.subdomain),
    getBooking(agency.subdomain, { reference: query.reference, key }),
  ]);
  if (!booking) notFound();
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  const ownPath = await getOwnBookingPath(agency.subdomain, {
    session,
    reference: booking.reference,
  });
  return (
    <ConfirmationView
      booking={booking}
      access={{ reference: booking.reference, key }}
      links={toConfirmationLinks(booking, { prefix, key, ownPath })}
      now={new Date()}
    />
  );
}
