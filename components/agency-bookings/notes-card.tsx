import { useFormatter, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { TextArea } from "@/components/ui/text-area";
import { WrittenText } from "@/components/ui/written-text";
import type { BookingNote } from "@/lib/api/contract/agency-bookings";
import { zonedTime } from "@/lib/dates/zoned-time";
import type { FormDraft } from "@/lib/forms/form-draft";
import { SaleProblem } from "./sale-problem";

type Props = {
  notes: readonly BookingNote[];
  agencyName: string;
  timeZone: string;
  /** Where the form is posted. */ action: string;
  /** A new one for each note. */ idempotencyKey: string;
  /** The form has just been sent. */ isAdded: boolean;
  /** It came back. */ draft: FormDraft | null;
};

/** What the agency's people write about a booking, to each other or to its buyer as well. */
export function NotesCard({
  notes,
  agencyName,
  timeZone,
  action,
  idempotencyKey,
  isAdded,
  draft,
}: Props) {
  const t = useTranslations("agencyBookings.notes");
  const problems = useTranslations("agencyBookings.problems");
  const format = useFormatter();
  return (
    <Card
      title={<span id="notes">{t("title")}</span>}
      text={t("text", { agency: agencyName })}
      className="print:hidden"
    >
      {notes.length > 0 ? (
        <ol className="space-y-4">
          {notes.map(({ id, author, text, isShared, createdAt }) => (
            <li key={id} className="rounded-control bg-canvas p-4 text-sm">
              <p className="mb-1 flex flex-wrap justify-between gap-x-4">
                <bdi className="font-semibold">{author ?? t("former")}</bdi>
                <time dateTime={createdAt} className="text-ink-soft">
                  {format.dateTime(new Date(createdAt), zonedTime(timeZone))}
                </time>
              </p>
              <WrittenText text={text} className="text-ink" />
              {isShared && (
                <p className="mt-2">
                  <Badge tone="success">{t("shared")}</Badge>
                </p>
              )}
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-sm text-ink-soft">{t("none")}</p>
      )}
      {isAdded && (
        <p role="status" className="mt-4 text-sm font-semibold text-success">
          {t("added")}
        </p>
      )}
      {draft && (
        <SaleProblem
          draft={draft}
          fields={
            draft.invalid.includes("text") ? [{ id: "note-text", text: problems("note") }] : []
          }
        />
      )}
      <form method="post" action={action} className="mt-4 space-y-3 border-t border-line pt-4">
        <input
          type="hidden"
          name="idempotencyKey"
          // A key that was used up by another text is no good any more.
          defaultValue={
            (draft?.refusal !== "sentBefore" && draft?.fields["idempotencyKey"]) || idempotencyKey
          }
        />
        <label className="block">
          <span className="mb-1.5 block text-sm font-semibold">{t("field")}</span>
          <TextArea
            id="note-text"
            name="text"
            rows={3}
            maxLength={2_000}
            required
            defaultValue={draft?.fields["text"]}
          />
        </label>
        <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
          <Checkbox
            name="shared"
            value="yes"
            autoComplete="off"
            defaultChecked={draft?.fields["shared"] === "yes"}
          />
          <span>{t("share")}</span>
        </label>
        <Button type="submit" look="secondary">
          {t("add")}
        </Button>
      </form>
    </Card>
  );
}
