/** @jest-environment jest-fixed-jsdom */
import { createQuote } from "@/lib/api/browser/quotes";
import { createQuoteMutation } from "./quotes";

jest.mock("@/lib/api/browser/quotes");
const selection = { service: "hotels" } as Parameters<typeof createQuote>[0]["selection"];

test("quotes of one tab have one holder", async () => {
  const mutate = createQuoteMutation().mutationFn;
  if (!mutate) throw new Error("it asks for nothing");
  const ask = () => mutate({ selection }, {} as Parameters<typeof mutate>[1]);
  await ask();
  await ask();
  const holders = jest.mocked(createQuote).mock.calls.map(([{ holder }]) => holder);
  expect(holders[0]).toMatch(/^[\da-f-]{36}$/);
  expect(holders[1]).toBe(holders[0]);
  expect(sessionStorage.getItem("quote-holder")).toBe(holders[0]);
});
