import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { EnquiryInbox } from "@/components/enquiries/enquiry-inbox";
import { EnquiryTabs } from "@/components/enquiries/enquiry-tabs";
import { ReturnedProblem } from "@/components/site/forms/returned-problem";
import { AccountPage } from "@/components/site/account-page";
import { TripPages } from "@/components/trips/trip-pages";
import { enquiryStates } from "@/lib/api/contract/enquiries";
import { resolveReach } from "@/lib/api/contract/roles";
import { listAgencyEnquiries } from "@/lib/data/enquiries";
import { listShipLines } from "@/lib/data/ship-lines";
import { activeServices } from "@/lib/deals/active-services";
import { readReturnedForm } from "@/lib/forms/read-returned-form";
import { getLanguage } from "@/lib/i18n/get-language";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { requireUser } from "@/lib/session/require-user";
import { requireAgency } from "@/lib/tenant/require-agency";

const path = paths.enquiries();

export async function generateMetadata(): Promise<Metadata> {
  const [agency, locale, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("navigation.entries"),
  ]);
  return pageMetadata(agency, { locale, path, title: t("enquiries"), isIndexed: false });
}

/** The agency's inbox: enquiries for services on request. */
export default async function EnquiriesPage({
  searchParams,
}: PageProps<"/[tenant]/[locale]/enquiries">) {
  const { state: askedState, page: askedPage, again } = await searchParams;
  const state = enquiryStates.find((each) => each === askedState) ?? "new";
  const asked =
    typeof askedPage === "string" && /^[1-9]\d{0,3}$/.test(askedPage) ? Number(askedPage) : 1;
  const visit = await requireUser({ path, action: "enquiries.read" });
  const { agency, prefix, user } = visit;
  const seesAll = resolveReach(user, "enquiries.read") === "all";
  const [entries, t, draft, { enquiries, page, pages }, shipLines] = await Promise.all([
    getTranslations("navigation.entries"),
    getTranslations("enquiries"),
    readReturnedForm(again),
    listAgencyEnquiries(agency.subdomain, { state, page: asked }),
    activeServices(agency).some(({ id }) => id === "cruises")
      ? listShipLines(agency.subdomain)
      : [],
  ]);
  return (
    <AccountPage
      visit={visit}
      title={entries("enquiries")}
      lead={<p>{t(seesAll ? "inboxLead" : "inboxOwn", { agency: agency.agencyName })}</p>}
    >
      {draft && <ReturnedProblem draft={draft} />}
      <EnquiryTabs
        current={state}
        toHref={(tab) => `${prefix}${paths.enquiries({ state: tab })}`}
      />
      {enquiries.length > 0 ? (
        <>
          <EnquiryInbox
            enquiries={enquiries}
            action={`${prefix}${paths.enquiryStateSend()}`}
            timeZone={agency.timeZone}
            shipLines={shipLines}
          />
          <TripPages
            page={page}
            pages={pages}
            toHref={(next) => `${prefix}${paths.enquiries({ state, page: next })}`}
          />
        </>
      ) : (
        <div className="rounded-card border border-dashed border-line-strong px-6 py-12 text-center">
          <h2 className="text-heading font-semibold">{t(`inboxEmpty.${state}`)}</h2>
          {state === "new" && (
            <p className="mx-auto mt-2 max-w-prose text-ink-soft">{t("inboxEmptyText")}</p>
          )}
        </div>
      )}
    </AccountPage>
  );
}
