import { useTranslations } from "next-intl";
import { OrderButtons } from "@/components/site/forms/order-buttons";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import {
  listOfferedModes,
  listOrder,
  toModeField,
  type ProductFields,
} from "@/lib/product-settings/product-form";
import { useProductTexts } from "./use-product-texts";

type Props = {
  fields: ProductFields;
  /** What is wrong with a field, if anything. */ errorOf: (name: string) => string | null;
};

/** The services in the agency's order, how each is sold, and buttons that move it. */
export function ServicesFields({ fields, errorOf }: Props) {
  const t = useTranslations("productSettings");
  const { toLabel, toMode } = useProductTexts();
  const order = listOrder(fields);
  return (
    <>
      <input type="hidden" name="order" value={order.join()} />
      <ol className="divide-y divide-line">
        {order.map((id, index) => {
          const name = toModeField(id);
          const modes = listOfferedModes(id);
          return (
            <li
              key={id}
              id={`service-${id}`}
              tabIndex={-1}
              className="flex scroll-mt-24 items-end justify-between gap-3 py-4 first:pt-0 last:pb-0"
            >
              <Field
                id={`product-${name}`}
                label={toLabel(name)}
                hint={modes.includes("online") ? null : t("services.notOnline")}
                error={errorOf(name)}
                className="min-w-0 grow sm:max-w-sm"
              >
                {(control) => (
                  <Select {...control} name={name} defaultValue={fields[name]}>
                    {modes.map((mode) => (
                      <option key={mode} value={mode}>
                        {toMode(mode)}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
              <OrderButtons
                id={id}
                label={toLabel(name)}
                isFirst={index === 0}
                isLast={index === order.length - 1}
              />
            </li>
          );
        })}
      </ol>
    </>
  );
}
