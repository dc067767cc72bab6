import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { TextArea } from "@/components/ui/text-area";
import type { TicketDraft } from "@/lib/tickets/ticket-draft";
import type { ThreadAddress } from "@/lib/tickets/ticket-paths";
import { ThreadFields } from "./thread-fields";
import { TicketProblems } from "./ticket-problems";

type Props = {
  action: string;
  address: ThreadAddress;
  isClosed: boolean;
  /** Whether it can be kept as a note among the agency's members, too. */ hasNotes?: boolean;
  /** A new one for a new message. */ idempotencyKey: string;
  draft: TicketDraft | null;
};
const id = "reply-message";

/** Writes on in a thread. Plain HTML: works without scripts. */
export function ReplyForm({
  action,
  address,
  isClosed,
  hasNotes = false,
  idempotencyKey,
  draft,
}: Props) {
  const t = useTranslations("tickets.thread");
  const error = draft?.problems.includes("message") ? t("replyMissing") : null;
  return (
    <Card title={t("replyTitle")} text={isClosed ? t("replyClosed") : null}>
      <form method="post" action={action} className="space-y-5">
        <TicketProblems
          refusal={draft?.refusal ?? null}
          fields={error ? [{ id, text: error }] : []}
        />
        <ThreadFields address={address} />
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
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{t("send")}</Button>
          {hasNotes && (
            <Button type="submit" name="as" value="note" look="secondary">
              {t("keepNote")}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
