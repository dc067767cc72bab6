import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { webhookEvents, type WebhookEvent } from "@/lib/api/contract/webhook-events";
import { toEventField } from "@/lib/webhooks/webhook-forms";

type Props = {
  id: string;
  chosen: readonly WebhookEvent[];
  /** None was chosen. */ isWrong: boolean;
  /** Of which webhook they are, if there are several groups. */ label?: string;
};

/** A box for each event, by the name that programs know it by. */
export function EventChoices({ id, chosen, isWrong, label }: Props) {
  const t = useTranslations("webhooks.events");
  return (
    <Field id={id} group="events" label={label ?? t("title")} error={isWrong ? t("none") : null}>
      {() => (
        <div className="grid gap-x-6 sm:grid-cols-2">
          {webhookEvents.map((event) => (
            <label key={event} className="flex min-h-11 items-center gap-3">
              <Checkbox name={toEventField(event)} defaultChecked={chosen.includes(event)} />
              <code dir="ltr">{event}</code>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
