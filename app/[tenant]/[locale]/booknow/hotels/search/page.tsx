import { hotelSearch } from "@/components/pages/hotels/hotel-search";
import { SearchPage, searchMetadata } from "@/components/pages/results/search-page";

type Props = PageProps<"/[tenant]/[locale]/booknow/hotels/search">;

export const generateMetadata = async ({ searchParams }: Props) =>
  searchMetadata(hotelSearch, await searchParams);

export default async function HotelSearchPage({ searchParams }: Props) {
  return <SearchPage of={hotelSearch} query={await searchParams} />;
}
