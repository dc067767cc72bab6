import { useTranslations } from "next-intl";
import { PlainForm, SubmitButton } from "@/components/site/forms/plain-form.client";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { Client } from "@/lib/api/contract/clients";
import type { FormDraft } from "@/lib/forms/form-draft";
import { ClientProblem } from "./client-problem";

type Props = {
  client: Pick<Client, "agent" | "agents">;
  /** Where the form is posted; null for those who may not hand over. */ action: string | null;
  /** The form came back. */ draft: FormDraft | null;
};

/** Whose client it is, with a form for those who may change that. */
export function HandOverCard({ client: { agent, agents }, action, draft }: Props) {
  const t = useTranslations("clients.handOver");
  // Who has left since can't be chosen again.
  const chosen = (draft?.refusal !== "agentGone" && draft?.fields["agent"]) || (agent?.id ?? "");
  return (
    <Card title={t("title")} text={t("text")}>
      <p className="font-semibold">
        {agent ? <bdi className="wrap-anywhere">{agent.name}</bdi> : t("none")}
      </p>
      {action && (
        <PlainForm action={action} className="mt-5 border-t border-line pt-5">
          {draft && <ClientProblem draft={draft} />}
          <div className="flex flex-wrap items-end gap-3">
            <Field id="client-agent" label={t("field")} className="min-w-0 grow">
              {(control) => (
                <Select {...control} key={chosen} name="agent" defaultValue={chosen}>
                  <option value="">{t("none")}</option>
                  {agents.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <SubmitButton look="secondary">{t("save")}</SubmitButton>
          </div>
        </PlainForm>
      )}
    </Card>
  );
}
