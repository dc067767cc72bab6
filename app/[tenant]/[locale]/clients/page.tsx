import { clientList } from "@/components/pages/clients/client-list";
import { ListPage, listMetadata } from "@/components/pages/lists/list-page";

type Props = PageProps<"/[tenant]/[locale]/clients">;

export const generateMetadata = ({ searchParams }: Props) => listMetadata(clientList, searchParams);

/** Whom the agency sells to: all of its clients, or one's own. */
export default function ClientsPage({ searchParams }: Props) {
  return <ListPage list={clientList} searchParams={searchParams} />;
}
