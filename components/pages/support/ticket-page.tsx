import { randomUUID } from "node:crypto";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { AccountPage } from "@/components/site/account-page";
import { ReplyForm } from "@/components/tickets/reply-form";
import { TicketAssignment } from "@/components/tickets/ticket-assignment";
import { TicketLead } from "@/components/tickets/ticket-lead";
import { TicketProblems } from "@/components/tickets/ticket-problems";
import { TicketStateForm } from "@/components/tickets/ticket-state-form";
import { TicketThread } from "@/components/tickets/ticket-thread";
import { Notice } from "@/components/ui/notice";
import { getTicket } from "@/lib/data/tickets";
import { getLanguage } from "@/lib/i18n/get-language";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import type { AccountVisit } from "@/lib/session/require-user";
import { requireAgency } from "@/lib/tenant/require-agency";
import { readTicketDraft } from "@/lib/tickets/ticket-draft";
import { supportPath, ticketPath, type SupportPlace } from "@/lib/tickets/ticket-paths";
import { toTicketProblem } from "@/lib/tickets/ticket-problems";

export async function ticketMetadata(place: SupportPlace, reference: string): Promise<Metadata> {
  const [agency, locale, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("tickets.thread"),
  ]);
  const path = ticketPath(place, reference);
  return pageMetadata(agency, { locale, path, title: t("title", { reference }), isIndexed: false });
}

/** A support request with its thread: the same for its sender and for those who answer. */
export async function TicketPage({
  visit,
  place,
  reference,
  query,
}: {
  visit: AccountVisit;
  place: SupportPlace;
  reference: string;
  query: Record<string, string | string[] | undefined>;
}) {
  const { agency, prefix } = visit;
  const [t, found, jar] = await Promise.all([
    getTranslations("tickets.thread"),
    getTicket(agency.subdomain, reference),
    cookies(),
  ]);
  if (!found) notFound();
  const { ticket, entries, inbox } = found;
  const draft = readTicketDraft((name) => jar.get(name)?.value, {
    kind: "reply",
    again: query.again,
  });
  // Sent once before, the same key would mean that message.
  const key = draft && draft.refusal !== "sentBefore" ? draft.idempotencyKey : randomUUID();
  const form = { place, reference };
  return (
    <AccountPage
      visit={visit}
      title={<bdi className="wrap-anywhere">{ticket.subject}</bdi>}
      lead={
        <TicketLead
          ticket={ticket}
          sender={inbox?.sender ?? null}
          backHref={`${prefix}${supportPath(place)}`}
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
        <TicketProblems refusal={toTicketProblem(query.problem)} />
        {inbox && (
          <TicketAssignment
            {...form}
            action={`${prefix}${paths.supportForm("assign")}`}
            inbox={inbox}
          />
        )}
        <TicketThread entries={entries} agencyName={agency.agencyName} timeZone={agency.timeZone} />
        <ReplyForm
          {...form}
          action={`${prefix}${paths.supportForm("reply")}`}
          isClosed={ticket.status === "closed"}
          idempotencyKey={key}
          draft={draft}
        />
        <TicketStateForm
          action={`${prefix}${paths.supportForm("state")}`}
          place={place}
          ticket={ticket}
        />
      </div>
    </AccountPage>
  );
}
