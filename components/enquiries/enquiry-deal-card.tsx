import { useFormatter, useTranslations } from "next-intl";
import { ExactMoney } from "@/components/site/exact-money";
import { Badge } from "@/components/ui/badge";
import { Picture } from "@/components/ui/picture";
import type { EnquiryDeal } from "@/lib/api/contract/enquiries";
import { zonedDay } from "@/lib/dates/zoned-time";

/** The deal of an enquiry, as it was shown. */
export function EnquiryDealCard({
  deal: { title, image, price, shownAt, supplier },
  timeZone,
}: {
  deal: EnquiryDeal;
  timeZone: string;
}) {
  const t = useTranslations("enquiries.deal");
  const badge = useTranslations("deals");
  const format = useFormatter();
  return (
    <section
      aria-label={t("title")}
      className="overflow-hidden rounded-card border border-line bg-surface-raised shadow-card"
    >
      <div className="relative aspect-3/2 bg-brand-tint max-md:aspect-5/2">
        <Picture
          src={image}
          alt=""
          width={960}
          height={640}
          sizes="(min-width: 768px) 22rem, 100vw"
          className="h-full w-full object-cover"
        />
        <Badge tone="brand" className="absolute start-3 top-3">
          {badge("onRequest")}
        </Badge>
      </div>
      <div className="space-y-3 p-5">
        <div>
          <p className="text-sm text-ink-soft">{t("title")}</p>
          <h2 className="text-heading font-semibold wrap-anywhere">
            <bdi>{title}</bdi>
          </h2>
        </div>
        {price && (
          <p className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
            <span className="text-sm text-ink-soft">{t("price")}</span>
            <strong className="text-heading">
              <ExactMoney money={price} />
            </strong>
          </p>
        )}
        <p className="text-sm text-ink-soft">
          {t("shownAt", {
            date: format.dateTime(new Date(shownAt), zonedDay(timeZone)),
          })}
        </p>
        {supplier === "sandbox" && <p className="text-sm text-ink-faint">{badge("sample")}</p>}
      </div>
    </section>
  );
}
