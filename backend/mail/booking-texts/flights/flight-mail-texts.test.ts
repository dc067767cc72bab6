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
  service: "flights" as const,
  headline: {
    ...hotelBooking.headline,
    title: "Lisbon – Paris",
    place: "Maravel",
    starts: toMoment("2027-03-27", "10:30", "Europe/Lisbon"),
    ends: toMoment("2027-03-30", "18:00", "Europe/Paris"),
  },
  confirmationNumber: "K7X2PD",
};
/** Of rooms and nights, and of desks: flights have none. */
const otherWords: Record<(typeof languageCodes)[number], RegExp> = {
  en: /hotel|\broom|\bstay\b|night|guest|check-in|rental/i,
  de: /hotel|zimmer|aufenthalt|unterkunft|nacht|\bgast|mietwagen|schalter/i,
  fr: /h[ôo]tel|chambre|séjour|hébergement|nuit|comptoir|voiture/i,
  es: /hotel|habitaci|estancia|alojamiento|noche|huésped|coche|mostrador/i,
  pt: /hot[eé]l|quarto|estadia|alojamento|noite|hóspede|carro|balcão/i,
  da: /hotel|værelse|ophold|nætter|gæst|skranke|bil\b/i,
  no: /hotell|\brom\b|rommet|opphold|netter|gjest|skranke|bilen/i,
  sv: /hotell|\brum\b|rummet|vistelse|natt|gäst|disk|bilen/i,
  ar: /فندق|غرف|إقام|ليل|ضيف|نزيل|سيارة|مكتب/,
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
)(
  "tells where and at what local times, and nothing of stays or desks: %s in %s",
  (_, language, mail) => {
    const { subject, text } = renderMail(agency, mail);
    for (const fact of ["10:30", "18:00", "Maravel", "K7X2PD"])
      expect(text.replaceAll(".", ":")).toContain(fact);
    expect(`${subject} ${text}`).not.toMatch(otherWords[language]);
  },
);
