import { useTranslations } from "next-intl";
import { FormProblems } from "@/components/ui/form-problems";
import type { TicketDraft } from "@/lib/tickets/ticket-draft";
import { problemsId } from "@/lib/tickets/ticket-paths";

type Props = {
  refusal: TicketDraft["refusal"];
  /** Of fields, each with the id of its control. */
  fields?: readonly { id: string; text: string }[];
};

/** Why a form came back: the redirect's fragment points here, so that it is announced. */
export function TicketProblems({ refusal, fields = [] }: Props) {
  const t = useTranslations("tickets.problems");
  if (!refusal && fields.length === 0) return null;
  return <FormProblems id={problemsId} title={refusal ? t(refusal) : t("title")} fields={fields} />;
}
