import { StoryListPage } from "@/components/pages/settings/story-list-page";
import { paths } from "@/lib/paths";
import { accountMetadata } from "@/lib/seo/account-metadata";

export const generateMetadata = () =>
  accountMetadata(paths.websiteSettings("destinations"), "websiteSettings");

export default function DestinationSettingsPage() {
  return <StoryListPage kind="destinations" />;
}
