import { defaultLength, findAnswerFault } from "@/lib/api/contract/find-answer-fault";
import { isNeedAsked } from "@/lib/api/contract/is-need-asked";
import type { Answer, Need } from "@/lib/api/contract/needs";
import { isCalendarDate } from "@/lib/dates/calendar-date";
import { refuseInput } from "../../errors/refuse-input";
import { isCountry } from "../../reference-data/countries";
import type { SecretBox } from "../../secrets/secret-box";
import type { BookingRow } from "./booking-record";

type Keyed = Pick<BookingRow, "agencyId" | "reference">;

const toRange = ({ minimum, maximum, units: [unit] = [] }: Need): string =>
  [
    ...(minimum === undefined ? [] : [`at least ${minimum}`]),
    ...(maximum === undefined ? [] : [`at most ${maximum}`]),
  ].join(" and ") + (unit === undefined ? "" : ` ${unit}`);

const forms: Record<Need["kind"], string> = {
  text: "must be plain text",
  date: "must be a date such as 1990-05-31",
  choice: "must be one of the options",
  number: "must be a whole number",
  document: "must be letters and digits, as printed",
  country: "must be a country's code such as PT",
  measure: "must be a number such as 72.5, of feet such as 5'11",
  time: "must be a time such as 14:30",
};

function findFault(need: Need, answer: Answer): string | null {
  const { kind, units = [], maximum = defaultLength } = need;
  const { value } = answer;
  const fault = findAnswerFault(need, answer);
  if (fault === "unit")
    return kind === "measure" ? `needs a unit: ${units.join(" or ")}` : "has no unit";
  if (fault === "range") return `must be ${toRange(need)}`;
  if (fault === "tooLong") return `must have at most ${maximum} characters`;
  if (fault === "letters") return "must be in Latin letters";
  const isReal = kind === "date" ? isCalendarDate(value) : kind !== "country" || isCountry(value);
  return fault === null && isReal ? null : forms[kind];
}

/** The path of a refused answer; a need of `each` adds the traveller's number. */
export const toAnswerPath = (
  { id, of }: Pick<Need, "id" | "of">,
  traveller: number | null,
): string => (of === "each" && traveller !== null ? `answers.${id}.${traveller}` : `answers.${id}`);

/** Who answers a need: travellers' positions, or null for the booking. */
const toAskedOf = ({ of }: Need, travellers: number): (number | null)[] =>
  of === "booking" ? [null] : of === "lead" ? [0] : Array.from({ length: travellers }, (_, n) => n);

/**
 * @throws RouteError 422 naming the need, and for a need of `each` the traveller's number: its
 *   answer is missing, wrong or not requested
 */
export function requireAnswers(
  needs: readonly Need[],
  { answers, travellers }: { answers: readonly Answer[]; travellers: readonly unknown[] },
): void {
  const find = (id: string, traveller: number | null) =>
    answers.find((answer) => answer.need === id && answer.traveller === traveller);
  for (const [index, { need, traveller }] of answers.entries()) {
    const first = answers.findIndex(
      (other) => other.need === need && other.traveller === traveller,
    );
    if (first < index) throw refuseInput(`answers.${need}`, "is answered twice");
    const asked = needs.find(({ id }) => id === need);
    if (!asked || !toAskedOf(asked, travellers.length).includes(traveller))
      throw refuseInput(`answers.${need}`, "isn't asked here");
  }
  for (const need of needs) {
    for (const traveller of toAskedOf(need, travellers.length)) {
      const answer = find(need.id, traveller);
      const path = toAnswerPath(need, traveller);
      const isAsked = isNeedAsked({ need, traveller }, { needs, answers });
      if (answer && !isAsked) throw refuseInput(path, "isn't asked here");
      if (!answer && need.isRequired && isAsked) throw refuseInput(path, "is needed");
      const fault = answer && findFault(need, answer);
      if (fault) throw refuseInput(path, fault);
    }
  }
}

/** What the sealed answers of a booking are sealed for. */
export const aboutAnswers = ({ agencyId, reference }: Keyed): string =>
  `booking answers ${agencyId} ${reference}`;

/** The columns that keep answers: those to sealed needs are opened for the supplier alone. */
export function toAnswerColumns(
  { secrets }: { secrets: SecretBox },
  { booking, needs, answers }: { booking: Keyed; needs: readonly Need[]; answers: Answer[] },
): Pick<BookingRow, "answers" | "sealedAnswers"> {
  const isSealed = ({ need }: Answer) => needs.some(({ id, isSealed: is }) => is && id === need);
  const sealed = answers.filter(isSealed);
  return {
    answers: answers.filter((answer) => !isSealed(answer)),
    sealedAnswers:
      sealed.length > 0 ? secrets.seal(JSON.stringify(sealed), aboutAnswers(booking)) : null,
  };
}

/** All answers of a booking. @throws when no key of the deployment opens the sealed ones */
export const openAnswers = (
  { secrets }: { secrets: SecretBox },
  booking: Keyed & Pick<BookingRow, "answers" | "sealedAnswers">,
): Answer[] => [
  ...booking.answers,
  ...(booking.sealedAnswers === null
    ? []
    : (JSON.parse(secrets.open(booking.sealedAnswers, aboutAnswers(booking))) as Answer[])),
];
