import { order } from "./booking-supplier-contract";

/** What tickets need: all passengers, each with the required answers. */
export const toFlightOrder = (clientReference: string, people = 1) => ({
  ...order,
  clientReference,
  travellers: Array.from({ length: people }, () => ({ firstName: "Ana", lastName: "Silva" })),
  answers: Array.from({ length: people }, (_, traveller) => [
    { need: "birthDate" as const, traveller, value: "1990-05-17" },
    { need: "gender" as const, traveller, value: "female" },
  ]).flat(),
});
