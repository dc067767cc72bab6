import { randomUUID } from "node:crypto";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { EnquiryStateBadge } from "@/components/enquiries/enquiry-state-badge";
import { EnquiryRequest } from "@/components/enquiries/enquiry-request";
import { AccountPage } from "@/components/site/account-page";
import { ReturnedProblem } from "@/components/site/forms/returned-problem";
import { ReplyForm } from "@/components/tickets/reply-form";
import { TicketBadge } from "@/components/tickets/ticket-badge";
import { TicketCare } from "@/components/tickets/ticket-care";
import { TicketLead } from "@/components/tickets/ticket-lead";
import { TicketStateForm } from "@/components/tickets/ticket-state-form";
import { TicketThread } from "@/components/tickets/ticket-thread";
import { Notice } from "@/components/ui/notice";
import { listShipLines } from "@/lib/data/ship-lines";
import { getTicket } from "@/lib/data/tickets";
import { readReturnedForm } from "@/lib/forms/read-returned-form";
import { getLanguage } from "@/lib/i18n/get-language";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import type { AccountVisit } from "@/lib/session/require-user";
import { requireAgency } from "@/lib/tenant/require-agency";
import { readTicketDraft } from "@/lib/tickets/ticket-draft";
import { toTicketTitle } from "@/lib/tickets/to-ticket-title";
import { supportPath, ticketPath, type SupportPlace } from "@/lib/tickets/ticket-paths";

type DeskAddress = { place: SupportPlace; reference: string };

export async function ticketMetadata(address: DeskAddress): Promise<Metadata> {
  const [agency, locale, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("tickets.thread"),
  ]);
  const path = ticketPath(address);
  const title = t(address.place === "enquiries" ? "enquiryTitle" : "title", {
    reference: address.reference,
  });
  return pageMetadata(agency, { locale, path, title, isIndexed: false });
}

/** A support request or an enquiry with its thread: the same for its sender and for the agency. */
export async function TicketPage({
  visit,
  address,
  query,
}: {
  visit: AccountVisit;
  address: DeskAddress;
  query: Record<string, string | string[] | undefined>;
}) {
  const { agency, prefix } = visit;
  const { place, reference } = address;
  const [t, problems, services, found, returned, jar] = await Promise.all([
    getTranslations("tickets.thread"),
    getTranslations("tickets.problems"),
    getTranslations("enquiries.services"),
    getTicket(agency.subdomain, reference),
    readReturnedForm(query.again),
    cookies(),
  ]);
  // Each kind has its own page.
  if (!found || (found.enquiry !== null) !== (place === "enquiries")) notFound();
  const { ticket, entries, inbox, enquiry } = found;
  const draft = readTicketDraft((name) => jar.get(name)?.value, {
    kind: "reply",
    again: query.again,
  });
  // Sent once before, the same key would mean that message.
  const key = draft && draft.refusal !== "sentBefore" ? draft.idempotencyKey : randomUUID();
  const form = { address };
  const title = toTicketTitle(ticket, enquiry && services(enquiry.details.service));
  return (
    <AccountPage
      visit={visit}
      title={<bdi className="wrap-anywhere">{title}</bdi>}
      lead={
        <TicketLead
          ticket={ticket}
          badge={
            enquiry ? <EnquiryStateBadge state={enquiry.state} /> : <TicketBadge ticket={ticket} />
          }
          sender={inbox?.sender ?? null}
          backHref={`${prefix}${supportPath(place)}`}
          back={t(enquiry ? "backToEnquiries" : "back")}
        />
      }
    >
      <div className="max-w-3xl space-y-6">
        {query.sent === "yes" && (
          <div role="status">
            <Notice title={t("sentTitle")}>
              <p>{t("sent")}</p>
            </Notice>
          </div>
        )}
        {returned?.form === "state" && (
          <ReturnedProblem
            draft={returned}
            texts={{ changed: problems("changed"), full: problems("full") }}
          />
        )}
        {inbox && (
          <TicketCare
            {...form}
            action={`${prefix}${paths.supportForm("care")}`}
            inbox={inbox}
            draft={returned?.form === "care" ? returned : null}
            toBookingHref={(booking) => `${prefix}${paths.agentBooking(booking)}`}
          />
        )}
        {enquiry && (
          <EnquiryRequest
            enquiry={enquiry}
            shipLines={
              enquiry.details.service === "cruises" ? await listShipLines(agency.subdomain) : []
            }
          />
        )}
        <TicketThread
          // An enquiry may come without a word.
          entries={entries.filter(({ kind, text }) => kind !== "message" || text !== "")}
          agencyName={agency.agencyName}
          timeZone={agency.timeZone}
        />
        <ReplyForm
          {...form}
          action={`${prefix}${paths.supportForm("reply")}`}
          isClosed={ticket.status === "closed"}
          hasNotes={inbox?.writesForAgency}
          idempotencyKey={key}
          draft={draft}
        />
        <TicketStateForm
          {...form}
          action={`${prefix}${paths.supportForm("state")}`}
          ticket={ticket}
        />
      </div>
    </AccountPage>
  );
}
