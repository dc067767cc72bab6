import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { AccountPage } from "@/components/site/account-page";
import { WalletView } from "@/components/wallets/wallet-view";
import { getWallet } from "@/lib/data/wallets";
import type { AccountVisit } from "@/lib/session/require-user";

/** The same for travellers and agency staff. `page` is the raw query value. */
export async function WalletPage({ visit, page }: { visit: AccountVisit; page: unknown }) {
  const { agency, prefix, path } = visit;
  const pageNumber = typeof page === "string" && /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
  const [entries, wallet] = await Promise.all([
    getTranslations("navigation.entries"),
    getWallet(agency.subdomain, { page: pageNumber }),
  ]);
  if (!wallet || (pageNumber > 1 && pageNumber > wallet.pages)) notFound();
  return (
    <AccountPage visit={visit} title={entries("wallet")}>
      <WalletView wallet={wallet} timeZone={agency.timeZone} href={`${prefix}${path}`} />
    </AccountPage>
  );
}
