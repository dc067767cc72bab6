import { useTranslations } from "next-intl";
import { PasswordInput } from "@/components/site/forms/password-input.client";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import { passwordLength } from "@/lib/api/contract/password-length";
import type { OpenInvitation } from "@/lib/api/contract/team";
import type { FormDraft } from "@/lib/forms/form-draft";
import { TeamProblem } from "./team-problem";

type Props = {
  action: string;
  token: string;
  invitation: OpenInvitation;
  draft: FormDraft | null;
};

/** Accepts an invitation with a name and a password. Works without scripts. */
export function AcceptForm({ action, token, invitation, draft }: Props) {
  const forms = useTranslations("forms");
  const t = useTranslations("team.acceptance");
  const values = { ...invitation, ...draft?.fields };
  const minimum = passwordLength.minimum;
  const texts = {
    firstName: forms("firstNameMissing"),
    lastName: forms("lastNameInvalid"),
    password: forms("passwordShort", { minimum }),
  };
  const names = ["firstName", "lastName", "password"] as const;
  const isCommon = draft?.refusal === "commonPassword";
  const invalid = names.filter((name) => draft?.invalid.includes(name));
  const errorOf = (name: (typeof names)[number]) => (invalid.includes(name) ? texts[name] : null);
  return (
    <form method="post" action={action} className="space-y-5">
      {draft && (
        <TeamProblem
          draft={draft}
          fields={invalid.map((name) => ({ id: `accept-${name}`, text: texts[name] }))}
        />
      )}
      <input type="hidden" name="token" value={token} />
      {/* For password managers: whose password it is. */}
      <input
        type="email"
        name="username"
        value={invitation.email}
        autoComplete="username"
        aria-label={forms("email")}
        readOnly
        hidden
      />
      {(["firstName", "lastName"] as const).map((name) => (
        <Field
          key={name}
          id={`accept-${name}`}
          label={forms(name === "lastName" ? "lastNameIfAny" : name)}
          error={errorOf(name)}
        >
          {(control) => (
            <TextInput
              {...control}
              name={name}
              defaultValue={values[name]}
              autoComplete={name === "firstName" ? "given-name" : "family-name"}
              required={name === "firstName"}
              maxLength={100}
            />
          )}
        </Field>
      ))}
      <Field
        id="accept-password"
        label={forms("newPassword")}
        hint={forms("passwordRules", { minimum })}
        error={isCommon ? forms("passwordCommon") : errorOf("password")}
      >
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="new-password"
            required
            minLength={minimum}
            maxLength={passwordLength.maximum}
          />
        )}
      </Field>
      <Button type="submit" size="large" className="w-full">
        {t("submit")}
      </Button>
    </form>
  );
}
