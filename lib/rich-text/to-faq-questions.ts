export type FaqQuestion = { question: string; html: string };

/**
 * All the questions, or none: one question of 3 characters or fewer empties the page. Settings
 * refuse to save such a one.
 */
export function toFaqQuestions(
  questions: readonly { question: string; answer: string }[],
  sanitize: (html: string) => string,
): FaqQuestion[] {
  const isAnyTooShort = questions.some(({ question }) => [...question.trim()].length <= 3);
  return isAnyTooShort
    ? []
    : questions.map(({ question, answer }) => ({ question, html: sanitize(answer) }));
}
