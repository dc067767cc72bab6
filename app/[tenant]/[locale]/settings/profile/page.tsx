import { accountMetadata } from "@/lib/seo/account-metadata";
import { paths } from "@/lib/paths";
import { requireUser } from "@/lib/session/require-user";
import { ProfilePage } from "@/components/pages/profile/profile-page";

const path = paths.profileSettings();

export const generateMetadata = () => accountMetadata(path, "profileSettings");

export default async function ProfileSettingsPage() {
  return <ProfilePage visit={await requireUser({ path, action: "dashboard.read" })} />;
}
