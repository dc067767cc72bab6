import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import type { Webhook, WebhookDelivery } from "@/lib/api/contract/webhooks";
import { zonedTime } from "@/lib/dates/zoned-time";
import type { FormDraft } from "@/lib/forms/form-draft";
import { readEvents, type WebhookForm } from "@/lib/webhooks/webhook-forms";
import { DeliveryTable } from "./delivery-table";
import { EventChoices } from "./event-choices";

type State = "active" | "failing" | "stopped";
const tones: Record<State, BadgeTone> = {
  active: "success",
  failing: "warning",
  stopped: "danger",
};

/** What is unfolded before it is done. */
const Folded = ({
  text,
  label,
  isOpen = false,
  children,
}: {
  text: string;
  label: string;
  isOpen?: boolean;
  children: ReactNode;
}) => (
  <details className="min-w-0" open={isOpen}>
    <summary
      aria-label={label}
      className="button button-quiet button-medium cursor-pointer list-none"
    >
      {text}
    </summary>
    {children}
  </details>
);
const foldedForm = "mt-3 max-w-prose space-y-3 rounded-control border border-line p-4";

type Props = {
  webhook: Webhook;
  /** Null: they are shown by a link. */ deliveries: readonly WebhookDelivery[] | null;
  showHref: string;
  timeZone: string;
  /** Where its forms are posted. */ toAction: (form: WebhookForm) => string;
  /** Its form of events, rejected. */ draft: FormDraft | null;
};

/** A webhook: its state, its deliveries and what can be done about it. Works without scripts. */
export function WebhookCard({ webhook, deliveries, showHref, timeZone, toAction, draft }: Props) {
  const t = useTranslations("webhooks");
  const format = useFormatter();
  const { id, url, events, failingSince, stoppedAt } = webhook;
  const { host } = new URL(url);
  const state: State = stoppedAt ? "stopped" : failingSince ? "failing" : "active";
  const since = stoppedAt ?? failingSince;
  const when = since ? format.dateTime(new Date(since), zonedTime(timeZone)) : "";
  const idField = <input type="hidden" name="id" value={id} />;
  const byHand = stoppedAt ? "start" : "test";
  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-2">
          <bdi dir="ltr" className="wrap-anywhere">
            {url}
          </bdi>
          <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
        </span>
      }
    >
      <div className="space-y-5">
        {state !== "active" && (
          <Notice tone={state === "stopped" ? "error" : "info"}>{t(state, { when })}</Notice>
        )}
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-soft">
          {events.map((event) => (
            <code key={event} dir="ltr">
              {event}
            </code>
          ))}
        </p>
        {deliveries ? (
          <section>
            <h3 className="mb-2 font-semibold">{t("deliveries.title")}</h3>
            <DeliveryTable
              id={id}
              deliveries={deliveries}
              timeZone={timeZone}
              replayAction={stoppedAt ? null : toAction("replay")}
            />
          </section>
        ) : (
          <Link
            href={showHref}
            aria-label={t("deliveries.showOne", { host })}
            className="inline-flex min-h-11 items-center font-semibold text-brand-ink hover:underline"
          >
            {t("deliveries.show")}
          </Link>
        )}
        <div className="flex flex-wrap items-start gap-3">
          <form method="post" action={toAction(byHand)}>
            {idField}
            <Button type="submit" look="secondary" aria-label={t(`${byHand}One`, { host })}>
              {t(byHand)}
            </Button>
          </form>
          <Folded
            text={t("events.change")}
            label={t("events.changeOne", { host })}
            isOpen={draft !== null}
          >
            <form method="post" action={toAction("change")} className={foldedForm}>
              {idField}
              <EventChoices
                id={`events-${id}`}
                chosen={draft ? readEvents(draft.fields) : events}
                isWrong={draft?.invalid.includes("events") ?? false}
                label={t("events.ofOne", { host })}
              />
              <Button type="submit" look="secondary">
                {t("events.save")}
              </Button>
            </form>
          </Folded>
          <Folded text={t("roll")} label={t("rollOne", { host })}>
            <form method="post" action={toAction("roll")} className={foldedForm}>
              {idField}
              <p className="text-sm">{t("rollText")}</p>
              <Button type="submit" look="secondary">
                {t("rollNow")}
              </Button>
            </form>
          </Folded>
          <Folded text={t("remove")} label={t("removeOne", { host })}>
            <form method="post" action={toAction("remove")} className={foldedForm}>
              {idField}
              <p className="text-sm">{t("removeText")}</p>
              <Button type="submit" look="secondary">
                {t("removeNow", { host })}
              </Button>
            </form>
          </Folded>
        </div>
      </div>
    </Card>
  );
}
