import { ListPage, listMetadata } from "@/components/pages/lists/list-page";
import { teamList } from "@/components/pages/team/team-list";

type Props = PageProps<"/[tenant]/[locale]/users/agents">;

export const generateMetadata = ({ searchParams }: Props) => listMetadata(teamList, searchParams);

/** Who works at the agency and who is invited to, for those who manage that. */
export default function TeamPage({ searchParams }: Props) {
  return <ListPage list={teamList} searchParams={searchParams} />;
}
