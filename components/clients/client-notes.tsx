import { useFormatter, useTranslations } from "next-intl";
import { PlainForm, SubmitButton } from "@/components/site/forms/plain-form.client";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { TextArea } from "@/components/ui/text-area";
import { WrittenText } from "@/components/ui/written-text";
import type { Client } from "@/lib/api/contract/clients";
import { zonedTime } from "@/lib/dates/zoned-time";
import type { FormDraft } from "@/lib/forms/form-draft";
import { ClientProblem } from "./client-problem";

type Props = Pick<Client, "notes"> & {
  timeZone: string;
  /** Where the form is posted; null for those who only read. */ action: string | null;
  /** A new one for each note. */ idempotencyKey: string;
  /** The form came back. */ draft: FormDraft | null;
};

/** What the agency's people write about a client to each other. */
export function ClientNotes({ notes, timeZone, action, idempotencyKey, draft }: Props) {
  const t = useTranslations("clients.notes");
  const format = useFormatter();
  const isWrong = draft?.invalid.includes("text");
  return (
    <Card title={t("title")} text={t("text")}>
      {notes.length > 0 ? (
        <ol className="space-y-4">
          {notes.map(({ id, author, text, createdAt }) => (
            <li key={id} className="rounded-control bg-canvas p-4 text-sm">
              <p className="mb-1 flex flex-wrap justify-between gap-x-4">
                <bdi className="font-semibold">{author ?? t("former")}</bdi>
                <time dateTime={createdAt} className="text-ink-soft">
                  {format.dateTime(new Date(createdAt), zonedTime(timeZone))}
                </time>
              </p>
              <WrittenText text={text} className="text-ink" />
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-sm text-ink-soft">{t("none")}</p>
      )}
      {action && (
        <PlainForm
          // A new one once a note was added.
          key={notes.length}
          action={action}
          className="mt-5 space-y-3 border-t border-line pt-5"
        >
          {draft && (
            <ClientProblem
              draft={draft}
              fields={isWrong ? [{ id: "client-note", text: t("wrong") }] : []}
            />
          )}
          <input
            type="hidden"
            name="idempotencyKey"
            // A key that was used up by another text is no good any more.
            defaultValue={
              (draft?.refusal !== "sentBefore" && draft?.fields["idempotencyKey"]) || idempotencyKey
            }
          />
          <Field id="client-note" label={t("field")} error={isWrong ? t("wrong") : null}>
            {(control) => (
              <TextArea
                {...control}
                name="text"
                rows={3}
                maxLength={2_000}
                required
                defaultValue={draft?.fields["text"]}
              />
            )}
          </Field>
          <SubmitButton look="secondary">{t("add")}</SubmitButton>
        </PlainForm>
      )}
    </Card>
  );
}
