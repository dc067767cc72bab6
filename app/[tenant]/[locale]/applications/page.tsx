import { applicationList } from "@/components/pages/applications/application-list";
import { ListPage, listMetadata } from "@/components/pages/lists/list-page";

type Props = PageProps<"/[tenant]/[locale]/applications">;

export const generateMetadata = ({ searchParams }: Props) =>
  listMetadata(applicationList, searchParams);

/** Those who want to become agents, for those who decide. */
export default function ApplicationsPage({ searchParams }: Props) {
  return <ListPage list={applicationList} searchParams={searchParams} />;
}
