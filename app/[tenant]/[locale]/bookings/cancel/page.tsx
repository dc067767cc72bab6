import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountPage } from "@/components/site/account-page";
import { ReturnedProblem } from "@/components/site/forms/returned-problem";
import { ListFailure } from "@/components/pages/lists/list-failure";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { toCancellationPageQuery } from "@/lib/agency-bookings/cancellation-address";
import { readCancellationPage } from "@/lib/agency-bookings/read-cancellation-page";
import { quoteCancellations } from "@/lib/data/agency-bookings";
import { orSearchFailure } from "@/lib/data/or-search-failure";
import { readReturnedForm } from "@/lib/forms/read-returned-form";
import { listQueries } from "@/lib/lists/list-queries";
import { paths } from "@/lib/paths";
import { readQueryText } from "@/lib/query-values";
import { requireUser } from "@/lib/session/require-user";
import { bookingsMetadata } from "@/components/pages/bookings/bookings-metadata";
import { Cancellations } from "@/components/pages/bookings/cancel/cancellations";
import { EmptySelection } from "@/components/pages/bookings/cancel/empty-selection";

type Props = PageProps<"/[tenant]/[locale]/bookings/cancel">;

export const generateMetadata = (): Promise<Metadata> => bookingsMetadata(paths.bookingsCancel());

/**
 * What cancelling each of the selected bookings costs and gives back, and which can't be; after the
 * yes, what came of each.
 */
export default async function CancelBookingsPage({ searchParams }: Props) {
  const query = await searchParams;
  const page = readCancellationPage(query);
  const path = paths.bookingsCancel(toCancellationPageQuery(page));
  const visit = await requireUser({ path, action: "bookings.write" });
  const { agency, prefix } = visit;
  const [t, draft] = await Promise.all([
    getTranslations("agencyBookings"),
    readReturnedForm(query.again),
  ]);
  const found =
    page.references.length > 0
      ? await orSearchFailure(
          "cancellation of several bookings",
          quoteCancellations(agency.subdomain, page.references),
        )
      : null;
  const list = listQueries.bookings.rewrite(readQueryText(page.list));
  const listHref = `${prefix}${paths.agentBookings(list)}`;
  return (
    <AccountPage
      visit={{ ...visit, path: paths.agentBookings() }}
      title={t("cancelling.title")}
      lead={
        <>
          <Link
            href={listHref}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand-ink hover:underline"
          >
            <Icon name="arrow-left" className="mirrored size-4" />
            {t("cancelling.back")}
          </Link>
          {found && !page.isSent && <p>{t("cancelling.lead")}</p>}
        </>
      }
    >
      {draft && <ReturnedProblem draft={draft} className="mb-6" />}
      {found === null ? (
        <EmptySelection listHref={listHref} />
      ) : typeof found === "string" ? (
        <ListFailure title={t("cancelling.failed")} reason={found} href={`${prefix}${path}`} />
      ) : (
        <Cancellations
          found={found}
          page={page}
          links={{
            list: listHref,
            send: `${prefix}${paths.bookingsCancelSend()}`,
            toBooking: (reference) => `${prefix}${paths.agentBooking(reference)}`,
          }}
          prefix={prefix}
        />
      )}
    </AccountPage>
  );
}
