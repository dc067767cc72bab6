import type { ActivityProduct } from "@/lib/api/contract/activities";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { Need } from "@/lib/api/contract/needs";

const ofEach = { of: "each", isRequired: true, isSealed: true } as const;
const ofAll = { of: "booking", isRequired: true, isSealed: false } as const;
const birthDate: Need = { ...ofEach, id: "birthDate", kind: "date" };
const gender: Need = { ...ofEach, id: "gender", kind: "choice", options: ["female", "male"] };
/** Of whom suits and weights are made for. */
const measures: Need[] = [
  {
    ...{ ...ofEach, id: "weight", kind: "measure" },
    ...{ units: ["kg", "lb"], minimum: 30, maximum: 150 },
  },
  {
    ...{ ...ofEach, id: "height", kind: "measure" },
    ...{ units: ["cm", "ft"], minimum: 60, maximum: 230 },
  },
];
const dives: Need = {
  ...{ id: "question1", of: "each", kind: "number", isRequired: false, isSealed: false },
  ...{ minimum: 0, maximum: 10_000 },
};
const identity: Need[] = [
  { ...ofEach, id: "passportNumber", kind: "document", maximum: 20 },
  { ...ofEach, id: "passportCountry", kind: "country" },
];

/** The words of `dives`, which the site has none for. */
const divesLabels: Record<LanguageCode, string> = {
  en: "Number of dives so far",
  pt: "Número de mergulhos já feitos",
  es: "Número de inmersiones hechas",
  da: "Antal dyk indtil nu",
  no: "Antall dykk så langt",
  de: "Bisherige Tauchgänge",
  ar: "عدد الغطسات حتى الآن",
  fr: "Nombre de plongées déjà faites",
  sv: "Antal dyk hittills",
};

/** What those who run an activity have to know, besides names and contact. */
export const needSets = {
  none: [],
  ages: [birthDate],
  divers: [birthDate, gender, ...measures, dives],
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

type Meeting = Pick<ActivityProduct["meeting"], "kind" | "pickUps" | "isFree">;

/** Whether to fetch people where that is up to them, and where. */
function toPickUpNeeds({ kind, pickUps, isFree }: Meeting): Need[] {
  if (kind === "meet") return [];
  const place: Need = {
    ...{ ...ofAll, id: "pickUpPlace", kind: isFree ? "text" : "choice" },
    options: pickUps.map(({ id }) => id),
    optionLabels: Object.fromEntries(pickUps.map(({ id, name }) => [id, name])),
  };
  if (kind === "pickUp") return [place];
  return [
    { ...ofAll, id: "pickUp", kind: "choice", options: ["pickUp", "meet"] },
    { ...place, when: { need: "pickUp", is: ["pickUp"] } },
  ];
}

/** All questions to who books an activity, with the supplier's own words in a language. */
export function toNeeds(set: NeedSet, meeting: Meeting, language: LanguageCode): Need[] {
  const needs: readonly Need[] = needSets[set];
  return [
    ...needs.map((need) => (need === dives ? { ...need, label: divesLabels[language] } : need)),
    ...toPickUpNeeds(meeting),
  ];
}
