import { useTranslations } from "next-intl";
import { MoneyText } from "@/components/site/money-text.client";
import type { AgentSummary } from "@/lib/api/contract/agencies";

/** What is pending for the agent: money first, then counts. */
export function SideSummary({
  summary: { wallet, openProposals, clients, bookings },
}: {
  summary: AgentSummary;
}) {
  const t = useTranslations("navigation.summary");
  const counts = { openProposals, clients, bookings };
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-control bg-brand-tint px-3 py-2.5 text-sm">
      <div>
        <dt className="text-ink-soft">{t("wallet")}</dt>
        <dd className="font-semibold">
          <MoneyText money={wallet} />
        </dd>
      </div>
      {(["openProposals", "clients", "bookings"] as const).map((name) => (
        <div key={name}>
          <dt className="text-ink-soft">{t(name)}</dt>
          <dd className="font-semibold tabular-nums">{counts[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
