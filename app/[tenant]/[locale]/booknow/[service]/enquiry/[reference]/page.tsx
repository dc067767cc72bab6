import { randomUUID } from "node:crypto";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { EnquiryView } from "@/components/enquiries/enquiry-view";
import { ReplyForm } from "@/components/tickets/reply-form";
import { TicketThread } from "@/components/tickets/ticket-thread";
import { getEnquiry } from "@/lib/data/enquiries";
import { listShipLines } from "@/lib/data/ship-lines";
import { findServiceBySegment } from "@/lib/deals/find-service-by-segment";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { requireAgency } from "@/lib/tenant/require-agency";
import { readTicketDraft } from "@/lib/tickets/ticket-draft";

type Props = PageProps<"/[tenant]/[locale]/booknow/[service]/enquiry/[reference]">;

async function requireEnquiry({ params, searchParams }: Props) {
  const [agency, { service: segment, reference }, query] = await Promise.all([
    requireAgency(),
    params,
    searchParams,
  ]);
  const service = findServiceBySegment(segment) ?? notFound();
  const found = await getEnquiry(agency.subdomain, { reference, key: query.key });
  if (found?.enquiry.details.service !== service.id) notFound();
  return { agency, query, ...found };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [agency, locale, t, { service: segment, reference }] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("enquiries"),
    params,
  ]);
  const service = findServiceBySegment(segment) ?? notFound();
  return pageMetadata(agency, {
    locale,
    path: paths.enquiryStatus(service.id, { reference }),
    title: t("mine"),
    isIndexed: false,
  });
}

/**
 * How an enquiry stands and what was written about it, for its sender: signed in, or with its key.
 * Also after the agency sells the service in another way.
 */
export default async function EnquiryStatusPage(props: Props) {
  const [{ agency, query, enquiry, entries }, locale, jar] = await Promise.all([
    requireEnquiry(props),
    getLanguage(),
    cookies(),
  ]);
  const { service } = enquiry.details;
  const shipLines = service === "cruises" ? await listShipLines(agency.subdomain) : [];
  const draft = readTicketDraft((name) => jar.get(name)?.value, {
    kind: "reply",
    again: query.again,
  });
  // Sent once before, the same key would mean that message.
  const idempotencyKey =
    draft && draft.refusal !== "sentBefore" ? draft.idempotencyKey : randomUUID();
  const key = typeof query.key === "string" ? query.key : undefined;
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  return (
    <EnquiryView enquiry={enquiry} agency={agency} shipLines={shipLines}>
      {entries.length > 0 && (
        <TicketThread entries={entries} agencyName={agency.agencyName} timeZone={agency.timeZone} />
      )}
      <ReplyForm
        action={`${prefix}${paths.supportForm("write")}`}
        address={{ place: "enquiry", reference: enquiry.reference, service, ...(key && { key }) }}
        isClosed={enquiry.state === "closed"}
        idempotencyKey={idempotencyKey}
        draft={draft}
      />
    </EnquiryView>
  );
}
