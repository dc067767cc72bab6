import { readFileSync } from "node:fs";
import { join } from "node:path";
import { agencyProviderId } from "@/lib/api/contract/sso";
import { header } from "@/lib/api/headers";
import { makeFolder } from "../../scripts/testbed/make-folder.mjs";
import { startProgram, startSite, type StartedProgram } from "../start-site";

const backendToken = "canary-service-credential-5d1f";
const ssoSecret = "canary-sso-secret-0b8e1d5c7a934f62";

/**
 * The built site in front of the marker backend, two processes as in production; `secrets` must
 * appear in no response. `settings` are the site's.
 */
export async function openMarkerSite(settings: Record<string, string> = {}) {
  const dataDir = makeFolder("prices");
  const shared = { BACKEND_TOKEN: backendToken, DATA_DIR: dataDir };
  const programs: StartedProgram[] = [];
  const close = async () => void (await Promise.all(programs.map(({ stop }) => stop())));
  try {
    const args = ["--import", "./scripts/register-typescript.mjs", "e2e/prices/marker-backend.ts"];
    const backend = await startProgram(args, { pattern: /Listens: (\S+)/, settings: shared });
    programs.push(backend);
    const backendUrl = backend.address;
    const { operatorToken } = JSON.parse(readFileSync(join(dataDir, "backend.json"), "utf8")) as {
      operatorToken: string;
    };
    for (const agency of ["voyara", "solmar"])
      await setSharedSecret(backendUrl, { agency, operatorToken });

    const site = await startSite({
      ...shared,
      ...settings,
      MAIN_API_URL: backendUrl,
      RESORT_API_URL: `${backendUrl}/resort`,
    });
    programs.push(site);
    return {
      port: site.port,
      backend: { url: backendUrl, token: backendToken },
      secrets: [backendToken, operatorToken, ssoSecret],
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function setSharedSecret(
  backendUrl: string,
  { agency, operatorToken }: { agency: string; operatorToken: string },
) {
  const settings = {
    protocol: "signed-redirect",
    label: "Head office",
    issuer: `https://${agency}.example`,
    algorithm: "HS256",
  };
  const answer = await fetch(`${backendUrl}/api/operator/agencies/${agency}/sso`, {
    method: "PUT",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${operatorToken}`,
      [header.backendToken]: backendToken,
    },
    body: JSON.stringify({ id: agencyProviderId, settings, secret: ssoSecret }),
  });
  if (!answer.ok)
    throw new Error(`the shared secret of ${agency} was refused: ${await answer.text()}`);
}

export type MarkerSite = Awaited<ReturnType<typeof openMarkerSite>>;
