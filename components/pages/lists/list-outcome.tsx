import { useTranslations } from "next-intl";
import type * as z from "zod";
import { Reference } from "@/components/ui/reference";
import type { ListOutcome as Outcome } from "@/lib/lists/list-outcome";
import type { ListDefinition, ListTexts } from "./list-definition";

type Props<S extends z.ZodObject, Page, Row> = {
  list: ListDefinition<S, Page, Row>;
  outcome: Outcome;
};
const none = () => ({});
const keys = { assign: "did.assign", resend: "did.resend", close: "did.close" } as const;

/** What a form has done with several rows, and which stay as they are for what reason. */
export function ListOutcome<S extends z.ZodObject, Page, Row>({
  list: { texts, selection },
  outcome: { form, done, kept },
}: Props<S, Page, Row>) {
  const t = useTranslations(texts) as ListTexts;
  const list = useTranslations("results.list");
  const { useReasons = none } = selection ?? {};
  const forms = useTranslations("forms");
  const known = new Map(
    Object.entries({
      tooMany: forms("rateLimited"),
      notAllowed: forms("returned.notAllowed"),
      gone: forms("returned.gone"),
      ...useReasons(),
    }),
  );
  if (!t.has(keys[form])) return null;
  const isNothing = done === 0 && kept.length === 0;
  return (
    <div role="status" className="space-y-2 text-sm">
      {(done > 0 || isNothing) && (
        <p
          className={
            isNothing
              ? "rounded-control bg-warning-tint px-4 py-3 font-semibold text-warning"
              : "rounded-control bg-success-tint px-4 py-3 font-semibold text-success"
          }
        >
          {isNothing ? list("nothing") : t(keys[form], { count: done })}
        </p>
      )}
      {kept.length > 0 && (
        <div className="rounded-control bg-warning-tint px-4 py-3 text-ink">
          <p className="font-semibold">{list("kept", { count: kept.length })}</p>
          <ul className="mt-1 space-y-0.5">
            {kept.map(({ reference, reason }) => (
              <li key={reference}>
                <Reference>{reference}</Reference> · {known.get(reason) ?? list("notDone")}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
