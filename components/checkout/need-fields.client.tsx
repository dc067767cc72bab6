"use client";

import { useFormatter, useTranslations } from "next-intl";
import { DateFields } from "@/components/site/forms/date-fields.client";
import { FormField } from "@/components/site/forms/form-field.client";
import type { Form } from "@/components/site/forms/use-form.client";
import type { ControlProps } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import type { NeedId } from "@/lib/api/contract/needs";
import type { AskedNeed } from "@/lib/checkout/asked-needs";
import { CountrySelect } from "./country-select.client";

/** What a browser may fill in by itself: of the first only, who mostly is its user. */
const autoComplete: Partial<Record<NeedId, string>> = { birthDate: "bday" };

/** The words of a choice; an option that has none is one itself. */
function useOptionWords() {
  const t = useTranslations("checkout.needs.gender.options");
  return (need: NeedId, option: string) =>
    need === "gender" && (option === "male" || option === "female") ? t(option) : option;
}

function NeedControl({
  asked: { need, traveller },
  ...control
}: ControlProps & { asked: AskedNeed; name: string }) {
  const { id, kind, options = [], maximum, alphabet, isRequired, isSealed } = need;
  const toWords = useOptionWords();
  const common = {
    ...control,
    required: isRequired,
    // Drafts leave out what carries it.
    ...(isSealed && { "data-sealed": "" as const }),
    autoComplete: (!traveller && autoComplete[id]) || "off",
  };
  if (kind === "choice")
    return (
      <Select {...common} defaultValue="">
        <option value="" />
        {options.map((option) => (
          <option key={option} value={option}>
            {toWords(id, option)}
          </option>
        ))}
      </Select>
    );
  if (kind === "country") return <CountrySelect {...common} />;
  if (kind === "date") return <DateFields {...common} />;
  if (kind === "number") return <TextInput {...common} inputMode="numeric" maxLength={9} />;
  return (
    <TextInput
      {...common}
      maxLength={maximum ?? 200}
      {...(kind === "document" && { autoCapitalize: "characters", spellCheck: false })}
      {...((alphabet === "latin" || kind === "document") && {
        dir: "ltr",
        className: "rtl:text-end",
      })}
    />
  );
}

type Props = {
  form: Form<string>;
  asked: readonly AskedNeed[];
  /** Whether it is explained what each is for: once is enough. */
  hasHints?: boolean;
};

/**
 * The controls of a checked offer's needs, as it declares them: a service that declares a need
 * gets its field, check and answer. A field that depends on another answer appears with it; before
 * the script runs its hint says so.
 */
export function NeedFields({ form, asked, hasHints = true }: Props) {
  const t = useTranslations("checkout.needs");
  const format = useFormatter();
  const toHint = ({ need: { id, when }, isHidden }: AskedNeed) =>
    when && isHidden === undefined ? (
      <>
        {t("onlyWhen", {
          label: t(`${when.need}.label`),
          answers: format.list(when.is, { type: "disjunction" }),
        })}{" "}
        {t(`${id}.hint`)}
      </>
    ) : (
      t(`${id}.hint`)
    );
  return (
    <div className="grid gap-5 not-has-[>*]:hidden sm:grid-cols-2 lg:max-xl:grid-cols-1">
      {asked.map((one) => (
        // Hidden, not taken away: what was typed comes back with it.
        <div key={one.name} hidden={one.isHidden}>
          <FormField
            form={form}
            name={one.name}
            label={
              one.need.isRequired
                ? t(`${one.need.id}.label`)
                : t("optional", { label: t(`${one.need.id}.label`) })
            }
            hint={hasHints && toHint(one)}
            isGroup={one.need.kind === "date"}
          >
            {(control) => <NeedControl asked={one} {...control} />}
          </FormField>
        </div>
      ))}
    </div>
  );
}
