import { HotelSearchPage, hotelSearch } from "@/components/pages/hotels/hotel-search-page";
import { searchMetadata } from "@/components/pages/results/search-page";

type Props = PageProps<"/[tenant]/[locale]/booknow/hotels/search">;

export const generateMetadata = async ({ searchParams }: Props) =>
  searchMetadata(hotelSearch, await searchParams);

export default async function Page({ searchParams }: Props) {
  return <HotelSearchPage query={await searchParams} />;
}
