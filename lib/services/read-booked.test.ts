import { sampleCarBooking } from "@/components/services/cars/testing/sample-car-booking";
import { sampleFlightBooking } from "@/components/services/flights/testing/sample-flight-booking";
import { sampleBooking } from "@/components/services/hotels/testing/sample-booking";
import { readMessages } from "@/lib/i18n/messages";
import { readBooked } from "./read-booked";

const inEnglish = async () => ({ language: "en" as const, messages: await readMessages("en") });

it("names what has a code in the reader's language, and keeps what the supplier wrote", async () => {
  const { item, ...booking } = sampleBooking();
  const hotel = { ...item.hotel, address: "Rua da Prata 12, 1100-420 Lisboa, البرتغال" };
  const arabic = { ...booking, item: { ...item, language: "ar" as const, hotel } };
  const read = readBooked(arabic, await inEnglish());
  expect(read).toEqual({
    ...arabic,
    item: {
      ...arabic.item,
      hotel: { ...hotel, address: "Rua da Prata 12, 1100-420 Lisboa, Portugal" },
    },
  });
});

it("calls a car by its class, and by what drives it where that is something else", async () => {
  const { item, headline, ...booking } = sampleCarBooking();
  const { offer } = item;
  const { vehicle, pickUp } = offer;
  const depot = { ...pickUp.depot, address: "Alameda 1, Lisboa, البرتغال" };
  const title = "سيارة كهربائية, Roadrunner";
  const toArabic = (fuel: typeof vehicle.fuel) => ({
    ...booking,
    headline: { ...headline, title },
    item: {
      ...item,
      language: "ar" as const,
      offer: {
        ...offer,
        vehicle: { ...vehicle, fuel, name: "سيارة كهربائية" },
        pickUp: { ...pickUp, depot },
      },
    },
  });
  const electric = readBooked(toArabic("electric"), await inEnglish());
  expect(electric.headline.title).toBe("Estate car · Electric, Roadrunner");
  expect(electric.item.offer.vehicle.name).toBe("Estate car · Electric");
  expect(electric.item.offer.pickUp.depot.address).toBe("Alameda 1, Lisboa, Portugal");
  expect(readBooked(toArabic("petrol"), await inEnglish()).headline.title).toBe(
    "Estate car, Roadrunner",
  );
});

it("leaves alone what was asked for in the reader's language, in none that is known, or has no codes", async () => {
  const { item, ...booking } = sampleCarBooking();
  const flight = sampleFlightBooking();
  for (const booked of [
    { ...booking, item },
    { ...booking, item: { ...item, language: "en" as const } },
    { ...flight, item: { ...flight.item, language: "ar" as const } },
  ])
    expect(readBooked(booked, await inEnglish())).toEqual(booked);
});
