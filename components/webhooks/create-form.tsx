import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import { webhookEvents } from "@/lib/api/contract/webhook-events";
import type { FormDraft } from "@/lib/forms/form-draft";
import { readEvents } from "@/lib/webhooks/webhook-forms";
import { EventChoices } from "./event-choices";
import { WebhookProblem } from "./webhook-problem";

type Props = {
  action: string;
  /** The same form, rejected. */ draft: FormDraft | null;
  /** There are as many as there can be. */ isFull: boolean;
};

/** Adds an address that events are sent to. Works without scripts. */
export function CreateForm({ action, draft, isFull }: Props) {
  const t = useTranslations("webhooks");
  const urlError = draft?.invalid.includes("url") ? t("add.invalidUrl") : null;
  const hasNoEvents = draft?.invalid.includes("events") ?? false;
  return (
    <Card title={t("add.title")}>
      {isFull ? (
        <p>{t("add.full")}</p>
      ) : (
        <form method="post" action={action} className="space-y-5">
          {draft && (
            <WebhookProblem
              draft={draft}
              fields={[
                ...(urlError ? [{ id: "webhook-url", text: urlError }] : []),
                ...(hasNoEvents ? [{ id: "webhook-events", text: t("events.none") }] : []),
              ]}
            />
          )}
          <Field id="webhook-url" label={t("add.url")} hint={t("add.urlHint")} error={urlError}>
            {(control) => (
              <TextInput
                {...control}
                name="url"
                dir="ltr"
                defaultValue={draft?.fields["url"]}
                required
                maxLength={500}
                inputMode="url"
                autoCapitalize="none"
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </Field>
          <EventChoices
            id="webhook-events"
            chosen={draft ? readEvents(draft.fields) : webhookEvents}
            isWrong={hasNoEvents}
          />
          <Button type="submit">{t("add.submit")}</Button>
        </form>
      )}
    </Card>
  );
}
