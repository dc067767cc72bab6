import { toMoment } from "@/lib/dates/to-moment";
import { describeMailTexts } from "../../../services/testing/describe-mail-texts";

describeMailTexts({
  service: "cars",
  headline: {
    title: "Compact estate, Roadrunner",
    place: "Lisbon Airport, Terminal 1",
    starts: toMoment("2027-03-27", "10:30", "Europe/Lisbon"),
    ends: toMoment("2027-03-30", "18:00", "Europe/Paris"),
  },
  confirmationNumber: "RR-88213",
  facts: ["10:30", "18:00", "Lisbon Airport, Terminal 1", "RR-88213"],
});
