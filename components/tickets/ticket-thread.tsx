import clsx from "clsx";
import { useFormatter, useTranslations } from "next-intl";
import { WrittenText } from "@/components/ui/written-text";
import type { ThreadEntry } from "@/lib/api/contract/threads";
import { zonedTime } from "@/lib/dates/zoned-time";
import { entryId } from "@/lib/tickets/ticket-paths";

type Props = {
  entries: readonly ThreadEntry[];
  agencyName: string;
  timeZone: string;
};

/** What was written and done in a support request, oldest first. */
export function TicketThread({ entries, agencyName, timeZone }: Props) {
  const t = useTranslations("tickets.thread");
  const format = useFormatter();
  return (
    <ol aria-label={t("entries")} className="space-y-4">
      {entries.map(({ ordinal, kind, author, isFromAgency, isOwn, text, createdAt }) => {
        const name = author || agencyName;
        const hasText = kind === "message" || kind === "note";
        const time = (
          <time dateTime={createdAt} className="whitespace-nowrap text-ink-soft">
            {format.dateTime(new Date(createdAt), zonedTime(timeZone))}
          </time>
        );
        return (
          <li
            key={ordinal}
            id={entryId(ordinal)}
            tabIndex={-1}
            className={clsx(
              "scroll-mt-24 rounded-card",
              !hasText && "px-4 text-center text-sm text-ink-soft",
              hasText && "border p-4 sm:max-w-[85%] md:p-5",
              kind === "note" ? "border-dashed border-line-strong" : "border-line",
              kind === "message" && (isOwn ? "bg-brand-tint" : "bg-surface shadow-card"),
              hasText && isOwn && "ms-auto",
            )}
          >
            {hasText ? (
              <>
                <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
                  <strong className="font-semibold">
                    <bdi>{isOwn ? t("you") : name}</bdi>
                    {kind === "note" && ` · ${t("note")}`}
                    {isFromAgency && !isOwn && name !== agencyName && (
                      <span className="font-normal text-ink-soft">
                        {" · "}
                        <bdi>{agencyName}</bdi>
                      </span>
                    )}
                  </strong>
                  {time}
                </p>
                <WrittenText text={text} className="mt-2" />
              </>
            ) : (
              <p>
                {isOwn ? t(`${kind}ByYou`) : t(kind, { name })}
                {" · "}
                {time}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
