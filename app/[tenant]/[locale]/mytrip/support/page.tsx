import { accountMetadata } from "@/lib/seo/account-metadata";
import { paths } from "@/lib/paths";
import { requireUser } from "@/lib/session/require-user";
import { SupportPage } from "./support-page";

const path = paths.mySupport();

export const generateMetadata = () => accountMetadata(path, "support");

export default async function MySupportPage() {
  return <SupportPage visit={await requireUser({ path, action: "mytrip.read" })} />;
}
