import { randomBytes } from "node:crypto";
import { createApp } from "../create-app";
import { paymentGateways } from "../db/schema/payments";
import { scope } from "../db/scoped";
import { createSecretBox, type SecretBox } from "../secrets/secret-box";
import { openForFile } from "../testing/open-for-file";
import { openTestBackend, operatorToken } from "../testing/open-test-backend";
import { toOperatorCall } from "./open-operator-call";
import { runAgencyCommand, usage } from "./run-agency-command";

const webhookSecrets = ["whsec_of_this_very_endpoint"];
const backend = openForFile(openTestBackend);

/** The command beside a backend that has these keys. */
function run(secrets: SecretBox, ...words: string[]) {
  const app = createApp({
    db: scope(backend.unscoped, secrets),
    secrets,
    backendToken: "test-service-credential",
    operatorToken,
    rootDomain: "localhost",
    defaultAgency: "alpha",
    allowLoopbackUrls: false,
  });
  return runAgencyCommand(
    words,
    toOperatorCall((path, init) => app.request(path, init), operatorToken),
  );
}

it("lists what is encrypted with which key, re-encrypts it with the newest, and reports what it can't decrypt", async () => {
  const [old, newest] = [randomBytes(32), randomBytes(32)];
  const before = createSecretBox([old]);
  expect(await run(before, "secrets", "list")).toBe("Nothing is sealed yet.");
  const seal = (about: string) => before.seal(JSON.stringify({ webhookSecrets }), about);
  const row = { agencyId: backend.ids.alpha, name: "sandbox" } as const;
  await backend.db.forOperator((tx) =>
    tx
      .insert(paymentGateways)
      .values({ ...row, secrets: seal(`payment gateway ${backend.ids.alpha} sandbox`) }),
  );
  const listed = await run(before, "secrets", "list");
  expect(listed).toMatch(new RegExp(`^payment_gateways\\.secrets +alpha +1  key ${before.keyId}$`));
  expect(listed).not.toContain("whsec_");

  const stranger = createSecretBox([newest]);
  await expect(run(stranger, "secrets", "reseal")).rejects.toThrow(
    /payment_gateways\.secrets +0 sealed anew, 1 not readable[^]*add it after the first/,
  );
  expect(await run(stranger, "secrets", "list")).toMatch(
    new RegExp(`key ${before.keyId} \\(not the first one\\)$`),
  );

  expect(await run(createSecretBox([newest, old]), "secrets", "reseal")).toMatch(
    /payment_gateways\.secrets +1 sealed anew\n[^]*the others may go\.$/,
  );
  expect(await run(stranger, "secrets", "list")).toMatch(new RegExp(`key ${stranger.keyId}$`));
  expect(JSON.parse(await run(stranger, "payments", "show", "alpha"))).toMatchObject([
    { gateway: "sandbox", webhookSecrets: 1 },
  ]);
  // Again: nothing is left to do.
  expect(await run(stranger, "secrets", "reseal")).toMatch(
    /payment_gateways\.secrets +0 sealed anew\n/,
  );
});

it.each([[[]], [["show"]], [["reveal"]]])("doesn't understand %j", async (words) => {
  await expect(run(createSecretBox([randomBytes(32)]), "secrets", ...words)).rejects.toThrow(usage);
});
