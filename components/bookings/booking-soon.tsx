import { ArrowLeft, Mail, Phone } from "lucide-react";
import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import type { Agency } from "@/lib/api/contract/agencies";
import type { ServiceId } from "@/lib/api/contract/services";
import { AskedSummary } from "./asked-summary";
import type { Asked } from "./to-asked";

type Props = { agency: Pick<Agency, "agencyName" | "contactEmailId" | "contactPhoneNumber">; service: ServiceId; asked: Asked; homeHref: string };

/** Says plainly that this can't be booked online yet, and who can help until then. */
export function BookingSoon({ agency: { agencyName, contactEmailId, contactPhoneNumber }, service, asked, homeHref }: Props) {
  const t = useTranslations("bookings");
  const name = t(`services.${service}`);
  const hasContact = Boolean(contactEmailId || contactPhoneNumber);
  return (
    <div className="page-width grid items-start gap-8 py-12 md:grid-cols-[1fr_24rem] md:gap-14 md:py-20">
      <div className="space-y-5">
        <h1 className="text-title font-semibold">{t("title", { service: name })}</h1>
        <p className="max-w-prose text-lead text-ink-soft">{t(hasContact ? "text" : "textWithoutContact", { agency: agencyName, service: name })}</p>
        <div className="flex flex-wrap gap-3 pt-1">
          {contactEmailId && (
            <a href={`mailto:${contactEmailId}?subject=${encodeURIComponent(t("mailSubject", { service: name }))}`} className={buttonClass({ size: "large" })}>
              <Mail aria-hidden className="size-5" />
              {t("email")}
            </a>
          )}
          {contactPhoneNumber && (
            <a href={`tel:${contactPhoneNumber.replace(/[^+\d]/g, "")}`} className={buttonClass({ look: "secondary", size: "large" })}>
              <Phone aria-hidden className="size-5" />
              {t("phone")} <bdi dir="ltr">{contactPhoneNumber}</bdi>
            </a>
          )}
        </div>
        <p>
          <Link href={homeHref} className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand-ink hover:underline">
            <ArrowLeft aria-hidden className="mirrored size-4" />
            {t("back")}
          </Link>
        </p>
      </div>
      <AskedSummary asked={asked} />
    </div>
  );
}
