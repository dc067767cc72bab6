import { StoryListPage } from "@/components/pages/settings/story-list-page";
import { paths } from "@/lib/paths";
import { accountMetadata } from "@/lib/seo/account-metadata";

export const generateMetadata = () =>
  accountMetadata(paths.websiteSettings("blog"), "websiteSettings");

export default function BlogSettingsPage() {
  return <StoryListPage kind="blog" />;
}
