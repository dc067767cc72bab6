import { accountMetadata } from "@/lib/seo/account-metadata";
import { paths } from "@/lib/paths";
import { requireUser } from "@/lib/session/require-user";
import { ProfilePage } from "@/components/pages/profile/profile-page";

const path = paths.myProfile();

export const generateMetadata = () => accountMetadata(path, "profileSettings");

export default async function MyProfilePage() {
  return <ProfilePage visit={await requireUser({ path, action: "mytrip.read" })} />;
}
