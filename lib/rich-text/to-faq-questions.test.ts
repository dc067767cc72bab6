import { toFaqQuestions } from "./to-faq-questions";

const ask = (...questions: string[]) =>
  toFaqQuestions(
    questions.map((question) => ({ question, answer: "a" })),
    (html) => `safe ${html}`,
  ).map(({ question }) => question);

test("answers are made safe", () => {
  expect(toFaqQuestions([{ question: "Where?", answer: "a" }], (html) => `safe ${html}`)).toEqual([
    { question: "Where?", html: "safe a" },
  ]);
});

test.each([["Why"], ["Why "], ["متى"], [""], ["🌍🌍🌍"]])(
  "%p among them empties the page",
  (short) => {
    expect(ask("When do I pay?", short)).toEqual([]);
  },
);

test.each([["Why?"], ["متى؟"], ["🌍🌍🌍🌍"]])("%p is long enough", (question) => {
  expect(ask("When do I pay?", question)).toEqual(["When do I pay?", question]);
});
