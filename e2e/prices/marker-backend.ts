import { siteConfig } from "@/backend/site.config";
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
  config: {
    ...siteConfig,
    suppliers: [
      { name: "sandbox", service: "hotels", create: () => markerHotels },
      { name: "sandbox", service: "cars", create: () => markerCars },
      { name: "sandbox", service: "flights", create: () => markerFlights },
    ],
    deals: markerSuppliers,
  },
}).then(({ url, stop }) => {
  process.once("SIGTERM", () => void stop().then(() => process.exit(0)));
  console.log(`Listens: ${url}`);
});
