import type { Answer, Need } from "./needs";

/**
 * Whether a question applies, going by the answers to the others: to each traveller by their own
 * answer, where the other is for each, too. An answer to one that doesn't apply doesn't count.
 */
export function isNeedAsked(
  { need, traveller }: { need: Need; traveller: number | null },
  { needs, answers }: { needs: readonly Need[]; answers: readonly Answer[] },
): boolean {
  const { when } = need;
  if (!when) return true;
  // Without this one, so that two that wait for each other end.
  const rest = { needs: needs.filter((one) => one !== need), answers };
  return [when, ...(when.or ?? [])].some((condition) => {
    const other = needs.find(({ id }) => id === condition.need);
    return (
      other !== undefined &&
      answers.some(
        (answer) =>
          answer.need === condition.need &&
          condition.is.includes(answer.value) &&
          (other.of !== "each" || traveller === null || answer.traveller === traveller) &&
          isNeedAsked({ need: other, traveller: answer.traveller }, rest),
      )
    );
  });
}
