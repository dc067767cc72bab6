import { useFormatter, useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import type { Enquiry } from "@/lib/api/contract/enquiries";
import { zonedDay } from "@/lib/dates/zoned-time";
import { paths } from "@/lib/paths";
import { EnquiryStateBadge } from "./enquiry-state-badge";
import { toEnquiryTitle } from "@/lib/api/contract/to-enquiry-title";

/** The user's own enquiries, beside their trips; nothing if there are none. */
export function MyEnquiries({
  enquiries,
  prefix,
  timeZone,
}: {
  enquiries: readonly Enquiry[];
  prefix: string;
  timeZone: string;
}) {
  const t = useTranslations("enquiries");
  const format = useFormatter();
  if (enquiries.length === 0) return null;
  return (
    <Card title={t("mine")} className="mt-8">
      <ul className="divide-y divide-line">
        {enquiries.map((enquiry) => (
          <li
            key={enquiry.reference}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
          >
            <Link
              href={`${prefix}${paths.enquiryStatus(enquiry.details.service, enquiry)}`}
              className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-brand-ink hover:underline"
            >
              <bdi>{`${t(`services.${enquiry.details.service}`)}: ${toEnquiryTitle(enquiry) ?? enquiry.reference}`}</bdi>
            </Link>
            <span className="flex items-center gap-3 text-sm text-ink-soft">
              <time dateTime={enquiry.createdAt}>
                {format.dateTime(new Date(enquiry.createdAt), zonedDay(timeZone))}
              </time>
              <EnquiryStateBadge state={enquiry.state} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
