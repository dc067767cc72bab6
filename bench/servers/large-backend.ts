import { startBackend } from "@/backend/start-backend";
import { createSandboxHotels } from "@/backend/suppliers/sandbox/hotels/create-sandbox-hotels";
import { env } from "@/lib/env";

// The real backend with its demo agencies, and ten thousand hotels in Lisbon.
const { DATA_DIR: dataDir, BACKEND_TOKEN: backendToken = "", BACKEND_PORT: port = 0 } = env();
const hotelsPerSite = ({ name, countryCode }: { name: string; countryCode: string }) =>
  name === "Lisbon" && countryCode === "PT" ? 10_000 : 14;

void startBackend({
  dataDir,
  backendToken,
  port,
  createHotelSuppliers: (db) => ({
    sandbox: createSandboxHotels({ db, now: () => new Date(), hotelsPerSite }),
  }),
}).then(({ stop }) => process.once("SIGTERM", () => void stop().then(() => process.exit(0))));
