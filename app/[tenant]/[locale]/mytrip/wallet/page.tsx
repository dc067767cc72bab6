import { accountMetadata } from "@/lib/seo/account-metadata";
import { paths } from "@/lib/paths";
import { requireUser } from "@/lib/session/require-user";
import { WalletPage } from "@/components/pages/wallet/wallet-page";

const path = paths.myWallet();

export const generateMetadata = () => accountMetadata(path, "wallet");

export default async function MyWalletPage({
  searchParams,
}: PageProps<"/[tenant]/[locale]/mytrip/wallet">) {
  const visit = await requireUser({ path, action: "mytrip.read" });
  return <WalletPage visit={visit} page={(await searchParams).page} />;
}
