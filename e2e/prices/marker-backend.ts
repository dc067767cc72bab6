import { startBackend } from "@/backend/start-backend";
import {
  markerCars,
  markerFlights,
  markerHotels,
  markerSuppliers,
} from "@/backend/testing/marker-suppliers";
import { env } from "@/lib/env";

// The real backend on a separate data directory, with suppliers whose prices are recognisable
// anywhere.
const { DATA_DIR: dataDir, BACKEND_TOKEN: backendToken = "" } = env();

void startBackend({
  dataDir,
  backendToken,
  port: 0,
  suppliers: markerSuppliers,
  createHotelSuppliers: () => ({ sandbox: markerHotels }),
  createCarSuppliers: () => ({ sandbox: markerCars }),
  createFlightSuppliers: () => ({ sandbox: markerFlights }),
}).then(({ url, stop }) => {
  process.once("SIGTERM", () => void stop().then(() => process.exit(0)));
  console.log(`Listens: ${url}`);
});
