import { useTranslations } from "next-intl";
import { ReturnedProblem } from "@/components/site/forms/returned-problem";
import { saleRefusals } from "@/lib/agency-bookings/sale-refusals";
import type { FormDraft } from "@/lib/forms/form-draft";

type Props = {
  draft: FormDraft;
  /** Those that are wrong, each with the id of its control. */
  fields?: readonly { id: string; text: string }[];
};

/** Why a form about a booking's sale came back. */
export function SaleProblem({ draft, fields = [] }: Props) {
  const t = useTranslations("agencyBookings.problems");
  const texts = Object.fromEntries(
    Object.values(saleRefusals).map((refusal) => [refusal, t(refusal)]),
  );
  return <ReturnedProblem draft={draft} texts={texts} fields={fields} className="mt-4" />;
}
