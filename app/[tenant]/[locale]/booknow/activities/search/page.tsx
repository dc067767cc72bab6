import { activitySearch } from "@/components/pages/activities/activity-search";
import { searchMetadata, SearchPage } from "@/components/pages/results/search-page";

type Props = PageProps<"/[tenant]/[locale]/booknow/activities/search">;

export const generateMetadata = async ({ searchParams }: Props) =>
  searchMetadata(activitySearch, await searchParams);

export default async function ActivitySearchPage({ searchParams }: Props) {
  return <SearchPage of={activitySearch} query={await searchParams} />;
}
