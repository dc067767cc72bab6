import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound, redirect } from "next/navigation";
import { toConfirmationLinks } from "@/components/confirmation/confirmation-links";
import { ConfirmationView } from "@/components/confirmation/confirmation-view";
import { bookingSlotsOf } from "@/components/services/booking-slots-of";
import { bookingReferenceSchema } from "@/lib/api/contract/booking-keys";
import { can } from "@/lib/api/contract/roles";
import { getBooking, getOwnBookingPath } from "@/lib/data/bookings";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { getSession } from "@/lib/session/get-session";
import { paths } from "@/lib/paths";
import { requireItemService } from "@/lib/services/require-item-service";
import { requireAgency } from "@/lib/tenant/require-agency";

type Props = PageProps<"/[tenant]/[locale]/booknow/[service]/confirm-payment">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const service = requireItemService((await params).service);
  const [agency, locale, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("confirmation"),
  ]);
  return pageMetadata(agency, {
    locale,
    path: paths.step(service, "confirm-payment", {}),
    title: t("pageTitle"),
    isIndexed: false,
  });
}

/** Shows the bookings of a service that the agency has switched off, too. */
export default async function ConfirmPaymentPage({ params, searchParams }: Props) {
  const service = requireItemService((await params).service);
  const [agency, locale, query] = await Promise.all([requireAgency(), getLanguage(), searchParams]);
  const key = typeof query.key === "string" ? query.key : undefined;
  const [session, booking] = await Promise.all([
    getSession(agency.subdomain),
    getBooking(agency.subdomain, { reference: query.reference, key }),
  ]);
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  const reference = bookingReferenceSchema.safeParse(query.reference);
  // Payers who used a booking's payment link return from the gateway without its key.
  if (!booking && !session && key === undefined && reference.success)
    redirect(`${prefix}${paths.findBooking({ reference: reference.data })}`);
  if (booking?.item.service !== service) notFound();
  const ownPath = await getOwnBookingPath(agency.subdomain, {
    session,
    reference: booking.reference,
  });
  return (
    <ConfirmationView
      booking={booking}
      facts={bookingSlotsOf(booking.item).toFacts(booking)}
      access={{ reference: booking.reference, key }}
      reader={
        booking.isForClient && ownPath && session && can(session.user, "bookings.read")
          ? "agency"
          : "buyer"
      }
      links={toConfirmationLinks(booking, { prefix, key, ownPath })}
      now={new Date()}
    />
  );
}
