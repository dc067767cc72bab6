import type { LanguageCode } from "@/lib/api/contract/languages";
import type { UserType } from "@/lib/api/contract/roles";

/** A reserved domain without mailboxes: mail to the demo's people is never delivered. */
export const demoMailDomain = "guests.example";

type Person = {
  firstName: string;
  lastName: string;
  /** In Latin letters, where the name is in others: as tickets have it. */
  latin?: readonly [firstName: string, lastName: string];
  language: LanguageCode;
  phone: string;
};

type Colleague = { mailbox: string; userType: UserType; firstName: string; lastName: string };
/** Who works at the agency beside those of the demo's roles. */
export const demoColleagues: readonly Colleague[] = [
  { mailbox: "lucia", userType: "TravelAgent", firstName: "Lucía", lastName: "Ferreira" },
  { mailbox: "jonas", userType: "TravelAgent", firstName: "Jonas", lastName: "Weber" },
  { mailbox: "mariam", userType: "SalesAgent", firstName: "مريم", lastName: "الصايغ" },
];

/** Travellers with an account at the agency. */
export const demoTravellers: readonly (Person & { mailbox: string })[] = [
  {
    ...{ mailbox: "ines", firstName: "Inês", lastName: "Carvalho" },
    ...{ language: "pt", phone: "+351 912 000 101" },
  },
  {
    ...{ mailbox: "oskar", firstName: "Oskar", lastName: "Lindgren" },
    ...{ language: "sv", phone: "+46 70 000 01 02" },
  },
  {
    ...{ mailbox: "youssef", firstName: "يوسف", lastName: "المنصوري" },
    ...{ latin: ["Youssef", "Al Mansoori"], language: "ar", phone: "+971 50 000 0103" },
  },
  {
    ...{ mailbox: "claire", firstName: "Claire", lastName: "Fontaine" },
    ...{ language: "fr", phone: "+33 6 00 00 01 04" },
  },
  {
    ...{ mailbox: "mateo", firstName: "Mateo", lastName: "Quiroga" },
    ...{ language: "es", phone: "+34 600 000 105" },
  },
];

/** Who wants to become an agent of the agency; travellers until then. */
const demoApplicants: readonly (Person & { mailbox: string })[] = [
  {
    ...{ mailbox: "paula", firstName: "Paula", lastName: "Mendonça" },
    ...{ language: "pt", phone: "+351 912 000 181" },
  },
  {
    ...{ mailbox: "erik", firstName: "Erik", lastName: "Sundqvist" },
    ...{ language: "sv", phone: "+46 70 000 01 83" },
  },
  {
    ...{ mailbox: "amira", firstName: "أميرة", lastName: "الكعبي" },
    ...{ latin: ["Amira", "Al Kaabi"], language: "ar", phone: "+971 50 000 0184" },
  },
  {
    ...{ mailbox: "victor", firstName: "Victor", lastName: "Hale" },
    ...{ language: "en", phone: "+44 7700 900186" },
  },
];
/** Who has an account and doesn't work at the agency. */
export const demoAccounts = [...demoTravellers, ...demoApplicants];

/** By language: how phone numbers begin, and names with their Latin forms. */
const clientNames: readonly [language: LanguageCode, phone: string, names: string][] = [
  [
    ...(["pt", "+351 912 000 "] as const),
    `Beatriz Almeida, João Pedroso, Rita Vasconcelos, Tiago Falcão, Marta Queirós, Duarte Sampaio,
    Leonor Brandão, António Guerreiro, Filipa Serrão`,
  ],
  [
    ...(["es", "+34 600 000 "] as const),
    `Lola Santamaría, Íñigo Echeverría, Carmen Ruiz, Pablo Núñez, Ximena Ortega, Nuria Bofill,
    Joaquín Peña`,
  ],
  [
    ...(["en", "+44 7700 900"] as const),
    `Hannah Whitfield, Callum O’Sullivan, Priya Raman, George Ashdown, Zoë Bennett, Noah Mbeki,
    Grace Okonkwo, Eleanor Pryce, Samuel Adeyemi, Ruth Feldman, William Tan, Aoife Brennan`,
  ],
  [
    ...(["de", "+49 1512 0000"] as const),
    `Anneliese Köhler, Björn Schäfer, Friederike Weiß, Lukas Brandt, Mehmet Yıldız, Sabine Jäger,
    Paul Obermüller`,
  ],
  [
    ...(["fr", "+33 6 00 00 0"] as const),
    `Élodie Marchand, Gaël Le Bihan, Aïcha Benali, Théo Lacroix, Margaux Dubois, Hervé Saint-Clair`,
  ],
  ["da", "+45 20 00 0", "Søren Nygaard, Freja Østergaard, Mikkel Thomsen, Astrid Bjerre"],
  ["sv", "+46 70 000 0", "Elsa Åkesson, Nils Holmgren, Maja Söderberg"],
  ["no", "+47 400 00 ", "Ingrid Haugen, Håkon Nilsen, Sigrid Bøe"],
  [
    ...(["ar", "+971 50 000 0"] as const),
    `ليلى حداد = Layla Haddad, عمر الفارسي = Omar Al Farsi, نور خليل = Nour Khalil,
    سلمى بن يوسف = Salma Ben Youssef, طارق منصور = Tarek Mansour`,
  ],
  [
    ...(["en", "+30 690 000 0"] as const),
    "Ελένη Παπαδοπούλου = Eleni Papadopoulou, Νίκος Γεωργίου = Nikos Georgiou",
  ],
  [
    ...(["en", "+380 50 000 0"] as const),
    "Олена Шевченко = Olena Shevchenko, Ганна Коваль = Hanna Koval",
  ],
  ["en", "+81 90 0000 0", "美咲 佐藤 = Misaki Sato, 健太 高橋 = Kenta Takahashi"],
  ["en", "+86 130 0000 0", "伟 王 = Wei Wang, 秀英 李 = Xiuying Li"],
  ["en", "+82 10 0000 0", "민준 김 = Minjun Kim"],
  ["en", "+972 50 000 0", "נועה כהן = Noa Cohen"],
  ["en", "+91 98000 00", "अनन्या शर्मा = Ananya Sharma, Vikram Iyer"],
];

function toPerson(language: LanguageCode, phone: string, text: string): Person {
  const [name = "", latin] = text.split(" = ");
  const split = (whole: string): [string, string] => {
    const [firstName = "", ...lastName] = whole.split(" ");
    return [firstName, lastName.join(" ")];
  };
  const [firstName, lastName] = split(name);
  const inLatin = latin === undefined ? {} : { latin: split(latin) };
  return { firstName, lastName, ...inLatin, language, phone };
}

/** Whom the agency's members book for, and who books without an account. */
export const demoClients: readonly Person[] = clientNames.flatMap(([language, phone, names]) =>
  names.split(/,\s+/).map((name, index) => toPerson(language, `${phone}${200 + index}`, name)),
);
export type DemoPerson = Person;

/** As a ticket has it: Latin letters. */
export const toLatinName = ({ firstName, lastName, latin }: Person) => ({
  firstName: latin?.[0] ?? firstName,
  lastName: latin?.[1] ?? lastName,
});

/** Such as `leonor.brandao@guests.example`. */
export function toDemoMail(person: Person): string {
  const { firstName, lastName } = toLatinName(person);
  const plain = `${firstName}.${lastName}`
    .replace(/[øØ]/g, "o")
    .replace(/ß/g, "ss")
    .replace(/ı/g, "i")
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z.]/g, "");
  return `${plain}@${demoMailDomain}`;
}

/** Who goes along, in Latin letters. */
export const demoCompanions = [
  ["Alex", "Morgan"],
  ["Sofia", "Lima"],
  ["Emil", "Krause"],
  ["Nadia", "Rahman"],
  ["Hugo", "Petit"],
  ["Clara", "Nyström"],
  ["Yara", "Costa"],
  ["Leo", "Marin"],
] as const;
