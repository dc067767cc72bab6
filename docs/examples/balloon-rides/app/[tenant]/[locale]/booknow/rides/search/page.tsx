import { rideSearch } from "@/components/pages/rides/ride-search";
import { searchMetadata, SearchPage } from "@/components/pages/results/search-page";

type Props = PageProps<"/[tenant]/[locale]/booknow/rides/search">;

export const generateMetadata = async ({ searchParams }: Props) =>
  searchMetadata(rideSearch, await searchParams);

export default async function Page({ searchParams }: Props) {
  return <SearchPage of={rideSearch} query={await searchParams} />;
}
