import { ProofForm } from "@/components/site/forms/proof-form";
import { TeamProblem } from "@/components/team/team-problem";
import type { Agency } from "@/lib/api/contract/agencies";
import { asksForProof, type FormDraft } from "@/lib/forms/form-draft";
import { paths } from "@/lib/paths";

type Props = {
  draft: FormDraft;
  agency: Pick<Agency, "sso">;
  prefix: string;
  /** Its page, without a language. */ here: string;
};

/** Above a page whose form came back: why, or the password that it takes. */
export const ReturnedForm = ({ draft, agency, prefix, here }: Props) =>
  asksForProof(draft) ? (
    <ProofForm
      draft={draft}
      action={`${prefix}${paths.teamForm(draft.form)}`}
      cancelHref={`${prefix}${here}`}
      ssoHref={agency.sso.isSSOEnabled ? paths.ssoStart({ navigateTo: here }) : null}
    />
  ) : (
    <TeamProblem draft={draft} />
  );
