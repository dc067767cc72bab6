import { siteConfig } from "@/backend/site.config";
import { startBackend } from "@/backend/start-backend";
import type { SupplierProvider } from "@/backend/suppliers/supplier-provider";
import { markerPorts, markerSuppliers } from "@/backend/testing/marker-suppliers";
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
    suppliers: Object.entries(markerPorts).map(
      ([service, port]) => ({ name: "sandbox", service, create: () => port }) as SupplierProvider,
    ),
    deals: markerSuppliers,
  },
}).then(({ url, stop }) => {
  process.once("SIGTERM", () => void stop().then(() => process.exit(0)));
  console.log(`Listens: ${url}`);
});
