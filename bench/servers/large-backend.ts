import { siteConfig } from "@/backend/site.config";
import { startBackend } from "@/backend/start-backend";
import { createSandboxHotels } from "@/backend/suppliers/sandbox/hotels/create-sandbox-hotels";
import { sandboxHotels } from "@/backend/suppliers/sandbox/hotels/sandbox-hotels";
import type { SharedSupplier } from "@/backend/suppliers/supplier-provider";
import { env } from "@/lib/env";

// The real backend with its demo agencies, and ten thousand hotels in Lisbon.
const { DATA_DIR: dataDir, BACKEND_TOKEN: backendToken = "", BACKEND_PORT: port = 0 } = env();
const hotelsPerSite = ({ name, countryCode }: { name: string; countryCode: string }) =>
  name === "Lisbon" && countryCode === "PT" ? 10_000 : 14;
const largeHotels: SharedSupplier<"hotels"> = {
  ...sandboxHotels,
  create: (context) => createSandboxHotels({ ...context, hotelsPerSite }),
};

void startBackend({
  dataDir,
  backendToken,
  port,
  config: {
    ...siteConfig,
    suppliers: siteConfig.suppliers.map((one) => (one === sandboxHotels ? largeHotels : one)),
  },
}).then(({ stop }) => process.once("SIGTERM", () => void stop().then(() => process.exit(0))));
