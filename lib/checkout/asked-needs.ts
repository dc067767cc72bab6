import { isNeedAsked } from "@/lib/api/contract/is-need-asked";
import type { Answer, Need } from "@/lib/api/contract/needs";
import { toPlainDigits } from "@/lib/dates/typed-date";
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

/** What the control of a measure's unit is called. */
export const toUnitName = (name: string): string => `${name}-unit`;

/** The controls of questions, in the form's order. */
export const listNeedControls = (asked: readonly AskedNeed[]): string[] =>
  asked.flatMap(({ need: { kind }, name }) =>
    kind === "measure" ? [name, toUnitName(name)] : [name],
  );

/** Marks of directions, which come along where a text is copied from a page. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;

/** As `readMeasure` takes it: 72,5 is 72.5, and 5 ft 11 or 5′11″ is 5'11. */
function tidyMeasure(typed: string): string {
  const [, feet, inches] =
    /^(\d+)\s*(?:['’′]|ft\.?|feet)\s*(?:(\d+)\s*(?:["”″]|''|in\.?)?)?$/i.exec(typed) ?? [];
  if (feet === undefined) return typed.replace(/[,٫]/, ".");
  return inches === undefined ? feet : `${feet}'${inches}`;
}

/** What is sent of what was typed: the id of a listed place, and one line of several. */
function tidyText({ options = [], optionLabels = {} }: Need, typed: string): string {
  const isTyped = (label: string) => label.toLowerCase() === typed.toLowerCase();
  return (
    options.find((option) => isTyped(optionLabels[option] ?? option)) ??
    typed.replace(/\s*[\r\n\u2028\u2029]+\s*/g, " ")
  );
}

/** The answer as it is sent; null where nothing was typed. */
export function readAnswer(
  { need, traveller, name }: AskedNeed,
  values: CheckoutValues,
): Answer | null {
  const typed = textOf(values, name).replace(directionMarks, "");
  if (!typed) return null;
  const { id, kind, units = [] } = need;
  if (kind === "text") return { need: id, traveller, value: tidyText(need, typed) };
  if (kind !== "measure")
    return { need: id, traveller, value: kind === "number" ? toPlainDigits(typed) : typed };
  const unit = units.length === 1 ? units[0] : textOf(values, toUnitName(name));
  const value = tidyMeasure(toPlainDigits(typed));
  return { need: id, traveller, value, ...(unit ? { unit } : {}) };
}

const listGiven = (asked: readonly AskedNeed[], values: CheckoutValues): Answer[] =>
  asked.flatMap((one) => readAnswer(one, values) ?? []);

/** Those of the questions that still apply, given the answers to the others. */
export function listStillAsked(asked: readonly AskedNeed[], values: CheckoutValues): AskedNeed[] {
  const given = { needs: asked.map(({ need }) => need), answers: listGiven(asked, values) };
  return asked.filter((one) => isNeedAsked(one, given));
}

/** What was answered, without what was left empty or doesn't apply after all. */
export const toAnswers = (asked: readonly AskedNeed[], values: CheckoutValues): Answer[] =>
  listGiven(listStillAsked(asked, values), values);
