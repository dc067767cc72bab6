import { randomUUID } from "node:crypto";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { EnquiryDealCard } from "@/components/enquiries/enquiry-deal-card";
import { EnquiryForm } from "@/components/enquiries/enquiry-form";
import { NextSteps } from "@/components/enquiries/next-steps";
import { getEnquiryDeal } from "@/lib/data/enquiries";
import { listShipLines } from "@/lib/data/ship-lines";
import { toEarliestToday } from "@/lib/dates/earliest-today";
import { requireServiceOnRequest } from "@/lib/deals/require-service";
import { enquiryDraftCookie, readEnquiryDraft } from "@/lib/enquiries/enquiry-draft";
import { readEnquiryQuery } from "@/lib/enquiries/read-enquiry-query";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { getSession } from "@/lib/session/get-session";

type Props = PageProps<"/[tenant]/[locale]/booknow/[service]/enquiry">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ agency, service }, locale, t] = await Promise.all([
    requireServiceOnRequest((await params).service),
    getLanguage(),
    getTranslations("enquiries"),
  ]);
  return pageMetadata(agency, {
    locale,
    path: paths.enquiry(service.id),
    title: t(`titles.${service.id}`),
    isIndexed: false,
  });
}

/** Asks for a trip, filled in with what is known of it and of who asks. */
export default async function EnquiryPage({ params, searchParams }: Props) {
  const [{ agency, service }, locale, t, query, cookieJar] = await Promise.all([
    requireServiceOnRequest((await params).service),
    getLanguage(),
    getTranslations("enquiries"),
    searchParams,
    cookies(),
  ]);
  const draft = readEnquiryDraft(cookieJar.get(enquiryDraftCookie)?.value, {
    service: service.id,
    key: query.again,
  });
  const asked = readEnquiryQuery(service.id, query);
  const token = draft ? (draft.values.deal ?? null) : asked.deal;
  const [session, deal, shipLines] = await Promise.all([
    getSession(agency.subdomain),
    getEnquiryDeal(agency.subdomain, { service: service.id, token }),
    service.id === "cruises" ? listShipLines(agency.subdomain) : [],
  ]);
  const person = session?.user.personal_info;
  const known = {
    firstName: person?.first_name ?? "",
    lastName: person?.last_name ?? "",
    email: person?.email ?? "",
  };
  // Sent once before, the same key would mean that enquiry.
  const isNew = !draft || draft.refusal === "sentBefore";
  const values = {
    ...known,
    ...asked.values,
    ...draft?.values,
    deal: deal && token ? token : "",
    ...(isNew ? { idempotencyKey: randomUUID() } : {}),
  };
  return (
    <div className="page-width grid items-start gap-8 py-8 md:grid-cols-[minmax(0,1fr)_20rem] md:py-12 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
      <div className="space-y-2 md:col-start-1">
        <h1 className="text-title font-semibold text-balance">{t(`titles.${service.id}`)}</h1>
        <p className="max-w-prose text-lead text-ink-soft">
          {t("text", { agency: agency.agencyName })}
        </p>
      </div>
      {deal && (
        <div className="md:col-start-2 md:row-span-2 md:row-start-1 md:space-y-6">
          <EnquiryDealCard deal={deal} timeZone={agency.timeZone} />
          <div className="max-md:hidden">
            <NextSteps agency={agency} />
          </div>
        </div>
      )}
      <div className="md:col-start-1">
        <EnquiryForm
          service={service.id}
          action={`${pathPrefix(locale, agency.defaultLanguage)}${paths.enquirySend(service.id)}`}
          values={values}
          problems={draft?.problems ?? []}
          refusal={draft?.refusal ?? null}
          today={toEarliestToday(new Date())}
          shipLines={shipLines}
        />
      </div>
      <div className={deal ? "md:hidden" : "md:col-start-2 md:row-span-2 md:row-start-1"}>
        <NextSteps agency={agency} />
      </div>
    </div>
  );
}
