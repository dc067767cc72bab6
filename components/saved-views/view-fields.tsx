import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";

type Props = {
  id: string;
  label: string;
  /** As it is called now. */ name?: string;
  canShare?: boolean;
  /** The button. */ children: ReactNode;
};

/** The name of a saved view, and whether others see it. */
export function ViewFields({ id, label, name, canShare = false, children }: Props) {
  const t = useTranslations("savedViews");
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-end gap-3">
        <Field id={id} label={label} className="min-w-0 grow">
          {(control) => (
            <TextInput
              {...control}
              name="name"
              required
              maxLength={60}
              defaultValue={name}
              autoComplete="off"
            />
          )}
        </Field>
        {children}
      </div>
      {canShare && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
          <Checkbox name="shared" value="yes" autoComplete="off" />
          <span>{t("share")}</span>
        </label>
      )}
    </div>
  );
}
