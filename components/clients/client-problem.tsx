import { useTranslations } from "next-intl";
import { ReturnedProblem } from "@/components/site/forms/returned-problem";
import type { FormDraft } from "@/lib/forms/form-draft";

type Props = { draft: FormDraft; fields?: readonly { id: string; text: string }[] };

/** Why a form about a client came back. */
export function ClientProblem({ draft, fields = [] }: Props) {
  const t = useTranslations("clients.problems");
  return (
    <ReturnedProblem
      draft={draft}
      texts={{
        changed: t("changed"),
        agentGone: t("agentGone"),
        sentBefore: t("sentBefore"),
      }}
      fields={fields}
      className="mb-5"
    />
  );
}
