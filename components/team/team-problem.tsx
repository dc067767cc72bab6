import { useTranslations } from "next-intl";
import { FormProblems } from "@/components/ui/form-problems";
import { formProblemsId, type FormDraft } from "@/lib/forms/form-draft";
import { toTeamRefusal } from "@/lib/team/team-refusals";

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
  const refusal = toTeamRefusal(draft.refusal);
  const shared = {
    tooMany: forms("rateLimited"),
    fields: forms("summary"),
    commonPassword: forms("passwordCommon"),
    wrongPassword: forms("passwordWrong"),
    proof: forms("passwordMissing"),
  };
  const title = refusal in shared ? shared[refusal as keyof typeof shared] : null;
  return (
    <FormProblems
      id={formProblemsId}
      title={title ?? t(refusal as Exclude<typeof refusal, keyof typeof shared>)}
      fields={fields}
      className={className}
    />
  );
}
