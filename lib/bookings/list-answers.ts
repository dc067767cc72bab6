import type { Booking } from "@/lib/api/contract/bookings";
import { toFullName } from "@/lib/api/contract/full-name";
import type { Answer, Need } from "@/lib/api/contract/needs";

type AnsweredNeed = {
  need: Need;
  /** `who`: where each of several travellers answers; else null. */
  answers: { answer: Answer; who: string | null }[];
};

/** A booking's questions with what may be shown of their answers, in the offer's order. */
export const listAnswers = ({
  needs,
  answers,
  travellers,
  item,
}: Pick<Booking, "needs" | "answers" | "travellers" | "item">): AnsweredNeed[] =>
  needs.flatMap((need) => {
    const given = answers.filter((answer) => answer.need === need.id);
    if (given.length === 0) return [];
    const toWho = ({ traveller }: Answer) => {
      const named = need.of === "each" && travellers.length > 1 && travellers[traveller ?? -1];
      return named ? toFullName(named) : null;
    };
    return {
      need: { ...(item.language && { language: item.language }), ...need },
      answers: given.map((answer) => ({ answer, who: toWho(answer) })),
    };
  });
