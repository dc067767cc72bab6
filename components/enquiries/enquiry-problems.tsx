import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
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
    <div id="problems" tabIndex={-1} className="mb-6 scroll-mt-24 rounded-control">
      <Notice
        tone="error"
        title={problems.length > 0 ? forms("summary") : t(`refusals.${refusal ?? "failed"}`)}
      >
        {problems.length > 0 && (
          <ul className="list-inside list-disc">
            {problems.map(({ name, text }) => (
              <li key={name}>
                <a href={`#enquiry-${name}`} className="underline">
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
