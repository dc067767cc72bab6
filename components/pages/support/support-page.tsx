import { randomUUID } from "node:crypto";
import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { AccountPage } from "@/components/site/account-page";
import { ContactLinks } from "@/components/tickets/contact-links";
import { FoldedCard } from "@/components/ui/folded-card";
import { TicketForm } from "@/components/tickets/ticket-form";
import { TicketList } from "@/components/tickets/ticket-list";
import { Card } from "@/components/ui/card";
import { findTickets } from "@/lib/data/tickets";
import { paths } from "@/lib/paths";
import type { AccountVisit } from "@/lib/session/require-user";
import { readTicketDraft } from "@/lib/tickets/ticket-draft";
import { ticketPath, type SupportPlace } from "@/lib/tickets/ticket-paths";

/** The same for travellers and agency staff; `children` is the inbox of those who have it. */
export async function SupportPage({
  visit,
  place,
  booking,
  again,
  children,
}: {
  visit: AccountVisit;
  place: SupportPlace;
  /** The reference of what a message is about. */ booking: string | null;
  /** The key of a rejected form. */ again: unknown;
  children?: ReactNode;
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
      toHref={(reference) => `${prefix}${ticketPath(place, reference)}`}
    />
  );
  const isWriting = draft !== null || booking !== null;
  const form = (
    <>
      <TicketForm
        action={`${prefix}${paths.supportForm("ask")}`}
        place={place}
        idempotencyKey={key}
        subject={booking ? trips("subject", { reference: booking }) : ""}
        draft={draft}
      />
      <ContactLinks agency={agency} />
    </>
  );
  const card = children ? (
    <FoldedCard title={t("form.title")} isOpen={isWriting}>
      {form}
    </FoldedCard>
  ) : (
    <Card title={t("form.title")} text={t("form.text")}>
      {form}
    </Card>
  );
  const isFormFirst = isWriting || (!children && tickets?.length === 0);
  return (
    <AccountPage
      visit={visit}
      title={agency.supportLabel ?? entries("support")}
      lead={
        <p>
          {children
            ? t("inbox.lead", { agency: agency.agencyName })
            : leads("support", { agency: agency.agencyName })}
        </p>
      }
    >
      <div className="space-y-6">
        {isFormFirst && card}
        {children}
        {list}
        {!isFormFirst && card}
      </div>
    </AccountPage>
  );
}
