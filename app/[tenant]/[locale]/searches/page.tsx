import { ListPage, listMetadata } from "@/components/pages/lists/list-page";
import { searchList } from "@/components/pages/searches/search-list";

type Props = PageProps<"/[tenant]/[locale]/searches">;

export const generateMetadata = ({ searchParams }: Props) => listMetadata(searchList, searchParams);

/** What people of the agency searched for: all of them, or oneself. */
export default function SearchesPage({ searchParams }: Props) {
  return <ListPage list={searchList} searchParams={searchParams} />;
}
