import { useFormatter, useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { buttonClass } from "@/components/ui/button-class";
import type { AgencySubscription } from "@/lib/api/contract/subscriptions";
import { toWebUrl } from "@/lib/to-web-url";

type Props = {
  subscription: NonNullable<AgencySubscription["subscription"]>;
  seatsUsed: number;
};

/** What the agency pays for, for those who run it. */
export function SubscriptionPlan({
  subscription: { plan, seats, renewsOn, portalUrl },
  seatsUsed,
}: Props) {
  const t = useTranslations("subscription.plan");
  const navigation = useTranslations("navigation");
  const format = useFormatter();
  const portal = toWebUrl(portalUrl);
  const rows = [
    {
      id: "seats" as const,
      text:
        seats === null ? t("used", { used: seatsUsed }) : t("usedOf", { used: seatsUsed, seats }),
    },
    ...(renewsOn === null
      ? []
      : [
          {
            id: "renewsOn" as const,
            text: format.dateTime(new Date(`${renewsOn}T00:00:00Z`), {
              dateStyle: "long",
              timeZone: "UTC",
            }),
          },
        ]),
  ];
  return (
    <Card title={plan}>
      <dl className="grid gap-4 sm:grid-cols-2">
        {rows.map(({ id, text }) => (
          <div key={id}>
            <dt className="text-sm text-ink-soft">{t(`labels.${id}`)}</dt>
            <dd className="font-medium">{text}</dd>
          </div>
        ))}
      </dl>
      {seats !== null && seatsUsed >= seats && (
        <Notice className="mt-5">
          <p>{t("full")}</p>
        </Notice>
      )}
      {portal && (
        <a
          href={portal}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={navigation("inNewTab", { name: t("portal") })}
          className={buttonClass({ className: "mt-5" })}
        >
          {t("portal")}
          <Icon name="external-link" className="mirrored size-4" />
        </a>
      )}
    </Card>
  );
}
