import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BookingListRegion } from "@/components/pages/bookings/booking-list-region";
import { ListRegion } from "@/components/results/list-region";
import { streamParameter } from "@/components/results/stream-parameter";
import { AccountPage } from "@/components/site/account-page";
import { ClientTexts } from "@/components/site/client-texts";
import { can, resolveReach } from "@/lib/api/contract/roles";
import { readBookingListQuery, toBookingListQuery } from "@/lib/agency-bookings/booking-list-query";
import { paths } from "@/lib/paths";
import { getSession } from "@/lib/session/get-session";
import { requireUser } from "@/lib/session/require-user";
import { requireAgency } from "@/lib/tenant/require-agency";
import { comesWhole } from "@/components/results/comes-whole";
import { readViewProblem } from "@/lib/saved-views/view-problems";
import { bookingsMetadata } from "@/components/pages/bookings/bookings-metadata";
import { SavedViews } from "@/components/pages/bookings/saved-views";
import {
  leaveForFirst,
  readBookingList,
  toExportPath,
  toListPath,
} from "@/components/pages/bookings/read-booking-list";

const path = paths.agentBookings();
type Props = PageProps<"/[tenant]/[locale]/bookings">;

/** How many there are is in the title, once it is known. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { subdomain } = await requireAgency();
  const session = await getSession(subdomain);
  if (!session || !can(session.user, "bookings.read")) return bookingsMetadata(path);
  const list = await readBookingList(subdomain, await searchParams).list;
  return bookingsMetadata(path, typeof list === "string" ? undefined : list.total);
}

/** The agency's bookings: all of them, or one's own, for those who work there. */
export default async function AgentBookingsPage({ searchParams }: Props) {
  const address = await searchParams;
  // Who signs in first comes back to the same filters.
  const asked = toListPath(readBookingListQuery(address));
  const visit = await requireUser({ path: asked, action: "bookings.read" });
  const { agency, prefix, user } = visit;
  const { query, list } = readBookingList(agency.subdomain, address);
  const [entries, t, isWhole] = await Promise.all([
    getTranslations("navigation.entries"),
    getTranslations("agencyBookings"),
    comesWhole(address, list),
  ]);
  if (isWhole && (await list) === "noSuchPage") leaveForFirst(prefix, query);
  const isAgencys = resolveReach(user, "bookings.read") === "all";
  const here = `${prefix}${asked}`;
  const withoutStream = `${prefix}${paths.agentBookings({
    ...toBookingListQuery(query),
    [streamParameter.name]: streamParameter.off,
  })}`;
  return (
    <AccountPage
      visit={{ ...visit, path }}
      title={entries("bookings")}
      lead={<p>{isAgencys ? t("lead", { agency: agency.agencyName }) : t("leadOwn")}</p>}
    >
      <div className="not-empty:mb-5">
        <SavedViews
          tenant={agency.subdomain}
          prefix={prefix}
          query={query}
          problem={readViewProblem(address.view)}
        />
      </div>
      <ClientTexts namespaces={["agencyBookings.cancelling"]}>
        <ListRegion isWhole={isWhole} wholeHref={withoutStream} loading={t("loading")}>
          <BookingListRegion
            list={list}
            query={query}
            here={here}
            links={{
              action: `${prefix}${path}`,
              toList: (next) => `${prefix}${toListPath(next)}`,
              cancel: `${prefix}${paths.bookingsCancel()}`,
              export: `${prefix}${toExportPath(query)}`,
              book: `${prefix}/booknow`,
            }}
            onNoSuchPage={() => leaveForFirst(prefix, query)}
            hasSellers={isAgencys}
            isSelectable={can(user, "bookings.write")}
            agency={agency}
            toHref={(reference) => `${prefix}${paths.agentBooking(reference)}`}
          />
        </ListRegion>
      </ClientTexts>
    </AccountPage>
  );
}
