import { useFormatter, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { youngAges, type AgedKind } from "@/lib/flights/young-ages";
import { calendarDayOfWeek, toUtcDate } from "@/lib/dates/calendar-date";
import type { FlightQuery } from "@/lib/flights/flight-query";
import { toPassengers } from "@/lib/api/contract/to-passengers";

type Props = {
  search: Pick<FlightQuery, "legs" | "adults" | "ages">;
  ageless: NonNullable<FlightQuery["ageless"]>;
  here: string;
};

/** Asks for the missing ages, and searches the same with them. Works without script. */
export function MissingAges({ search: { legs, adults, ages }, ageless, here }: Props) {
  const t = useTranslations("flightSearch");
  const words = useTranslations("search");
  const format = useFormatter();
  const [action = "", query] = here.split("?");
  const { counts } = toPassengers({ adults, ages });
  const told = { children: counts.child, infants: counts.infant };
  const missing = (["children", "infants"] as const).flatMap((kind) =>
    Array.from({ length: ageless[kind] }, (_, index): [AgedKind, number] => [
      kind,
      told[kind] + index + 1,
    ]),
  );
  const last = legs.at(-1)?.date;
  return (
    <form
      method="get"
      action={action}
      aria-labelledby="missing-ages"
      className="space-y-4 rounded-card border border-line bg-surface-raised p-4 sm:p-6"
    >
      <div>
        <h2 id="missing-ages" className="text-heading font-semibold">
          {t("missingAges.title")}
        </h2>
        {last && (
          <p className="text-sm text-ink-soft">
            {t("missingAges.text", { date: format.dateTime(toUtcDate(last), calendarDayOfWeek) })}
          </p>
        )}
      </div>
      {[...new URLSearchParams(query)].map(([name, value], index) => (
        // Several children repeat their parameter.
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
        {missing.map(([kind, number]) => (
          <Field
            key={`${kind}-${number}`}
            id={`missing-age-${kind}-${number}`}
            label={t(`form.ages.${kind}`, { number })}
          >
            {(control) => (
              <Select {...control} name="age" required defaultValue="">
                <option value="" disabled />
                {youngAges[kind].map((age) => (
                  <option key={age} value={age}>
                    {words("childAgeOption", { age })}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </div>
      <Button type="submit">{t("missingAges.submit")}</Button>
    </form>
  );
}
