import { randomBytes } from "node:crypto";
import { webhookSecretsOf } from "../../provider-accounts/webhook-secrets";
import * as z from "zod";
import type { GatewayProvider } from "../gateway-provider";
import { createSandboxGateway } from "./create-sandbox-gateway";

const settings = z.strictObject({ webhookSecrets: webhookSecretsOf(24) });

/** A gateway that takes test cards and no money. */
export const sandboxGateway: GatewayProvider<typeof settings> = {
  name: "sandbox",
  settings,
  toMode: () => "sandbox",
  makeUp: () => ({ webhookSecrets: [`sandbox_${randomBytes(32).toString("base64url")}`] }),
  create: ({ settings: secrets, ...context }) => createSandboxGateway({ ...context, secrets }),
};
