"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { DateFields } from "@/components/site/forms/date-fields.client";
import { FormField } from "@/components/site/forms/form-field.client";
import type { Form } from "@/components/site/forms/use-form.client";
import { SupplierText } from "@/components/site/supplier-text";
import type { ControlProps } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import { TextInput } from "@/components/ui/text-input";
import { defaultLength } from "@/lib/api/contract/find-answer-fault";
import type { Need, NeedId } from "@/lib/api/contract/needs";
import { toExplainedId, useNeedWords } from "@/lib/bookings/need-words";
import type { AskedNeed } from "@/lib/checkout/asked-needs";
import { CountrySelect } from "./country-select.client";
import { MeasureField } from "./measure-field.client";

/** Characters that are typed on one line; names of at most 255 are. */
const longestLine = 300;

/** What a browser may fill in by itself: of the first only, who mostly is its user. */
const autoComplete: Partial<Record<NeedId, string>> = { birthDate: "bday" };

function NeedControl({
  asked: { need, traveller },
  ...control
}: ControlProps & { asked: AskedNeed; name: string }) {
  const { id, kind, options = [], maximum = defaultLength, alphabet, isRequired, isSealed } = need;
  const { optionOf } = useNeedWords();
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
            {optionOf(need, option)}
          </option>
        ))}
      </Select>
    );
  if (kind === "country") return <CountrySelect {...common} />;
  if (kind === "date") return <DateFields {...common} />;
  if (kind === "measure") return <MeasureField {...common} need={need} />;
  if (kind === "time") return <TextInput {...common} type="time" />;
  if (kind === "number") return <TextInput {...common} inputMode="numeric" maxLength={9} />;
  if (kind === "text" && options.length === 0 && maximum > longestLine)
    return <TextArea {...common} rows={3} maxLength={maximum} />;
  const listId = options.length > 0 ? `${control.id}-list` : undefined;
  return (
    <>
      <TextInput
        {...common}
        maxLength={maximum}
        {...(kind === "document" && { autoCapitalize: "characters", spellCheck: false })}
        {...((alphabet === "latin" || kind === "document") && {
          dir: "ltr",
          className: "rtl:text-end",
        })}
        {...(listId && { list: listId })}
      />
      {listId && (
        <datalist id={listId}>
          {options.map((option) => (
            <option key={option} value={optionOf(need, option)} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** The hint of a question: the supplier's or the site's, and what goes for all of its kind. */
function useHints() {
  const t = useTranslations("checkout.needs");
  return (need: Need): ReactNode[] => {
    const id = toExplainedId(need);
    if (id && need.hint === undefined) return [t(`${id}.hint`)];
    return [
      ...(need.hint === undefined
        ? []
        : [
            <SupplierText key="own" language={need.language}>
              {need.hint}
            </SupplierText>,
          ]),
      ...(need.kind === "text" && need.options?.length ? [t("listedOrTyped")] : []),
      ...(need.kind === "measure" && need.units?.includes("ft") ? [t("feet")] : []),
      ...(need.isSealed ? [t("sealed")] : []),
    ];
  };
}

/** Before the script runs: which answers to which other questions make this one apply. */
function useCondition(asked: readonly AskedNeed[]) {
  const t = useTranslations("checkout.needs");
  const format = useFormatter();
  const { labelOf, optionOf } = useNeedWords();
  const toList = (texts: string[]) => format.list(new Set(texts), { type: "disjunction" });
  return (when: NonNullable<Need["when"]>): string => {
    const conditions = [when, ...(when.or ?? [])].map(({ need: id, is }) => {
      const other = asked.find(({ need }) => need.id === id)?.need ?? { id };
      return { label: labelOf(other), answers: is.map((answer) => optionOf(other, answer)) };
    });
    return t("onlyWhen", {
      label: toList(conditions.map(({ label }) => label)),
      answers: toList(conditions.flatMap(({ answers }) => answers)),
    });
  };
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
  const { labelOf } = useNeedWords();
  const toHints = useHints();
  const toCondition = useCondition(asked);
  const toHint = ({ need, isHidden }: AskedNeed) => {
    const { when } = need;
    const condition = when && isHidden === undefined ? [toCondition(when)] : [];
    const parts = [...condition, ...toHints(need)];
    return parts.length > 0 && parts.flatMap((part, index) => (index === 0 ? [part] : [" ", part]));
  };
  const toLabel = (need: Need) => {
    const label = labelOf(need);
    const whole = need.isRequired ? label : t("optional", { label });
    return need.label === undefined ? (
      whole
    ) : (
      <SupplierText language={need.language}>{whole}</SupplierText>
    );
  };
  return (
    <div className="grid gap-5 not-has-[>*]:hidden sm:grid-cols-2 lg:max-xl:grid-cols-1">
      {asked.map((one) => (
        // Hidden, not taken away: what was typed comes back with it.
        <div key={one.name} hidden={one.isHidden}>
          <FormField
            form={form}
            name={one.name}
            label={toLabel(one.need)}
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
