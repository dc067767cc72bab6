import { agencyInputSchema } from "@/backend/agencies/agency-input";
import { createAgency, isNewAgency } from "@/backend/agencies/create-agency";
import voyara from "@/backend/demo/agencies/voyara.json";
import { openBackendDatabase } from "@/backend/open-backend-database";
import { env } from "@/lib/env";

const { about: _about, faq: _faq, policies: _policies, ...settings } = voyara;

// `node seed-agencies.mjs COUNT`: agencies a0, a1, … with Voyara's settings in DATA_DIR, created
// like an operator does.
const count = Number(process.argv[2]);
const { DATA_DIR: dataDir, ROOT_DOMAIN: rootDomain } = env();

async function seed() {
  const { db, close } = await openBackendDatabase({ dataDir });
  for (let index = 0; index < count; index++) {
    const input = agencyInputSchema({ allowLoopbackUrls: true }).parse({
      ...settings,
      subdomain: `a${index}`,
      agencyName: `Agency ${index}`,
      domains: [],
    });
    if (isNewAgency(input)) await createAgency(db, { input, rootDomain });
  }
  await close();
}

void seed();
