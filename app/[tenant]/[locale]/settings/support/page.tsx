import { accountMetadata } from "@/lib/seo/account-metadata";
import { paths } from "@/lib/paths";
import { requireUser } from "@/lib/session/require-user";
import { SupportPage } from "../../mytrip/support/support-page";

const path = paths.supportSettings();

export const generateMetadata = () => accountMetadata(path, "support");

export default async function SupportSettingsPage() {
  return <SupportPage visit={await requireUser({ path, action: "dashboard.read" })} />;
}
