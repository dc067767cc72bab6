import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { TextArea } from "@/components/ui/text-area";
import type { TicketDraft } from "@/lib/tickets/ticket-draft";
import type { SupportPlace } from "@/lib/tickets/ticket-paths";
import { TicketProblems } from "./ticket-problems";

type Props = {
  action: string;
  place: SupportPlace;
  reference: string;
  isClosed: boolean;
  /** A new one for a new message. */ idempotencyKey: string;
  draft: TicketDraft | null;
};
const id = "reply-message";

/** Writes on in a thread. Plain HTML: works without scripts. */
export function ReplyForm({ action, place, reference, isClosed, idempotencyKey, draft }: Props) {
  const t = useTranslations("tickets.thread");
  const error = draft?.problems.includes("message") ? t("replyMissing") : null;
  return (
    <Card title={t("replyTitle")} text={isClosed ? t("replyClosed") : null}>
      <form method="post" action={action} className="space-y-5">
        <TicketProblems
          refusal={draft?.refusal ?? null}
          fields={error ? [{ id, text: error }] : []}
        />
        <input type="hidden" name="place" value={place} />
        <input type="hidden" name="reference" value={reference} />
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <Field id={id} label={t("reply")} error={error}>
          {(control) => (
            <TextArea
              {...control}
              name="message"
              defaultValue={draft?.message}
              required
              maxLength={5000}
            />
          )}
        </Field>
        <Button type="submit">{t("send")}</Button>
      </form>
    </Card>
  );
}
