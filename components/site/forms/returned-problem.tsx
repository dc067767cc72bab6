import { useTranslations } from "next-intl";
import { FormProblems } from "@/components/ui/form-problems";
import { formProblemsId, type FormDraft } from "@/lib/forms/form-draft";
import { formRefusals } from "@/lib/forms/form-refusals";

type Props = {
  draft: FormDraft;
  /** Of the feature's own refusals. */ texts?: Readonly<Record<string, string>>;
  /** Each with the id of its control. */ fields?: readonly { id: string; text: string }[];
  className?: string;
};

/** Why a plain form came back: the redirect's fragment points here, so that it is announced. */
export function ReturnedProblem({ draft, texts = {}, fields = [], className }: Props) {
  const t = useTranslations("forms");
  const known = formRefusals.find((each) => each === draft.refusal) ?? "failed";
  // "Please check the following" needs something that follows.
  const refusal = known === "fields" && fields.length === 0 ? "failed" : known;
  const shared = {
    proof: "passwordMissing",
    wrongPassword: "passwordWrong",
    fields: "summary",
    tooMany: "rateLimited",
    signIn: "returned.signIn",
    notAllowed: "returned.notAllowed",
    gone: "returned.gone",
    failed: "returned.failed",
  } as const;
  return (
    <FormProblems
      id={formProblemsId}
      title={texts[draft.refusal ?? ""] ?? t(shared[refusal])}
      fields={fields}
      className={className}
    />
  );
}
