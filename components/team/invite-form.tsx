import { useTranslations } from "next-intl";
import { EmailInput } from "@/components/site/forms/email-input";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { languages, type LanguageCode } from "@/lib/api/contract/languages";
import type { MemberType } from "@/lib/api/contract/team-rules";
import type { FormDraft } from "@/lib/forms/form-draft";
import { TeamProblem } from "./team-problem";

type Props = {
  action: string;
  /** Of a member who was deactivated and has that address. */ toDeactivated: (
    email: string,
  ) => string;
  /** A new one for a new invitation. */ idempotencyKey: string;
  /** What the viewer may invite to. */ roles: readonly MemberType[];
  /** Those of the agency, its own first. */ offered: readonly LanguageCode[];
  draft: FormDraft | null;
};

const fieldNames = ["firstName", "lastName", "email", "userType"] as const;

/** Invites a member. Plain HTML: works without scripts; sent twice it is the same invitation. */
export function InviteForm({
  action,
  toDeactivated,
  idempotencyKey,
  roles,
  offered,
  draft,
}: Props) {
  const t = useTranslations("team");
  const forms = useTranslations("forms");
  const fields = draft?.fields ?? {};
  const texts = {
    firstName: t("form.firstNameMissing"),
    lastName: forms("lastNameInvalid"),
    email: forms("emailInvalid"),
    userType: t("form.roleMissing"),
  };
  const invalid = fieldNames.filter((name) => draft?.invalid.includes(name));
  const errorOf = (name: (typeof fieldNames)[number]) =>
    invalid.includes(name) ? texts[name] : null;
  return (
    <form method="post" action={action} className="max-w-xl space-y-5">
      {draft && (
        <TeamProblem
          draft={draft}
          fields={invalid.map((name) => ({ id: `invite-${name}`, text: texts[name] }))}
        />
      )}
      {draft?.refusal === "memberDeactivated" && (
        <a
          href={toDeactivated(fields["email"]?.trim() ?? "")}
          className={buttonClass({ look: "secondary" })}
        >
          {t("form.toDeactivated")}
        </a>
      )}
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <div className="grid gap-5 sm:grid-cols-2">
        {(["firstName", "lastName"] as const).map((name) => (
          <Field
            key={name}
            id={`invite-${name}`}
            label={forms(name === "lastName" ? "lastNameIfAny" : name)}
            error={errorOf(name)}
          >
            {(control) => (
              <TextInput
                {...control}
                name={name}
                defaultValue={fields[name]}
                required={name === "firstName"}
                maxLength={100}
                autoComplete="off"
              />
            )}
          </Field>
        ))}
      </div>
      <Field id="invite-email" label={forms("email")} error={errorOf("email")}>
        {(control) => (
          <EmailInput {...control} name="email" defaultValue={fields["email"]} autoComplete="off" />
        )}
      </Field>
      <Field
        id="invite-userType"
        label={t("fields.role")}
        hint={t("form.roleHint")}
        error={errorOf("userType")}
      >
        {(control) => (
          <Select {...control} name="userType" defaultValue={fields["userType"] ?? roles[0]}>
            {roles.map((role) => (
              <option key={role} value={role}>
                {t(`roles.${role}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="flex items-start gap-3">
        <Checkbox
          id="invite-restricted"
          name="restricted"
          value="yes"
          defaultChecked={fields["restricted"] === "yes"}
          aria-describedby="invite-restricted-hint"
          className="mt-0.5"
        />
        <div>
          <label htmlFor="invite-restricted" className="font-semibold">
            {t("states.restricted")}
          </label>
          <p id="invite-restricted-hint" className="text-sm text-ink-soft">
            {t("restriction.what")}
          </p>
        </div>
      </div>
      {offered.length > 1 && (
        <Field id="invite-language" label={t("form.language")}>
          {(control) => (
            <Select {...control} name="language" defaultValue={fields["language"] ?? offered[0]}>
              {languages
                .filter(({ code }) => offered.includes(code))
                .map(({ code, name, tag }) => (
                  <option key={code} value={code} lang={tag}>
                    {name}
                  </option>
                ))}
            </Select>
          )}
        </Field>
      )}
      <Button type="submit">{t("form.submit")}</Button>
    </form>
  );
}
