import { accountMetadata } from "@/lib/seo/account-metadata";
import { paths } from "@/lib/paths";
import { requireUser } from "@/lib/session/require-user";
import { readBookingReference } from "../../mytrip/support/read-booking-reference";
import { SupportPage } from "../../mytrip/support/support-page";

export const generateMetadata = () => accountMetadata(paths.supportSettings(), "support");

export default async function SupportSettingsPage({
  searchParams,
}: PageProps<"/[tenant]/[locale]/settings/support">) {
  const booking = readBookingReference(await searchParams);
  const path = paths.supportSettings({ ...(booking && { booking }) });
  const visit = await requireUser({ path, action: "dashboard.read" });
  return <SupportPage visit={{ ...visit, path: paths.supportSettings() }} booking={booking} />;
}
