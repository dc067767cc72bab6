import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLocalJWKSet, type JSONWebKeySet } from "jose";
import { ssoProviderSettingsSchema } from "@/lib/api/contract/sso";
import { verifySignedToken, type SignedRedirectSettings } from "./verify-signed-token";

const document = readFileSync("docs/sso.md", "utf8");
const readSnippet = (name: string) =>
  new RegExp(`\`\`\`js ${name}\\n([\\s\\S]*?)\`\`\``).exec(document)?.[1] ?? "";

it("signs with a key pair as documented", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sso-"));
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: "https://www.nordlys.example",
    aud: "nordlys.localhost",
    sub: "customer-4711",
    iat: now,
    exp: now + 60,
    jti: "once",
  };
  try {
    for (const name of ["key-pair.mjs", "sign-with-key.mjs"])
      writeFileSync(join(folder, name), readSnippet(name));
    writeFileSync(
      join(folder, "try.mjs"),
      `import { signWithKey } from "./sign-with-key.mjs"; console.log(signWithKey(${JSON.stringify(claims)}));`,
    );
    const run = (name: string) =>
      execFileSync(process.execPath, [name], { cwd: folder, encoding: "utf8" }).trim();
    run("key-pair.mjs");
    const token = run("try.mjs");
    const keys = JSON.parse(readFileSync(join(folder, "jwks.json"), "utf8")) as JSONWebKeySet;
    expect(JSON.stringify(keys)).not.toContain('"d"');

    const [block = ""] = /\{ "id": "agency", "settings":[^`]*?"ES256"[^`]*/.exec(document) ?? [];
    const settings = ssoProviderSettingsSchema.parse(
      (JSON.parse(block) as { settings: unknown }).settings,
    ) as SignedRedirectSettings;
    const options = {
      settings,
      secret: null,
      audience: [claims.aud],
      keySources: { at: () => createLocalJWKSet(keys) },
      now: new Date(),
    };
    expect(await verifySignedToken(token, options)).toEqual(claims);
    await expect(verifySignedToken(`${token.slice(0, -4)}AAAA`, options)).rejects.toMatchObject({
      code: "ERR_JWS_SIGNATURE_VERIFICATION_FAILED",
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
