import { defaultAgency } from "@/lib/api/contract/default-agency";
import { languageCodes } from "@/lib/api/contract/languages";
import { toMoment } from "@/lib/dates/to-moment";
import { renderMail } from "../../render-mail";
import {
  bookingMailKinds,
  saleMailKinds,
  toBookingMail,
  toSaleMail,
} from "../../../testing/booking-mail";

const agency = {
  ...defaultAgency,
  id: "a",
  agencyName: "Sol",
  subdomain: "sol",
  domains: ["sol.example"],
  status: "Active" as const,
};
const { booking: hotelBooking } = toBookingMail("bookingConfirmed");
const booking = {
  ...hotelBooking,
  service: "cars" as const,
  headline: {
    ...hotelBooking.headline,
    title: "Compact estate, Roadrunner",
    place: "Lisbon Airport, Terminal 1",
    starts: toMoment("2027-03-27", "10:30", "Europe/Lisbon"),
    ends: toMoment("2027-03-30", "18:00", "Europe/Paris"),
  },
  confirmationNumber: "RR-88213",
};
/** Of rooms and nights: cars have neither. */
const hotelWords: Record<(typeof languageCodes)[number], RegExp> = {
  en: /hotel|\broom|\bstay\b|night|guest|check-in/i,
  de: /hotel|zimmer|aufenthalt|unterkunft|nacht|\bgast/i,
  fr: /h[ôo]tel|chambre|séjour|hébergement|nuit/i,
  es: /hotel|habitaci|estancia|alojamiento|noche|huésped/i,
  pt: /hot[eé]l|quarto|estadia|alojamento|noite|hóspede/i,
  da: /hotel|værelse|ophold|nætter|gæst/i,
  no: /hotell|\brom\b|rommet|opphold|netter|gjest/i,
  sv: /hotell|\brum\b|rummet|vistelse|natt|gäst/i,
  ar: /فندق|غرف|إقام|ليل|ضيف|نزيل/,
};
const mails = [
  ...bookingMailKinds.map((kind) =>
    toBookingMail(kind, { booking, voucherLink: "https://sol.example/v" }),
  ),
  ...saleMailKinds.map((kind) => ({ ...toSaleMail(kind), booking })),
];

it.each(
  mails.flatMap((mail) =>
    languageCodes.map((language) => [mail.kind, language, { ...mail, language }] as const),
  ),
)("tells where and at what local times, and nothing of stays: %s in %s", (_, language, mail) => {
  const { subject, text } = renderMail(agency, mail);
  for (const fact of ["10:30", "18:00", "Lisbon Airport, Terminal 1", "RR-88213"])
    expect(text.replaceAll(".", ":")).toContain(fact);
  expect(`${subject} ${text}`).not.toMatch(hotelWords[language]);
});

it("tells no times of services that are booked by the day", () => {
  const { text } = renderMail(agency, toBookingMail("bookingConfirmed"));
  expect(text).not.toContain("15:00");
});
