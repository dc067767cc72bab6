import type { Charge } from "@/lib/api/contract/charges";
import { groupCharges } from "./group-charges";

const charge = (code: Charge["code"], kind: Charge["kind"], isMandatory = false): Charge => ({
  code,
  name: "",
  kind,
  when: "onSite",
  amount: null,
  isMandatory,
});

test("what is blocked or may come is no choice and nothing to pay", () =>
  expect(
    groupCharges([
      charge("childSeat", "conditional"),
      charge("excess", "conditional"),
      charge("deposit", "conditional"),
      charge("oneWay", "excluded", true),
      charge("tax", "included"),
      charge("extraKm", "conditional"),
      charge("parking", "excluded"),
    ]).map(({ group, charges }) => [group, charges.map(({ code }) => code)]),
  ).toEqual([
    ["included", ["tax"]],
    ["onSite", ["oneWay"]],
    ["blocked", ["deposit"]],
    ["possible", ["excess", "extraKm"]],
    ["optional", ["childSeat", "parking"]],
  ]));

test("a deposit that is charged is to be paid", () =>
  expect(groupCharges([charge("deposit", "excluded", true)])[0]?.group).toBe("onSite"));
