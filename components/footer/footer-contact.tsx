import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { Agency } from "@/lib/api/contract/agencies";

type Contact = Pick<Agency, "contactEmailId" | "contactPhoneNumber" | "displaySupportPhoneFooter">;

const row =
  "inline-flex min-h-11 items-center gap-2.5 text-ink hover:text-brand-ink hover:underline";

type Props = { contact: Contact };

/**
 * The phone only if the agency enables it. Numbers and addresses keep their direction in every
 * language.
 */
export function FooterContact({
  contact: { contactEmailId, contactPhoneNumber, displaySupportPhoneFooter },
}: Props) {
  const t = useTranslations("site.footer");
  return (
    <ul>
      {displaySupportPhoneFooter && contactPhoneNumber && (
        <li>
          <a href={`tel:${contactPhoneNumber.replace(/[^+\d]/g, "")}`} className={row}>
            <Icon name="phone" className="size-4 shrink-0 text-ink-soft" />
            <VisuallyHidden>{t("phone")}</VisuallyHidden>
            <bdi dir="ltr">{contactPhoneNumber}</bdi>
          </a>
        </li>
      )}
      {contactEmailId && (
        <li>
          <a href={`mailto:${contactEmailId}`} className={row}>
            <Icon name="mail" className="size-4 shrink-0 text-ink-soft" />
            <VisuallyHidden>{t("email")}</VisuallyHidden>
            <bdi dir="ltr" className="break-all">
              {contactEmailId}
            </bdi>
          </a>
        </li>
      )}
    </ul>
  );
}
