import { useTranslations } from "next-intl";
import { MoneyText } from "@/components/site/money-text.client";
import { Link } from "@/components/ui/link";
import type { AgentSummary } from "@/lib/api/contract/agencies";
import { paths } from "@/lib/paths";

type Props = { summary: AgentSummary; prefix: string };

/** The agent's wallet, and how many sales are still ahead: a link to the list of them. */
export function SideSummary({ summary: { wallet, upcoming }, prefix }: Props) {
  const t = useTranslations("navigation.summary");
  return (
    <dl className="grid grid-cols-2 gap-x-4 rounded-control bg-brand-tint px-3 py-2.5 text-sm">
      <div>
        <dt className="text-ink-soft">{t("wallet")}</dt>
        <dd className="flex min-h-11 items-center font-semibold">
          <MoneyText money={wallet} />
        </dd>
      </div>
      {upcoming && (
        <div>
          <dt className="text-ink-soft">{t("upcoming")}</dt>
          <dd className="font-semibold tabular-nums">
            <Link
              href={`${prefix}${paths.agentBookings({ sale: "standing", from: upcoming.from })}`}
              aria-label={`${t("upcoming")}: ${upcoming.count}`}
              className="flex min-h-11 items-center text-brand-ink underline"
            >
              {upcoming.count}
            </Link>
          </dd>
        </div>
      )}
    </dl>
  );
}
