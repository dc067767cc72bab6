import { bookingReferenceSchema } from "@/lib/api/contract/booking-keys";
import {
  cancellationProblems,
  maximumCancellations,
  type CancellationProblem,
} from "@/lib/api/contract/cancelled-together";
import { toQueryValues, type Query } from "@/lib/query-values";
import type { Cancellation, CancellationPageQuery } from "./cancellation-address";

const isReference = (text: string) => bookingReferenceSchema.safeParse(text).success;
const listReferences = (values: readonly string[]) =>
  [...new Set(values.flatMap((value) => value.split(",")))].filter(isReference);

/** From an address. What isn't a booking's reference is ignored. */
export function readCancellationPage(query: Query): CancellationPageQuery {
  const valuesOf = toQueryValues(query);
  const references = listReferences(valuesOf("reference"));
  const problems = cancellationProblems.flatMap((problem) =>
    listReferences(valuesOf(problem)).map((reference): [string, CancellationProblem] => [
      reference,
      problem,
    ]),
  );
  return {
    references: references.slice(0, maximumCancellations),
    isCut: references.length > maximumCancellations,
    isSent: valuesOf("sent")[0] === "yes",
    problems: new Map(problems),
    list: valuesOf("list")[0] ?? "",
  };
}

const fieldPattern = /^([^:,]{1,20}):(\d{1,15}):([A-Z]{3})$/;

/** From the field of `toCancellationsField`; null for anything else. */
export function readCancellationsField(text: string): Cancellation[] | null {
  const cancellations = text.split(",").flatMap((each) => {
    const [, reference = "", amount, currency = ""] = fieldPattern.exec(each) ?? [];
    return isReference(reference)
      ? [{ reference, expectedRefund: { amount: Number(amount), currency } }]
      : [];
  });
  const isWhole = cancellations.length === text.split(",").length;
  return isWhole && cancellations.length <= maximumCancellations ? cancellations : null;
}
