/** The sandbox gateway's cards: it accepts no others. Free of zod: the browser imports it. */
export const testCards = [
  { number: "4242424242424242", outcome: "success" },
  { number: "4000000000003220", outcome: "challenge" },
  { number: "4000000000000002", outcome: "declined" },
  { number: "4000000000000077", outcome: "delayed" },
  { number: "4000000000000119", outcome: "timeout" },
] as const;

export type TestCardNumber = (typeof testCards)[number]["number"];
export type TestCardOutcome = (typeof testCards)[number]["outcome"];
