import { isNeedAsked } from "@/lib/api/contract/is-need-asked";
import type { Answer, Need } from "@/lib/api/contract/needs";
import { textOf, type CheckoutValues } from "./to-booking-body";

/** A question as it stands in the form: once, or once for each traveller it applies to. */
export type AskedNeed = {
  need: Need;
  /** By the order in which travellers are named; null for the booking as a whole. */
  traveller: number | null;
  /** Of its control. */
  name: string;
  /** Whether other answers rule it out; undefined until a script has read them. */
  isHidden?: boolean;
};

const toTravellers = ({ of }: Need, travellers: number): (number | null)[] =>
  of === "booking" ? [null] : of === "lead" ? [0] : Array.from({ length: travellers }, (_, n) => n);

/** Every question of an offer to a number of named travellers, in the offer's order. */
export const listAskedNeeds = (
  needs: readonly Need[],
  { travellers }: { travellers: number },
): AskedNeed[] =>
  needs.flatMap((need) =>
    toTravellers(need, travellers).map((traveller) => ({
      need,
      traveller,
      name: traveller === null ? need.id : `${need.id}${traveller}`,
    })),
  );

const listGiven = (asked: readonly AskedNeed[], values: CheckoutValues): Answer[] =>
  asked.flatMap(({ need, traveller, name }) => {
    const value = textOf(values, name);
    return value ? [{ need: need.id, traveller, value }] : [];
  });

/** Those of the questions that still apply, given the answers to the others. */
export function listStillAsked(asked: readonly AskedNeed[], values: CheckoutValues): AskedNeed[] {
  const given = { needs: asked.map(({ need }) => need), answers: listGiven(asked, values) };
  return asked.filter((one) => isNeedAsked(one, given));
}

/** What was answered, without what was left empty or doesn't apply after all. */
export const toAnswers = (asked: readonly AskedNeed[], values: CheckoutValues): Answer[] =>
  listGiven(listStillAsked(asked, values), values);
