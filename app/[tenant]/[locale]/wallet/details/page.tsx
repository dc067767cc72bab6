import { accountMetadata } from "@/lib/seo/account-metadata";
import { paths } from "@/lib/paths";
import { requireUser } from "@/lib/session/require-user";
import { WalletPage } from "@/components/pages/wallet/wallet-page";

const path = paths.walletDetails();

export const generateMetadata = () => accountMetadata(path, "wallet");

export default async function WalletDetailsPage({
  searchParams,
}: PageProps<"/[tenant]/[locale]/wallet/details">) {
  const visit = await requireUser({ path, action: "dashboard.read" });
  return <WalletPage visit={visit} page={(await searchParams).page} />;
}
