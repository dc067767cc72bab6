import type { Need } from "@/lib/api/contract/needs";

const ofEach = { of: "each", isRequired: true, isSealed: true } as const;
const birthDate: Need = { ...ofEach, id: "birthDate", kind: "date" };
const gender: Need = { ...ofEach, id: "gender", kind: "choice", options: ["female", "male"] };
const identity: Need[] = [
  { ...ofEach, id: "passportNumber", kind: "document", maximum: 20 },
  { ...ofEach, id: "passportCountry", kind: "country" },
];

/** What those who run an activity have to know, besides names and contact. */
export const needSets = {
  none: [],
  ages: [birthDate],
  divers: [birthDate, gender],
  identity,
  passports: [...identity, { ...ofEach, id: "passportExpiry", kind: "date" }],
  arrival: [
    {
      ...{ id: "flightNumber", of: "booking", kind: "text", isRequired: false, isSealed: false },
      ...{ maximum: 10, alphabet: "latin" },
    },
  ],
} as const satisfies Record<string, readonly Need[]>;
export type NeedSet = keyof typeof needSets;
