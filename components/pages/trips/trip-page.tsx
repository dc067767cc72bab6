import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { notFound } from "next/navigation";
import { AccountPage } from "@/components/site/account-page";
import { bookingSlotsOf } from "@/components/services/booking-slots-of";
import { toTripLinks } from "@/components/trips/trip-links";
import { TripView } from "@/components/trips/trip-view";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type { Booking } from "@/lib/api/contract/bookings";
import { can } from "@/lib/api/contract/roles";
import { getBookingPageState } from "@/lib/data/booking-page-state";
import { getBooking } from "@/lib/data/bookings";
import { toLocalDate } from "@/lib/dates/calendar-date";
import { paths } from "@/lib/paths";
import type { AccountVisit } from "@/lib/session/require-user";

type Props = {
  visit: AccountVisit;
  reference: string;
  /** Path of its list, without a language. */ list: string;
  name: "trips" | "bookings";
  query: Readonly<Record<string, unknown>>;
  /** Who reads it: whom it is for, or who sold it to them. */ reader?: "buyer" | "agency";
  /** What the agency can do for whom it is for. */
  toClient?: ((booking: Booking) => ReactNode) | undefined;
  /** What the agency alone knows of it. */ sale?: ReactNode;
  /** In place of its history, where more is known. */ timeline?: ReactNode;
  now: Date;
};

/** The user's own booking, for travellers and agents alike; anybody else's is a 404. */
export async function TripPage({
  visit,
  reference,
  list,
  name,
  query,
  reader = "buyer",
  toClient,
  sale,
  timeline,
  now,
}: Props) {
  const { agency, prefix, user } = visit;
  const toHelpPath = can(user, "mytrip.read") ? paths.mySupport : paths.supportSettings;
  const [t, booking] = await Promise.all([
    getTranslations("trips.detail"),
    getBooking(agency.subdomain, { reference }),
  ]);
  if (!booking) notFound();
  const which = { reference: booking.reference };
  const slots = bookingSlotsOf(booking.item);
  const asked = await getBookingPageState(agency.subdomain, booking, { query });
  return (
    <AccountPage
      visit={{ ...visit, path: list }}
      title={booking.headline.title}
      lead={
        <Link
          href={`${prefix}${list}`}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand-ink hover:underline print:hidden"
        >
          <Icon name="arrow-left" className="mirrored size-4" />
          {t("back")}
        </Link>
      }
    >
      <TripView
        facts={slots.toFacts(booking)}
        change={slots.toChange?.(booking, { which, prefix, now })}
        toPlan={({ item }) => bookingSlotsOf(item).toPlan?.(item) ?? null}
        page={{ name, prefix, ...asked }}
        booking={booking}
        reader={reader}
        client={toClient?.(booking)}
        sale={sale}
        timeline={timeline}
        helpHref={`${prefix}${toHelpPath({ booking: booking.reference })}`}
        links={toTripLinks(booking, {
          prefix,
          key: undefined,
          today: toLocalDate(now, agency.timeZone),
        })}
        which={which}
        timeZone={agency.timeZone}
        now={now}
      />
    </AccountPage>
  );
}
