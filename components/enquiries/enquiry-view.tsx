import { toFullName } from "@/lib/api/contract/full-name";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { WrittenText } from "@/components/ui/written-text";
import { Reference } from "@/components/ui/reference";
import type { Agency } from "@/lib/api/contract/agencies";
import type { Enquiry } from "@/lib/api/contract/enquiries";
import { zonedTime } from "@/lib/dates/zoned-time";
import { EnquiryDealCard } from "./enquiry-deal-card";
import { EnquiryFact, EnquiryFacts } from "./enquiry-facts";
import { EnquiryStateBadge } from "./enquiry-state-badge";
import { NextSteps } from "./next-steps";

type Props = {
  enquiry: Enquiry;
  agency: Agency;
  shipLines: readonly { code: string; name: string }[];
  /** What was written since, and the form to write on. */ children?: ReactNode;
};

/** An enquiry's state, for its sender. */
export function EnquiryView({ enquiry, agency, shipLines, children }: Props) {
  const t = useTranslations("enquiries");
  const format = useFormatter();
  const { reference, state, details, deal, contact, preferredContact, message, createdAt } =
    enquiry;
  const { timeZone } = agency;
  return (
    <div className="page-width grid items-start gap-8 py-8 md:grid-cols-[minmax(0,1fr)_20rem] md:py-12 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
      <div className="space-y-6">
        <header className="space-y-3">
          <EnquiryStateBadge state={state} />
          <h1 className="text-title font-semibold text-balance">
            {t(`status.${state}`, { agency: agency.agencyName })}
          </h1>
          <p className="max-w-prose text-lead text-ink-soft">
            {t(`statusText.${state}`, { agency: agency.agencyName })}
          </p>
          <p>
            {t("fields.reference")}:{" "}
            <strong>
              <Reference>{reference}</Reference>
            </strong>{" "}
            ·{" "}
            <time dateTime={createdAt} className="text-ink-soft">
              {format.dateTime(new Date(createdAt), zonedTime(timeZone))}
            </time>
          </p>
        </header>
        <Card title={t("asked")}>
          <EnquiryFacts details={details} shipLines={shipLines} />
        </Card>
        <Card title={t("you")}>
          <dl>
            <EnquiryFact label={t("fields.name")}>{toFullName(contact)}</EnquiryFact>
            <EnquiryFact label={t("fields.email")}>{contact.email}</EnquiryFact>
            {contact.phone && (
              <EnquiryFact label={t("fields.phone")}>
                <span dir="ltr">{contact.phone}</span>
              </EnquiryFact>
            )}
            <EnquiryFact label={t("fields.preferredContact")}>
              {t(`fields.${preferredContact}`)}
            </EnquiryFact>
          </dl>
          {message && <WrittenText text={message} className="mt-4 border-t border-line pt-4" />}
        </Card>
        {children}
        <p className="text-sm text-ink-soft">{t("keep")}</p>
      </div>
      <div className="space-y-6">
        {deal && <EnquiryDealCard deal={deal} timeZone={timeZone} />}
        <NextSteps agency={agency} isSent />
      </div>
    </div>
  );
}
