import { useFormatter, useTranslations } from "next-intl";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { WebhookDelivery } from "@/lib/api/contract/webhooks";
import { zonedTime } from "@/lib/dates/zoned-time";

const tones: Record<WebhookDelivery["state"], BadgeTone> = {
  waiting: "neutral",
  delivered: "success",
  givenUp: "danger",
};
const columns = ["at", "type", "state", "attempts", "status", "next"] as const;
const cell = "py-2 pe-4 align-top";

type Props = {
  /** Of which webhook they are. */ id: string;
  deliveries: readonly WebhookDelivery[];
  timeZone: string;
  /** Where one is sent again; null while nothing can be. */ replayAction: string | null;
};

/** What was sent, the latest first, each to be sent again. Scrolls by itself on a phone. */
export function DeliveryTable({ id, deliveries, timeZone, replayAction }: Props) {
  const t = useTranslations("webhooks.deliveries");
  const format = useFormatter();
  const toTime = (at: string) => format.dateTime(new Date(at), zonedTime(timeZone));
  if (deliveries.length === 0) return <p className="text-ink-soft">{t("none")}</p>;
  return (
    <>
      <div className="overflow-x-auto">
        <table className="w-full text-sm">
          <thead className="text-ink-soft">
            <tr className="border-b border-line">
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="pe-4 pb-2 text-start font-semibold whitespace-nowrap"
                >
                  {t(`columns.${column}`)}
                </th>
              ))}
              {replayAction && (
                <th scope="col">
                  <VisuallyHidden>{t("replay")}</VisuallyHidden>
                </th>
              )}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {deliveries.map((delivery) => (
              <tr key={delivery.id}>
                <td className={`${cell} whitespace-nowrap`}>
                  <time dateTime={delivery.createdAt}>{toTime(delivery.createdAt)}</time>
                </td>
                <td className={cell}>
                  <code dir="ltr">{delivery.type}</code>
                </td>
                <td className={cell}>
                  <Badge tone={tones[delivery.state]}>{t(`states.${delivery.state}`)}</Badge>
                </td>
                <td className={`${cell} tabular-nums`}>{delivery.attempts}</td>
                <td className={cell}>
                  <bdi dir="ltr">{delivery.lastStatus ?? delivery.lastError ?? "–"}</bdi>
                </td>
                <td className={`${cell} whitespace-nowrap`}>
                  {delivery.nextAttemptAt ? toTime(delivery.nextAttemptAt) : "–"}
                </td>
                {replayAction && (
                  <td className="py-1">
                    <form method="post" action={replayAction}>
                      <input type="hidden" name="id" value={id} />
                      <input type="hidden" name="delivery" value={delivery.id} />
                      <Button
                        type="submit"
                        look="quiet"
                        aria-label={t("replayOne", {
                          type: delivery.type,
                          when: toTime(delivery.createdAt),
                        })}
                        className="whitespace-nowrap"
                      >
                        {t("replay")}
                      </Button>
                    </form>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-2 text-sm text-ink-soft">{t("kept")}</p>
    </>
  );
}
