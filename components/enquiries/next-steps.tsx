import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { Agency } from "@/lib/api/contract/agencies";

type Props = {
  agency: Pick<Agency, "agencyName" | "contactEmailId" | "contactPhoneNumber">;
  isSent?: boolean;
};
const link = "inline-flex min-h-11 items-center gap-2 font-semibold text-brand-ink hover:underline";

/** What happens next with an enquiry, and a contact for questions. */
export function NextSteps({
  agency: { agencyName, contactEmailId, contactPhoneNumber },
  isSent = false,
}: Props) {
  const t = useTranslations("enquiries.steps");
  return (
    <section className="rounded-card border border-line bg-surface p-5 shadow-card">
      <h2 className="text-heading font-semibold">{t("title")}</h2>
      <ol className="mt-3 list-decimal space-y-2 ps-5 text-ink-soft marker:font-semibold marker:text-ink">
        <li>{t("sent", { agency: agencyName })}</li>
        <li>{t("answer", { agency: agencyName })}</li>
        <li>{t("book")}</li>
      </ol>
      {(contactEmailId || contactPhoneNumber) && (
        <div className="mt-4 border-t border-line pt-3">
          {isSent && <p className="text-sm text-ink-soft">{t("questions")}</p>}
          <p className="flex flex-wrap gap-x-6">
            {contactEmailId && (
              <a href={`mailto:${contactEmailId}`} className={link}>
                <Icon name="mail" className="size-4 shrink-0" />
                <bdi dir="ltr" className="min-w-0 wrap-anywhere">
                  {contactEmailId}
                </bdi>
              </a>
            )}
            {contactPhoneNumber && (
              <a href={`tel:${contactPhoneNumber.replace(/[^+\d]/g, "")}`} className={link}>
                <Icon name="phone" className="size-4 shrink-0" />
                <bdi dir="ltr">{contactPhoneNumber}</bdi>
              </a>
            )}
          </p>
        </div>
      )}
    </section>
  );
}
