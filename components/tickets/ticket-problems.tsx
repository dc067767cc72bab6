import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import type { TicketDraft } from "@/lib/tickets/ticket-draft";
import { problemsId } from "@/lib/tickets/ticket-paths";
import type { TicketProblem } from "@/lib/tickets/ticket-problems";

type Props = {
  refusal: TicketDraft["refusal"] | TicketProblem;
  /** Of fields, each with the id of its control. */
  fields?: readonly { id: string; text: string }[];
};

/** Why a form came back: the redirect's fragment points here, so that it is announced. */
export function TicketProblems({ refusal, fields = [] }: Props) {
  const t = useTranslations("tickets.problems");
  if (!refusal && fields.length === 0) return null;
  return (
    <div id={problemsId} tabIndex={-1} className="scroll-mt-24 rounded-control">
      <Notice tone="error" title={refusal ? t(refusal) : t("title")}>
        {fields.length > 0 && (
          <ul className="list-inside list-disc">
            {fields.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`} className="underline">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}
