import { useFormatter, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import type { PaymentSettings } from "@/lib/api/contract/agency-settings";
import { zonedTime } from "@/lib/dates/zoned-time";

type Props = {
  payment: PaymentSettings;
  timeZone: string;
  /** What the agency shows of its brands, where there is no form for it. */ showsBrands: boolean;
};

/** How the agency takes payments now: where, by which key, and whether with real money. */
export function PaymentFacts({ payment, timeZone, showsBrands }: Props) {
  const t = useTranslations("paymentSettings");
  const format = useFormatter();
  const { gateway, account, isAccountLocked, lastEventAt, settings } = payment;
  const at = (moment: string) => format.dateTime(new Date(moment), zonedTime(timeZone));
  const isOwn = account !== null && account.gateway === gateway;
  const brands = settings.paymentBrands ?? [];
  const facts: [label: string, value: React.ReactNode][] = [
    [
      t("facts.through"),
      gateway === null
        ? t("through.none")
        : gateway === "sandbox"
          ? t("through.test")
          : gateway === "stripe"
            ? "Stripe"
            : gateway,
    ],
    ...(account
      ? [
          [
            t(isOwn ? "facts.mode" : "facts.keptMode"),
            <Badge key="mode" tone={account.mode === "live" ? "success" : "warning"}>
              {t(`mode.${account.mode}`)}
            </Badge>,
          ] as [string, React.ReactNode],
          [
            t("facts.key"),
            <span key="key" dir="ltr">
              {`…${account.keyEnding}`}
            </span>,
          ] as [string, React.ReactNode],
          [t("facts.changed"), at(account.changedAt)] as [string, React.ReactNode],
        ]
      : []),
    [t("facts.event"), lastEventAt === null ? t("facts.noEvent") : at(lastEventAt)],
    ...(showsBrands
      ? [[t("brands.title"), brands.length > 0 ? format.list(brands) : "–"] as [string, string]]
      : []),
  ];
  const warning =
    gateway === null
      ? "none"
      : gateway === "sandbox"
        ? "test"
        : isOwn && account.mode === "test"
          ? "testKey"
          : null;
  return (
    <Card title={t("facts.title")}>
      <dl className="grid gap-x-6 gap-y-4 text-sm sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {isAccountLocked && (
        <Notice tone="error" className="mt-5">
          <p>{t("refused.operator")}</p>
        </Notice>
      )}
      {warning && (
        <Notice className="mt-5">
          <p>{t(`warning.${warning}`)}</p>
        </Notice>
      )}
    </Card>
  );
}
