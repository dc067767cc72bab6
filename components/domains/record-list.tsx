import { useTranslations } from "next-intl";
import { CopyButton } from "@/components/site/bookings/copy-button.client";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import type { DomainRecords, RecordResult } from "@/lib/api/contract/domains";

const tones: Record<RecordResult, BadgeTone> = {
  unseen: "neutral",
  right: "success",
  wrong: "danger",
  missing: "warning",
  failed: "warning",
  unknown: "neutral",
};

type Props = {
  title: string;
  records: DomainRecords;
  /** How the records belong together, if there are several. */ text?: string;
};

/** Records to set, to be copied one by one, and what the last look found instead. */
export function RecordList({ title, text, records: { expected, found, result } }: Props) {
  const t = useTranslations("domains");
  return (
    <section>
      <h3 className="flex flex-wrap items-center gap-2 font-semibold">
        {title}
        <Badge tone={tones[result]}>{t(`results.${result}`)}</Badge>
      </h3>
      {text && <p className="mt-1 text-sm text-ink-soft">{text}</p>}
      <ul className="mt-2 divide-y divide-line rounded-control border border-line">
        {expected.map(({ type, name, value }) => (
          <li key={`${type} ${value}`} className="px-3 py-2">
            <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[5rem_minmax(0,1fr)_minmax(0,1.5fr)]">
              <div>
                <dt className="text-ink-soft">{t("columns.type")}</dt>
                <dd className="font-semibold">{type}</dd>
              </div>
              {(["name", "value"] as const).map((column) => {
                const content = column === "name" ? name : value;
                return (
                  <div key={column} className="min-w-0">
                    <dt className="text-ink-soft">{t(`columns.${column}`)}</dt>
                    <dd className="flex items-center gap-1">
                      <code dir="ltr" className="min-w-0 wrap-anywhere select-all">
                        {content}
                      </code>
                      <CopyButton text={content} name={`${type}, ${t(`columns.${column}`)}`} />
                    </dd>
                  </div>
                );
              })}
            </dl>
          </li>
        ))}
      </ul>
      {found.length > 0 && (
        <div className="mt-2 text-sm">
          <p className="text-ink-soft">{t("found")}</p>
          <ul>
            {found.map((record) => (
              <li key={record}>
                <code dir="ltr" className="wrap-anywhere">
                  {record}
                </code>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
