import { useTranslations } from "next-intl";
import { ReturnedProblem } from "@/components/site/forms/returned-problem";
import { saleRefusals } from "@/lib/agency-bookings/sale-refusals";
import type { FormDraft } from "@/lib/forms/form-draft";

/** Why a form about a booking's sale came back. */
export function SaleProblem({ draft }: { draft: FormDraft }) {
  const t = useTranslations("agencyBookings.problems");
  const texts = Object.fromEntries(
    Object.values(saleRefusals).map((refusal) => [refusal, t(refusal)]),
  );
  const fields = draft.invalid.includes("text") ? [{ id: "note-text", text: t("note") }] : [];
  return <ReturnedProblem draft={draft} texts={texts} fields={fields} className="mt-4" />;
}
