import { useLocale, useTranslations } from "next-intl";
import { ExactMoney } from "@/components/site/exact-money";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import type { WalletEntry } from "@/lib/api/contract/wallets";
import type { Money } from "@/lib/money/money";
import { WalletStatement } from "./wallet-statement";

type Props = {
  wallet: { balance: Money; entries: readonly WalletEntry[]; page: number; pages: number };
  timeZone: string;
  /** Of this page, with its language. */
  href: string;
};

/** The user's balance and its history. */
export function WalletView({ wallet: { balance, entries, page, pages }, timeZone, href }: Props) {
  const t = useTranslations("wallets");
  const currencyNames = new Intl.DisplayNames(useLocale(), { type: "currency" });
  return (
    <div className="space-y-6">
      <section className="rounded-card bg-brand px-6 py-7 text-on-brand">
        <h2 className="text-sm font-semibold">{t("balance")}</h2>
        <p className="mt-1 text-display font-semibold">
          <ExactMoney money={balance} />
        </p>
        {/* A sign such as $ is that of many. */}
        <p className="text-sm">
          {`${currencyNames.of(balance.currency) ?? balance.currency} (${balance.currency})`}
        </p>
      </section>
      <Card title={t("statement")}>
        <WalletStatement entries={entries} timeZone={timeZone} />
        {pages > 1 && (
          <nav
            aria-label={t("pages")}
            className="mt-5 flex items-center justify-between gap-4 border-t border-line pt-4"
          >
            {page > 1 ? (
              <ButtonLink
                look="secondary"
                size="small"
                href={`${href}?page=${page - 1}`}
                rel="prev"
              >
                <Icon name="chevron-left" className="mirrored size-4" />
                {t("newer")}
              </ButtonLink>
            ) : (
              <span />
            )}
            <p className="text-sm text-ink-soft">{t("page", { page, pages })}</p>
            {page < pages ? (
              <ButtonLink
                look="secondary"
                size="small"
                href={`${href}?page=${page + 1}`}
                rel="next"
              >
                {t("older")}
                <Icon name="chevron-right" className="mirrored size-4" />
              </ButtonLink>
            ) : (
              <span />
            )}
          </nav>
        )}
      </Card>
    </div>
  );
}
