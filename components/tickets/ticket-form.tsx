import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { TextArea } from "@/components/ui/text-area";
import { TextInput } from "@/components/ui/text-input";
import type { TicketDraft } from "@/lib/tickets/ticket-draft";
import type { SupportPlace } from "@/lib/tickets/ticket-paths";
import { TicketProblems } from "./ticket-problems";

type Props = {
  action: string;
  place: SupportPlace;
  /** A new one for a new request. */ idempotencyKey: string;
  /** The initial subject of a new message; empty for none. */ subject: string;
  draft: TicketDraft | null;
};

/** Asks for support. Plain HTML: works without scripts; submitted twice it is the same request. */
export function TicketForm({ action, place, idempotencyKey, subject, draft }: Props) {
  const t = useTranslations("tickets.form");
  const problems = draft?.problems ?? [];
  const errors = {
    subject: problems.includes("subject") ? t("subjectShort") : null,
    message: problems.includes("message") ? t("messageShort") : null,
  };
  return (
    <form method="post" action={action} className="space-y-5">
      <TicketProblems
        refusal={draft?.refusal ?? null}
        fields={problems.map((name) => ({ id: `ticket-${name}`, text: errors[name] ?? "" }))}
      />
      <input type="hidden" name="place" value={place} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <Field id="ticket-subject" label={t("subject")} error={errors.subject}>
        {(control) => (
          <TextInput
            {...control}
            name="subject"
            defaultValue={draft?.subject ?? subject}
            required
            minLength={3}
            maxLength={120}
          />
        )}
      </Field>
      <Field
        id="ticket-message"
        label={t("message")}
        hint={t("messageHint")}
        error={errors.message}
      >
        {(control) => (
          <TextArea
            {...control}
            name="message"
            defaultValue={draft?.message}
            required
            minLength={10}
            maxLength={5000}
          />
        )}
      </Field>
      <Button type="submit">{t("submit")}</Button>
    </form>
  );
}
