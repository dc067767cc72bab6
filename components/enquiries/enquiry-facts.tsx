import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { EnquiryDetails } from "@/lib/api/contract/enquiries";
import { calendarDay, calendarMonth, toUtcDate } from "@/lib/dates/calendar-date";
import { enquiryFields } from "@/lib/enquiries/enquiry-fields";

type Props = {
  details: EnquiryDetails;
  shipLines: readonly { code: string; name: string }[];
  children?: ReactNode;
};

export const EnquiryFact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5 last:border-0">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="min-w-0 font-semibold wrap-anywhere">
      <bdi>{children}</bdi>
    </dd>
  </div>
);

/** An enquiry's fields; empty ones have no row. `children` are further rows. */
export function EnquiryFacts({ details, shipLines, children }: Props) {
  const t = useTranslations("enquiries");
  const format = useFormatter();
  const values: Readonly<Record<string, string | number | number[] | null>> = details;
  const rows = enquiryFields[details.service].flatMap(({ name, kind, minimum }) => {
    const value = values[name] ?? null;
    const isEmpty =
      value === null ||
      value === "" ||
      (Array.isArray(value) && value.length === 0) ||
      (value === 0 && minimum === 0);
    if (isEmpty) return [];
    const text = Array.isArray(value) ? value.join(", ") : String(value);
    const shown = () => {
      if (kind === "day" || kind === "end") return format.dateTime(toUtcDate(text), calendarDay);
      if (kind === "month") return format.dateTime(toUtcDate(`${text}-01`), calendarMonth);
      if (kind === "line") return shipLines.find(({ code }) => code === text)?.name ?? text;
      return text;
    };
    return [{ name, text: shown() }];
  });
  return (
    <dl>
      {rows.map(({ name, text }) => (
        <EnquiryFact key={name} label={t(`fields.${name}` as "fields.place")}>
          {text}
        </EnquiryFact>
      ))}
      {children}
    </dl>
  );
}
