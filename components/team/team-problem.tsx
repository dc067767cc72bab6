import { useTranslations } from "next-intl";
import { FormProblems } from "@/components/ui/form-problems";
import { formProblemsId, type FormDraft } from "@/lib/forms/form-draft";

/** Why a form of the team's came back. `fields`: each with the id of its control. */
export function TeamProblem({
  draft,
  fields = [],
  className,
}: {
  draft: FormDraft;
  fields?: readonly { id: string; text: string }[];
  className?: string;
}) {
  const t = useTranslations("team.problems");
  const forms = useTranslations("forms");
  const { problem } = draft;
  const shared = {
    tooMany: forms("rateLimited"),
    fields: forms("summary"),
    commonPassword: forms("passwordCommon"),
    wrongPassword: forms("passwordWrong"),
    proof: forms("passwordMissing"),
  };
  const title = problem in shared ? shared[problem as keyof typeof shared] : null;
  return (
    <FormProblems
      id={formProblemsId}
      title={title ?? t(problem as Exclude<typeof problem, keyof typeof shared>)}
      fields={fields}
      className={className}
    />
  );
}
