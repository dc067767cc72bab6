import { toFullName } from "@/lib/api/contract/full-name";
import { useFormatter, useTranslations } from "next-intl";
import { ExactMoney } from "@/components/site/exact-money";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { WrittenText } from "@/components/ui/written-text";
import { Reference } from "@/components/ui/reference";
import type { Enquiry } from "@/lib/api/contract/enquiries";
import { zonedTime } from "@/lib/dates/zoned-time";
import { EnquiryFact, EnquiryFacts } from "./enquiry-facts";
import { EnquiryStateBadge } from "./enquiry-state-badge";
import { toEnquiryTitle } from "./to-enquiry-title";

type Props = {
  enquiries: readonly Enquiry[];
  action: string;
  timeZone: string;
  shipLines: readonly { code: string; name: string }[];
};

const nextStates = { new: ["answered", "closed"], answered: ["closed"], closed: [] } as const;

/**
 * The agency's enquiries in one state: the request, the sender and what happened. Native disclosure
 * and forms: works without scripts.
 */
export function EnquiryInbox({ enquiries, action, timeZone, shipLines }: Props) {
  const t = useTranslations("enquiries");
  const format = useFormatter();
  return (
    <ul className="space-y-4">
      {enquiries.map((enquiry) => {
        const { reference, state, details, deal, contact, preferredContact, message, createdAt } =
          enquiry;
        const name = toFullName(contact);
        return (
          <li key={reference} className="rounded-card border border-line bg-surface shadow-card">
            <details className="group" open={enquiries.length === 1}>
              <summary className="flex cursor-pointer flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card px-5 py-4">
                <span className="min-w-0">
                  <bdi className="block font-semibold wrap-anywhere group-open:text-brand-ink">
                    {`${t(`services.${details.service}`)}: ${toEnquiryTitle(enquiry) ?? reference}`}
                  </bdi>
                  <span className="text-sm text-ink-soft">
                    <bdi>{name}</bdi> · <Reference>{reference}</Reference> ·{" "}
                    <time dateTime={createdAt}>
                      {format.dateTime(new Date(createdAt), zonedTime(timeZone))}
                    </time>
                  </span>
                </span>
                <EnquiryStateBadge state={state} />
              </summary>
              <div className="space-y-5 border-t border-line p-5">
                <EnquiryFacts details={details} shipLines={shipLines}>
                  {deal && <EnquiryFact label={t("deal.label")}>{deal.title}</EnquiryFact>}
                  {deal?.price && (
                    <EnquiryFact label={t("deal.price")}>
                      <ExactMoney money={deal.price} />
                    </EnquiryFact>
                  )}
                  <EnquiryFact label={t("fields.preferredContact")}>
                    {t(`fields.${preferredContact}`)}
                  </EnquiryFact>
                </EnquiryFacts>
                {message && (
                  <WrittenText text={message} className="rounded-control bg-canvas p-4" />
                )}
                <div className="flex flex-wrap gap-3">
                  <ButtonLink
                    href={`mailto:${encodeURIComponent(contact.email)}?subject=${encodeURIComponent(t("replySubject", { reference }))}`}
                    look="secondary"
                  >
                    <Icon name="mail" className="size-4" />
                    <bdi dir="ltr">{contact.email}</bdi>
                  </ButtonLink>
                  {contact.phone && (
                    <ButtonLink
                      href={`tel:${contact.phone.replace(/[^+\d]/g, "")}`}
                      look="secondary"
                    >
                      <Icon name="phone" className="size-4" />
                      <bdi dir="ltr">{contact.phone}</bdi>
                    </ButtonLink>
                  )}
                </div>
                {nextStates[state].length > 0 && (
                  <form
                    method="post"
                    action={action}
                    className="flex flex-wrap gap-3 border-t border-line pt-5"
                  >
                    <input type="hidden" name="reference" value={reference} />
                    <input type="hidden" name="from" value={state} />
                    {nextStates[state].map((next) => (
                      <Button
                        key={next}
                        type="submit"
                        name="state"
                        value={next}
                        look={next === "answered" ? "primary" : "quiet"}
                      >
                        {t(`mark.${next}`)}
                      </Button>
                    ))}
                  </form>
                )}
              </div>
            </details>
          </li>
        );
      })}
    </ul>
  );
}
