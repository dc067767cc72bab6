import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { agencyProviderId } from "@/lib/api/contract/sso";
import { header } from "@/lib/api/headers";
import { envWithoutServices } from "../../scripts/env-without-services.mjs";

const backendToken = "canary-service-credential-5d1f";
const ssoSecret = "canary-sso-secret-0b8e1d5c7a934f62";

/** Waits for the line that says where the program listens. */
async function readAddress(program: ChildProcess, pattern: RegExp): Promise<string> {
  let printed = "";
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      printed += chunk.toString();
      const address = pattern.exec(printed)?.[1];
      if (address) resolve(address);
    };
    for (const stream of [program.stdout, program.stderr]) stream?.on("data", hear);
    program.once("exit", () => reject(new Error(`it ended instead of listening:\n${printed}`)));
  });
}

async function stop(program: ChildProcess) {
  if (program.exitCode !== null || program.signalCode !== null) return;
  program.kill("SIGKILL");
  await once(program, "exit");
}

/** The built site in front of the marker backend, two programs as in production; `secrets` must turn up in no answer. `settings` are the site's. */
export async function openMarkerSite(settings: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "prices-"));
  const shared = { ...envWithoutServices(), NODE_ENV: "production" as const, ALLOW_LOOPBACK_URLS: "true", BACKEND_TOKEN: backendToken, DATA_DIR: dataDir };
  const programs: ChildProcess[] = [];
  const run = (args: string[], env: NodeJS.ProcessEnv) => {
    const program = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "pipe"] });
    programs.push(program);
    return program;
  };
  const close = async () => {
    await Promise.all(programs.map(stop));
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const backend = run(["--import", "./scripts/register-typescript.mjs", "e2e/prices/marker-backend.ts"], shared);
    const backendUrl = await readAddress(backend, /Listens: (\S+)/);
    const { operatorToken } = JSON.parse(readFileSync(join(dataDir, "backend.json"), "utf8")) as { operatorToken: string };
    for (const agency of ["voyara", "solmar"]) await setSharedSecret(backendUrl, { agency, operatorToken });

    const site = run(["dist/server/main.mjs"], { ...shared, ...settings, PORT: "0", MAIN_API_URL: backendUrl, RESORT_API_URL: `${backendUrl}/resort` });
    const port = Number(await readAddress(site, /Ready: https?:\/\/localhost:(\d+)/));
    return { port, backend: { url: backendUrl, token: backendToken }, secrets: [backendToken, operatorToken, ssoSecret], close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function setSharedSecret(backendUrl: string, { agency, operatorToken }: { agency: string; operatorToken: string }) {
  const settings = { protocol: "signed-redirect", label: "Head office", issuer: `https://${agency}.example`, algorithm: "HS256" };
  const answer = await fetch(`${backendUrl}/api/operator/agencies/${agency}/sso`, {
    method: "PUT",
    headers: { "content-type": "application/json", authorization: `Bearer ${operatorToken}`, [header.backendToken]: backendToken },
    body: JSON.stringify({ id: agencyProviderId, settings, secret: ssoSecret }),
  });
  if (!answer.ok) throw new Error(`the shared secret of ${agency} was refused: ${await answer.text()}`);
}

export type MarkerSite = Awaited<ReturnType<typeof openMarkerSite>>;
