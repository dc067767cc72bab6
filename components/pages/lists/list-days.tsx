import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";

type Props = {
  days: readonly { name: string; label: string; /** ISO 8601. */ value: string | undefined }[];
};

/** Filters of a list by calendar days, two beside each other. */
export const ListDays = ({ days }: Props) => (
  <div className="grid grid-cols-2 gap-x-3 gap-y-4 border-t border-line pt-4">
    {days.map(({ name, label, value }) => (
      <Field key={name} id={`filter-${name}`} label={label}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            name={name}
            min="1990-01-01"
            max="2099-12-31"
            defaultValue={value}
            className="px-2.5!"
          />
        )}
      </Field>
    ))}
  </div>
);
