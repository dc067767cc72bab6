import { flightSearch } from "@/components/pages/flights/flight-search";
import { SearchPage, searchMetadata } from "@/components/pages/results/search-page";

type Props = PageProps<"/[tenant]/[locale]/booknow/flights/search">;

export const generateMetadata = async ({ searchParams }: Props) =>
  searchMetadata(flightSearch, await searchParams);

export default async function FlightSearchPage({ searchParams }: Props) {
  return <SearchPage of={flightSearch} query={await searchParams} />;
}
