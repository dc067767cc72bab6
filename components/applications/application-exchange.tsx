import { useFormatter, useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { WrittenText } from "@/components/ui/written-text";
import type { Application } from "@/lib/api/contract/applications";
import { zonedTime } from "@/lib/dates/zoned-time";

/** The agency's questions and the applicant's answers, oldest first; nothing without any. */
export function ApplicationExchange({
  application: { exchange, applicant },
  agencyName,
  timeZone,
}: {
  application: Application;
  agencyName: string;
  timeZone: string;
}) {
  const t = useTranslations("applications.exchange");
  const format = useFormatter();
  if (exchange.length === 0) return null;
  return (
    <Card title={t("title")}>
      <ol className="space-y-4">
        {exchange.map(({ kind, text, at }) => (
          <li key={at} className="rounded-control bg-canvas p-4 text-sm">
            <p className="mb-1 flex flex-wrap justify-between gap-x-4">
              <bdi className="font-semibold">
                {kind === "question" ? agencyName : applicant.name}
              </bdi>
              <time dateTime={at} className="text-ink-soft">
                {format.dateTime(new Date(at), zonedTime(timeZone))}
              </time>
            </p>
            <WrittenText text={text} className="text-ink" />
          </li>
        ))}
      </ol>
    </Card>
  );
}
