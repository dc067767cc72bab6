import { createTranslator } from "next-intl";
import type { AuditEvent } from "@/lib/api/contract/audit-events";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { readMessages } from "@/lib/i18n/messages";
import { createCsv, type CsvForm } from "@/lib/lists/csv";
import { createChangeTexts } from "./change-texts";

/**
 * Writes events as lines of a file, headed in the reader's language; times to the second, by the
 * agency's time zone.
 */
export async function openAuditFile({
  language,
  locale,
  csv,
  timeZone,
}: {
  language: LanguageCode;
  locale: string;
  csv: CsvForm;
  timeZone: string;
}) {
  const messages = await readMessages(language);
  const t = createTranslator({ locale: language, messages, namespace: "audit" });
  const second = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  const toCsvLine = createCsv(csv);
  const { toName, toValue } = createChangeTexts({ locale, messages });
  // Amounts in text are isolated for pages in two directions: a file's cell would show the marks.
  const toText = (values: Readonly<Record<string, string>>) =>
    Object.entries(values)
      .map(([name, value]) => `${toName(name)}: ${toValue(name, value)}`)
      .join("; ")
      .replace(/[\u2066-\u2069]/g, "");
  return {
    head: toCsvLine([
      t("columns.at"),
      t("columns.actor"),
      t("columns.action"),
      t("columns.kind"),
      t("columns.subject"),
      t("columns.before"),
      t("columns.after"),
    ]),
    toLines: (events: readonly AuditEvent[]) =>
      events
        .map(({ at, actor, action, subject, before, after }) =>
          toCsvLine([
            second.format(new Date(at)),
            actor?.name ?? t("site"),
            t(`actions.${action}`),
            t(`subjects.${subject.kind}`),
            subject.name,
            toText(before),
            toText(after),
          ]),
        )
        .join(""),
  };
}
