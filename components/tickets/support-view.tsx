import { useTranslations } from "next-intl";
import { ClientTexts } from "@/components/site/client-texts";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import type { Agency } from "@/lib/api/contract/agencies";
import type { Ticket } from "@/lib/api/contract/support";
import { TicketForm } from "./ticket-form.client";
import { TicketList } from "./ticket-list";

type Props = {
  agency: Pick<Agency, "agencyName" | "contactEmailId" | "contactPhoneNumber" | "timeZone">;
  tickets: readonly Ticket[];
  /** What a new message begins to be about; empty for whatever. */ subject: string;
};
const link = "inline-flex min-h-11 items-center gap-2 font-semibold text-brand-ink hover:underline";

/** Help by the agency: write, see earlier requests, or call. */
export function SupportView({
  agency: { contactEmailId, contactPhoneNumber, timeZone },
  tickets,
  subject,
}: Props) {
  const t = useTranslations("tickets");
  return (
    <div className="space-y-6">
      <Card title={t("form.title")} text={t("form.text")}>
        <noscript>
          <Notice className="mb-5">
            <p>{t("needsScript")}</p>
          </Notice>
        </noscript>
        <ClientTexts namespaces={["forms", "tickets"]}>
          <TicketForm defaultSubject={subject} />
        </ClientTexts>
        {(contactEmailId || contactPhoneNumber) && (
          <p className="mt-6 flex flex-wrap gap-x-6 border-t border-line pt-4">
            {contactEmailId && (
              <a href={`mailto:${contactEmailId}`} className={link}>
                <Icon name="mail" className="size-4" />
                <bdi dir="ltr">{contactEmailId}</bdi>
              </a>
            )}
            {contactPhoneNumber && (
              <a href={`tel:${contactPhoneNumber.replace(/[^+\d]/g, "")}`} className={link}>
                <Icon name="phone" className="size-4" />
                <bdi dir="ltr">{contactPhoneNumber}</bdi>
              </a>
            )}
          </p>
        )}
      </Card>
      <Card title={t("list.title")}>
        <TicketList tickets={tickets} timeZone={timeZone} />
      </Card>
    </div>
  );
}
