import { describeFlightSupplier } from "../testing/flight-supplier-contract";
import { openDuffel } from "./testing/open-duffel";

describeFlightSupplier(
  "Duffel's double",
  async () => {
    const { supplier, double, now, advance, close } = await openDuffel();
    const places = { from: "airport-LIS", to: "airport-LHR" };
    return {
      supplier,
      ...places,
      changes: places,
      number: "ZZ101",
      now,
      advance,
      close,
      listsBags: false,
      countLeft: double.countLeft,
    };
  },
  { holdsStock: false },
);
