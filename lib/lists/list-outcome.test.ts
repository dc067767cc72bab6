import { readOutcome, toOutcomeQuery } from "./list-outcome";

it("reads from an address what a form has written into it, and nothing else", () => {
  const outcome = {
    form: "close" as const,
    done: 2,
    kept: [
      { reference: "S-4F7K2M", reason: "changed" },
      { reference: "E-4F7K2MAA", reason: "gone" },
    ],
  };
  const address = toOutcomeQuery(outcome) as Record<string, string>;
  expect(readOutcome(address)).toEqual(outcome);
  expect(readOutcome({})).toBeNull();
  expect(readOutcome({ ...address, did: "erase" })).toBeNull();
  expect(readOutcome({ did: "close", done: "-1", kept: "<b>:changed,S-4F7K2M" })).toEqual({
    ...{ form: "close", done: 0, kept: [] },
  });
});
