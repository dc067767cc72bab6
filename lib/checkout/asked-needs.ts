import type { Answer, Need } from "@/lib/api/contract/needs";
import { textOf, type CheckoutValues } from "./to-booking-body";

/** A question as it stands in the form: once, or once for each traveller of whom it is asked. */
export type AskedNeed = {
  need: Need;
  /** By the order in which travellers are named; null for the booking as a whole. */
  traveller: number | null;
  /** Of its control. */
  name: string;
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

/** Whether another answer makes it one that is asked. */
export const isAsked = (
  { need: { when } }: AskedNeed,
  { asked, values }: { asked: readonly AskedNeed[]; values: CheckoutValues },
): boolean =>
  !when ||
  asked.some(({ need, name }) => need.id === when.need && when.is.includes(textOf(values, name)));

/** What was answered, without what was left empty or isn't asked after all. */
export const toAnswers = (asked: readonly AskedNeed[], values: CheckoutValues): Answer[] =>
  asked.flatMap((one) => {
    const value = textOf(values, one.name);
    return value && isAsked(one, { asked, values })
      ? [{ need: one.need.id, traveller: one.traveller, value }]
      : [];
  });
