import { randomUUID } from "node:crypto";
import { ClientCard } from "@/components/agency-bookings/client-card";
import { SaleRegion } from "@/components/agency-bookings/sale-region";
import { TimelineCard } from "@/components/agency-bookings/timeline-card";
import { bookingReferenceSchema } from "@/lib/api/contract/booking-keys";
import { can } from "@/lib/api/contract/roles";
import { ownBookingPath } from "@/lib/bookings/own-booking-path";
import { getBookingSale } from "@/lib/data/agency-bookings";
import { readReturnedForm } from "@/lib/forms/read-returned-form";
import { paths } from "@/lib/paths";
import { requireUser } from "@/lib/session/require-user";
import { TripPage } from "@/components/pages/trips/trip-page";
import { bookingsMetadata } from "@/components/pages/bookings/bookings-metadata";

type Props = PageProps<"/[tenant]/[locale]/bookings/[reference]">;

export const generateMetadata = async ({ params }: Props) =>
  bookingsMetadata(paths.agentBooking((await params).reference));

/** A booking for those who work at the agency, with what its buyer doesn't see. */
export default async function AgentBookingPage({ params, searchParams }: Props) {
  const [{ reference }, query] = await Promise.all([params, searchParams]);
  const visit = await requireUser({
    path: paths.agentBooking(reference),
    action: "bookings.read",
    elsewhere: (user) => ownBookingPath(user, reference),
  });
  const { agency, prefix } = visit;
  const now = new Date();
  const isReference = bookingReferenceSchema.safeParse(reference).success;
  const [sale, draft] = await Promise.all([
    isReference ? getBookingSale(agency.subdomain, reference) : null,
    readReturnedForm(query.again),
  ]);
  const known = sale === "failed" ? null : sale;
  const resend = `${prefix}${paths.bookingResend(reference)}`;
  return (
    <TripPage
      visit={visit}
      reference={reference}
      list={paths.agentBookings()}
      name="bookings"
      query={query}
      reader={known?.isOwn ? "buyer" : "agency"}
      toClient={
        known
          ? (booking) => (
              <ClientCard
                booking={booking}
                sale={known}
                action={resend}
                isMailed={query.outcome === "mailed"}
                draft={draft?.form === "resend" ? draft : null}
              />
            )
          : undefined
      }
      sale={
        sale && (
          <SaleRegion
            sale={sale}
            agency={agency}
            maySettle={can(visit.user, "refunds.settle")}
            now={now}
            links={{
              here: `${prefix}${paths.agentBooking(reference)}`,
              assign: `${prefix}${paths.bookingAssign(reference)}`,
              notes: `${prefix}${paths.bookingNotes(reference)}`,
              refund: `${prefix}${paths.bookingRefund(reference)}`,
            }}
            outcome={query.outcome}
            draft={draft}
            idempotencyKey={randomUUID()}
          />
        )
      }
      timeline={known && <TimelineCard timeline={known.timeline} timeZone={agency.timeZone} />}
      now={now}
    />
  );
}
