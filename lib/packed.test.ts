import { fields, list, nullable, optional, pack, plain, repeated, unpack } from "./packed";

type Stay = { city: string; nights: number | null; until?: string; fee: { amount: number } | null };

const form = list(
  fields<Stay>({
    city: repeated(),
    nights: plain(),
    until: optional(plain()),
    fee: nullable(fields({ amount: plain() })),
  }),
);
const stays: Stay[] = [
  { city: "Lisbon", nights: 2, until: "Monday", fee: { amount: 0 } },
  { city: "Lisbon", nights: null, fee: null },
  { city: 'P"rto', nights: 0, fee: { amount: 3 } },
];

it("reads what it has written, also what is missing, null or nothing", () => {
  expect(unpack(pack(stays, form), form)).toStrictEqual(stays);
  expect(unpack(pack([], form), form)).toEqual([]);
});

it("writes no names of fields, and what is repeated once", () =>
  expect(pack(stays, form)).toBe(
    '[["Lisbon","P\\"rto"],[[0,2,"Monday",[0]],[0,null,null,null],[1,0,null,[3]]]]',
  ));
