import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { createSecretBox } from "../secrets/secret-box";
import { listSigningKeys, newWebhookSecret, signDelivery } from "./webhook-secret";

const box = { secrets: createSecretBox([randomBytes(32)]) };
const of = { agencyId: "a", id: "w" };
const now = new Date("2026-11-21T12:00:00Z");

it("signs as the published example of Standard Webhooks", () => {
  const signed = {
    ...{ id: "msg_p5jXN8AQM9LWM0D4loKWxJek", timestamp: 1_614_265_330 },
    body: '{"test": 2432232314}',
  };
  expect(signDelivery(signed, ["MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"])).toBe(
    "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  );
});

it("signs by a new secret and, for a day, by the one before, as the library verifies", () => {
  const first = newWebhookSecret(box, of);
  const second = newWebhookSecret(box, of, { before: { ...of, secret: first.sealed }, now });
  const row = { ...of, secret: second.sealed };
  const verifies = ({ shown }: typeof first, days: number) => {
    const timestamp = Math.floor(Date.now() / 1_000);
    const sent = { id: "d", timestamp, body: '{"type":"x"}' };
    const keys = listSigningKeys(box, row, new Date(now.getTime() + days * 86_400_000));
    const headers = {
      "webhook-id": sent.id,
      "webhook-timestamp": String(timestamp),
      "webhook-signature": signDelivery(sent, keys),
    };
    try {
      return new Webhook(shown).verify(sent.body, headers);
    } catch {
      return null;
    }
  };
  expect([verifies(first, 0), verifies(second, 0)]).toEqual([{ type: "x" }, { type: "x" }]);
  expect([verifies(first, 1), verifies(second, 1)]).toEqual([null, { type: "x" }]);
});

it("keeps its keys from those who read the tables, and from other webhooks", () => {
  const { sealed, shown } = newWebhookSecret(box, of);
  expect(shown).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(sealed).not.toContain(shown.slice(6));
  expect(() => listSigningKeys(box, { ...of, id: "other", secret: sealed }, now)).toThrow(
    "unable to authenticate data",
  );
});
