import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { FormProblems } from "@/components/ui/form-problems";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import { applicantRoles, type ApplicationState } from "@/lib/api/contract/application-states";
import { toDecisionRefusal } from "@/lib/applications/application-problems";
import { formProblemsId, type FormDraft } from "@/lib/forms/form-draft";

type Props = {
  action: string;
  state: Extract<ApplicationState, "open" | "asked">;
  draft: FormDraft | null;
};

/** What was refused of the last decision. */
export function DecisionProblems({ draft }: { draft: FormDraft | null }) {
  const t = useTranslations("applications.decide");
  const refusal = toDecisionRefusal(draft?.refusal);
  return (
    refusal && <FormProblems id={formProblemsId} title={t(`refusals.${refusal}`)} fields={[]} />
  );
}

/** Three ways on with an application, a plain form each: works without scripts. */
export function DecisionForms({ action, state, draft }: Props) {
  const t = useTranslations("applications.decide");
  const roles = useTranslations("applications.roles");
  const textOf = (decision: string) =>
    draft?.fields.decision === decision ? (draft.fields.text ?? "") : "";
  const words = (decision: "ask" | "decline") => (
    <Field id={`${decision}-text`} label={t(`${decision}.field`)}>
      {(control) => (
        <TextArea
          {...control}
          name="text"
          rows={3}
          maxLength={2_000}
          required
          defaultValue={textOf(decision)}
        />
      )}
    </Field>
  );
  return (
    <>
      <Card title={t("approve.title")} text={t("approve.text")}>
        <form method="post" action={action} className="space-y-4">
          <input type="hidden" name="decision" value="approve" />
          <Field id="approve-role" label={t("approve.role")}>
            {(control) => (
              <Select {...control} name="userType" defaultValue="TravelAgent">
                {applicantRoles.map((role) => (
                  <option key={role} value={role}>
                    {roles(role)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <div className="flex items-start gap-3 text-sm">
            <Checkbox
              id="approve-restricted"
              name="isRestrictedAgent"
              value="yes"
              aria-describedby="approve-restricted-hint"
              className="mt-0.5"
            />
            <div>
              <label htmlFor="approve-restricted" className="block font-semibold">
                {t("approve.restricted")}
              </label>
              <p id="approve-restricted-hint" className="text-ink-soft">
                {t("approve.restrictedText")}
              </p>
            </div>
          </div>
          <Button type="submit">{t("approve.submit")}</Button>
        </form>
      </Card>
      {state === "open" && (
        <Card title={t("ask.title")} text={t("ask.text")}>
          <form method="post" action={action} className="space-y-4">
            <input type="hidden" name="decision" value="ask" />
            {words("ask")}
            <Button type="submit" look="secondary">
              {t("ask.submit")}
            </Button>
          </form>
        </Card>
      )}
      <Card title={t("decline.title")} text={t("decline.text")}>
        <form method="post" action={action} className="space-y-4">
          <input type="hidden" name="decision" value="decline" />
          {words("decline")}
          <Button type="submit" look="secondary">
            {t("decline.submit")}
          </Button>
        </form>
      </Card>
    </>
  );
}
