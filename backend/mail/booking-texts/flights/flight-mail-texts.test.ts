import { toMoment } from "@/lib/dates/to-moment";
import { describeMailTexts } from "../../../services/testing/describe-mail-texts";

describeMailTexts({
  service: "flights",
  headline: {
    title: "Lisbon – Paris",
    place: "Maravel",
    starts: toMoment("2027-03-27", "10:30", "Europe/Lisbon"),
    ends: toMoment("2027-03-30", "18:00", "Europe/Paris"),
  },
  confirmationNumber: "K7X2PD",
  facts: ["10:30", "18:00", "Maravel", "K7X2PD"],
  // Of desks and cars: flights have none.
  otherWords: {
    en: "rental",
    de: "mietwagen|schalter",
    fr: "comptoir|voiture",
    es: "coche|mostrador",
    pt: "carro|balcão",
    da: "skranke|bil\\b",
    no: "skranke|bilen",
    sv: "disk|bilen",
    ar: "سيارة|مكتب",
  },
});
