import { FlightSearchPage, flightSearch } from "@/components/pages/flights/flight-search-page";
import { searchMetadata } from "@/components/pages/results/search-page";

type Props = PageProps<"/[tenant]/[locale]/booknow/flights/search">;

export const generateMetadata = async ({ searchParams }: Props) =>
  searchMetadata(flightSearch, await searchParams);

export default async function Page({ searchParams }: Props) {
  return <FlightSearchPage query={await searchParams} />;
}
