import { randomUUID } from "node:crypto";
import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { AccountPage } from "@/components/site/account-page";
import { ContactLinks } from "@/components/tickets/contact-links";
import { BackLink } from "@/components/tickets/back-link";
import { TicketForm } from "@/components/tickets/ticket-form";
import { TicketList } from "@/components/tickets/ticket-list";
import { Card } from "@/components/ui/card";
import { findTickets } from "@/lib/data/tickets";
import { paths } from "@/lib/paths";
import type { AccountVisit } from "@/lib/session/require-user";
import { readTicketDraft } from "@/lib/tickets/ticket-draft";
import { ticketPath } from "@/lib/tickets/ticket-paths";

/** What a user wrote to support, and a form to write: the same for travellers and agency staff. */
export async function SupportPage({
  visit,
  place,
  booking,
  again,
  inboxHref = null,
}: {
  visit: AccountVisit;
  place: "mytrip" | "settings";
  /** The reference of what a message is about. */ booking: string | null;
  /** The key of a rejected form. */ again: unknown;
  /** Of those who have the agency's inbox. */ inboxHref?: string | null;
}) {
  const { agency, prefix } = visit;
  const [t, leads, entries, trips, tickets, jar] = await Promise.all([
    getTranslations("tickets"),
    getTranslations("accountPages.leads"),
    getTranslations("navigation.entries"),
    getTranslations("trips.detail"),
    findTickets(agency.subdomain),
    cookies(),
  ]);
  const draft = readTicketDraft((name) => jar.get(name)?.value, { kind: "ask", again });
  // Sent once before, the same key would mean that request.
  const key = draft && draft.refusal !== "sentBefore" ? draft.idempotencyKey : randomUUID();
  const list = (
    <TicketList
      tickets={tickets}
      timeZone={agency.timeZone}
      here={`${prefix}${visit.path}`}
      toHref={(reference) => `${prefix}${ticketPath({ place, reference })}`}
    />
  );
  const isWriting = draft !== null || booking !== null;
  const card = (
    <Card title={t("form.title")} text={t("form.text")}>
      <TicketForm
        action={`${prefix}${paths.supportForm("ask")}`}
        place={place}
        idempotencyKey={key}
        subject={booking ? trips("subject", { reference: booking }) : ""}
        draft={draft}
      />
      <ContactLinks agency={agency} />
    </Card>
  );
  const isFormFirst = isWriting || tickets?.length === 0;
  return (
    <AccountPage
      visit={visit}
      title={agency.supportLabel ?? entries("support")}
      lead={
        <>
          <p>{leads("support", { agency: agency.agencyName })}</p>
          {inboxHref && <BackLink href={inboxHref}>{t("thread.back")}</BackLink>}
        </>
      }
    >
      <div className="space-y-6">
        {isFormFirst && card}
        {list}
        {!isFormFirst && card}
      </div>
    </AccountPage>
  );
}
