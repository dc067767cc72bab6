import { CarSearchPage, carSearch } from "@/components/pages/cars/car-search-page";
import { searchMetadata } from "@/components/pages/results/search-page";

type Props = PageProps<"/[tenant]/[locale]/booknow/cars/search">;

export const generateMetadata = async ({ searchParams }: Props) =>
  searchMetadata(carSearch, await searchParams);

export default async function Page({ searchParams }: Props) {
  return <CarSearchPage query={await searchParams} />;
}
