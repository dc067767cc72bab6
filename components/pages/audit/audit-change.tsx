import { useTranslations } from "next-intl";
import type { AuditEvent } from "@/lib/api/contract/audit-events";
import { useChangeTexts } from "./use-audit-texts";

/** What an event has changed, by name: what it was and what it is; nothing without a change. */
export function AuditChange({ before, after }: Pick<AuditEvent, "before" | "after">) {
  const t = useTranslations("audit");
  const { toName, toValue } = useChangeTexts();
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (names.length === 0) return null;
  return (
    <dl className="space-y-0.5">
      {names.map((name) => {
        const was = before[name];
        const is = after[name];
        return (
          <div key={name} className="flex flex-wrap gap-x-1.5">
            <dt className="text-ink-soft">{`${toName(name)}:`}</dt>
            <dd className="flex flex-wrap gap-x-1.5">
              {was !== undefined && (
                <del className="text-ink-soft">
                  <span className="sr-only">{t("was")} </span>
                  <bdi className="wrap-anywhere">{toValue(name, was)}</bdi>
                </del>
              )}
              {is !== undefined && (
                <ins className="font-medium no-underline">
                  {was !== undefined && <span className="sr-only">{t("is")} </span>}
                  <bdi className="wrap-anywhere">{toValue(name, is)}</bdi>
                </ins>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
