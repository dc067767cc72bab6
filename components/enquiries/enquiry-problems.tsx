import { useTranslations } from "next-intl";
import { FormProblems } from "@/components/ui/form-problems";
import type { EnquiryDraft } from "@/lib/enquiries/enquiry-draft";

type Props = {
  problems: readonly { name: string; text: string }[];
  refusal: EnquiryDraft["refusal"];
};

/**
 * The summary above a rejected form: the redirect's fragment points here, so that it is announced.
 */
export function EnquiryProblems({ problems, refusal }: Props) {
  const t = useTranslations("enquiries");
  const forms = useTranslations("forms");
  if (problems.length === 0 && !refusal) return null;
  return (
    <FormProblems
      id="problems"
      title={problems.length > 0 ? forms("summary") : t(`refusals.${refusal ?? "failed"}`)}
      fields={problems.map(({ name, text }) => ({ id: `enquiry-${name}`, text }))}
      className="mb-6"
    />
  );
}
