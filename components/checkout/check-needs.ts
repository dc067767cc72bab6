import { findAnswerFault, type AnswerFault } from "@/lib/api/contract/find-answer-fault";
import type { Answer, Need } from "@/lib/api/contract/needs";
import { toDateFault, type DateFault } from "@/lib/dates/typed-date";
import { listStillAsked, readAnswer, type AskedNeed } from "@/lib/checkout/asked-needs";
import type { CheckoutValues } from "@/lib/checkout/to-booking-body";

/** `refused`: by the server. */
type NeedFault = "missing" | "refused" | AnswerFault | DateFault;
export type NeedProblem = { need: Need; fault: NeedFault };

const findFault = (need: Need, answer: Answer): NeedFault | null =>
  need.kind === "date" ? toDateFault(answer.value) : findAnswerFault(need, answer);

/** What an offer asks and isn't answered, or not as it must be, by the names of the controls. */
export function checkNeeds(
  asked: readonly AskedNeed[],
  values: CheckoutValues,
): Record<string, NeedProblem | null> {
  const stillAsked = listStillAsked(asked, values);
  return Object.fromEntries(
    asked.map((one) => {
      const { need, name } = one;
      const answer = stillAsked.includes(one) ? readAnswer(one, values) : null;
      const isMissing = !answer && need.isRequired && stillAsked.includes(one);
      const fault = answer ? findFault(need, answer) : isMissing ? "missing" : null;
      return [name, fault && { need, fault }];
    }),
  );
}
