import { createCarService } from "../cars/car-service";
import { createFlightService } from "../flights/flight-service";
import { createHotelService } from "../hotels/hotel-service";
import type { CarBookingSupplier } from "../ports/car-supplier";
import type { FlightBookingSupplier } from "../ports/flight-supplier";
import type { HotelBookingSupplier } from "../ports/hotel-supplier";
import {
  createServiceRegistry,
  type ServiceRegistry,
} from "../booking/services/create-service-registry";

/** The suppliers of each service that can be booked, by the name that their offers carry. */
export type ServiceSuppliers = {
  hotels: Readonly<Record<string, HotelBookingSupplier>>;
  cars: Readonly<Record<string, CarBookingSupplier>>;
  flights: Readonly<Record<string, FlightBookingSupplier>>;
};

/** Every service that can be booked: one line each. */
export const createServices = (suppliers: ServiceSuppliers): ServiceRegistry =>
  createServiceRegistry([
    createHotelService(suppliers.hotels),
    createCarService(suppliers.cars),
    createFlightService(suppliers.flights),
  ]);
