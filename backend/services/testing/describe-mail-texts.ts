import { defaultAgency } from "@/lib/api/contract/default-agency";
import { languageCodes, type LanguageCode } from "@/lib/api/contract/languages";
import { renderMail } from "../../mail/render-mail";
import {
  bookingMailKinds,
  saleMailKinds,
  toBookingMail,
  toSaleMail,
} from "../../testing/booking-mail";

type Booking = ReturnType<typeof toBookingMail>["booking"];

const agency = {
  ...defaultAgency,
  id: "a",
  agencyName: "Sol",
  subdomain: "sol",
  domains: ["sol.example"],
  status: "Active" as const,
};
const { booking: hotelBooking } = toBookingMail("bookingConfirmed");

/** Of rooms and nights, which other services have none of. */
const hotelWords: Record<LanguageCode, string> = {
  en: "hotel|\\broom|\\bstay\\b|night|guest|check-in",
  de: "hotel|zimmer|aufenthalt|unterkunft|nacht|\\bgast",
  fr: "h[ôo]tel|chambre|séjour|hébergement|nuit",
  es: "hotel|habitaci|estancia|alojamiento|noche|huésped",
  pt: "hot[eé]l|quarto|estadia|alojamento|noite|hóspede",
  da: "hotel|værelse|ophold|nætter|gæst",
  no: "hotell|\\brom\\b|rommet|opphold|netter|gjest",
  sv: "hotell|\\brum\\b|rummet|vistelse|natt|gäst",
  ar: "فندق|غرف|إقام|ليل|ضيف|نزيل",
};

/**
 * Every mail about a booking of a service, in every language: with its facts, and without the words
 * of hotels and `otherWords`, which are of other services.
 */
export function describeMailTexts({
  service,
  headline,
  confirmationNumber,
  facts,
  otherWords,
}: Pick<Booking, "service" | "confirmationNumber"> & {
  headline: Partial<Booking["headline"]>;
  facts: readonly string[];
  otherWords?: Record<LanguageCode, string>;
}): void {
  const booking: Booking = {
    ...hotelBooking,
    service,
    headline: { ...hotelBooking.headline, ...headline },
    confirmationNumber,
  };
  const mails = [
    ...bookingMailKinds.map((kind) =>
      toBookingMail(kind, { booking, voucherLink: "https://sol.example/v" }),
    ),
    ...saleMailKinds.map((kind) => ({ ...toSaleMail(kind), booking })),
  ];

  test.each(
    mails.flatMap((mail) =>
      languageCodes.map((language) => [mail.kind, language, { ...mail, language }] as const),
    ),
  )("tells its facts, and nothing of other services: %s in %s", (_, language, mail) => {
    const { subject, text } = renderMail(agency, mail);
    for (const fact of facts) expect(text.replaceAll(".", ":")).toContain(fact);
    const others = [hotelWords[language], ...(otherWords ? [otherWords[language]] : [])].join("|");
    expect(`${subject} ${text}`).not.toMatch(new RegExp(others, "i"));
  });
}
