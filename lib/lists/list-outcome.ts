import { toQueryValues, type Query, type QueryInput } from "@/lib/query-values";

/** What can be done with several rows of a list, by the last part of the form's path. */
const listForms = ["assign", "resend", "close"] as const;
export type ListForm = (typeof listForms)[number];

/** What came of such a form. */
export type ListOutcome = {
  form: ListForm;
  /** How many rows were changed, or are so already. */ done: number;
  /** The others, each with the name of its reason. */
  kept: readonly { reference: string; reason: string }[];
};

/** For the list's address, which it leads back to. */
export const toOutcomeQuery = ({ form, done, kept }: ListOutcome): QueryInput => ({
  did: form,
  done: String(done),
  ...(kept.length > 0
    ? { kept: kept.map(({ reference, reason }) => `${reference}:${reason}`).join(",") }
    : {}),
});

/** From an address; null for one that is no form's. */
export function readOutcome(address: Query): ListOutcome | null {
  const valuesOf = toQueryValues(address);
  const form = listForms.find((each) => each === valuesOf("did")[0]);
  if (!form) return null;
  const [done = ""] = valuesOf("done");
  const kept = (valuesOf("kept")[0] ?? "").split(",").flatMap((each) => {
    const [, reference, reason] = /^([A-Z0-9-]{1,20}):([a-zA-Z]{1,20})$/.exec(each) ?? [];
    return reference && reason ? [[reference, reason] as const] : [];
  });
  return {
    form,
    done: /^\d{1,3}$/.test(done) ? Number(done) : 0,
    // Each once.
    kept: [...new Map(kept)].map(([reference, reason]) => ({ reference, reason })),
  };
}
