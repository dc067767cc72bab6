import { ReturnedProblem } from "@/components/site/forms/returned-problem";
import type { FormDraft } from "@/lib/forms/form-draft";
import { useSaleReasons } from "./use-sale-reasons";

type Props = {
  draft: FormDraft;
  /** Those that are wrong, each with the id of its control. */
  fields?: readonly { id: string; text: string }[];
};

/** Why a form about a booking's sale came back. */
export function SaleProblem({ draft, fields = [] }: Props) {
  const texts = useSaleReasons();
  return <ReturnedProblem draft={draft} texts={texts} fields={fields} className="mt-4" />;
}
