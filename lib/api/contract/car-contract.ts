import * as z from "zod";
import { carItemSchema, carSelectionSchema } from "./car-items";
import * as cars from "./cars";

/** What cars put into the unions and lists of `service-contracts.ts`. */
export const carContract = {
  selection: carSelectionSchema,
  item: carItemSchema,
  search: z.object({
    service: z.literal("cars"),
    ...cars.carSearchSchema.omit({ filters: true, sort: true, page: true }).shape,
  }),
  endpoints: [cars],
  named: {
    CarFilters: {
      schema: cars.carFiltersSchema,
      description:
        "`minimumPrice`, `maximumPrice` and `maximumDeposit`, in minor units, only with price rights; else 422.",
    },
    Vehicle: { schema: cars.vehicleSchema },
    RentalCompany: { schema: cars.companySchema },
    Depot: { schema: cars.depotSchema },
    CarSummary: {
      schema: cars.carSummarySchema,
      description:
        "A car with its cheapest cover. `price`, `deposit`, `excess` and the amounts of `fees` only with price rights.",
    },
    CarOffer: {
      schema: cars.carOfferSchema,
      description:
        "A car with a cover. `price` and the amounts of charges and refunds are there only with price rights.",
    },
    CarItem: { schema: carItemSchema },
  },
};
