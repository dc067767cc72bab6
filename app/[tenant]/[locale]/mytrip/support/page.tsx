import { accountMetadata } from "@/lib/seo/account-metadata";
import { paths } from "@/lib/paths";
import { requireUser } from "@/lib/session/require-user";
import { readSupportQuery } from "@/components/pages/support/read-support-query";
import { SupportPage } from "@/components/pages/support/support-page";

export const generateMetadata = () => accountMetadata(paths.mySupport(), "support");

export default async function MySupportPage({
  searchParams,
}: PageProps<"/[tenant]/[locale]/mytrip/support">) {
  const { booking, again } = readSupportQuery(await searchParams);
  const path = paths.mySupport({ booking: booking ?? undefined, again });
  const visit = await requireUser({ path, action: "mytrip.read" });
  return (
    <SupportPage
      visit={{ ...visit, path: paths.mySupport() }}
      place="mytrip"
      booking={booking}
      again={again}
    />
  );
}
