import { carSearch } from "@/components/pages/cars/car-search";
import { SearchPage, searchMetadata } from "@/components/pages/results/search-page";

type Props = PageProps<"/[tenant]/[locale]/booknow/cars/search">;

export const generateMetadata = async ({ searchParams }: Props) =>
  searchMetadata(carSearch, await searchParams);

export default async function CarSearchPage({ searchParams }: Props) {
  return <SearchPage of={carSearch} query={await searchParams} />;
}
