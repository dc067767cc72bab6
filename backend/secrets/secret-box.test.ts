import { randomBytes } from "node:crypto";
import { createSecretBox, lockedSecretBox } from "./secret-box";

const [first, second] = [randomBytes(32), randomBytes(32)];
const secret = "client-secret-ø";

it("decrypts what it encrypted, with a different ciphertext each time", () => {
  const box = createSecretBox([first]);
  const [one, other] = [box.seal(secret, "alpha agency"), box.seal(secret, "alpha agency")];
  expect(one).not.toBe(other);
  expect(one).not.toContain(secret);
  expect([box.open(one, "alpha agency"), box.open(other, "alpha agency")]).toEqual([
    secret,
    secret,
  ]);
});

it("rejects anything that was changed or moved", () => {
  const box = createSecretBox([first]);
  const sealed = box.seal(secret, "alpha agency");
  expect(() => box.open(sealed, "beta agency")).toThrow("unable to authenticate data");
  const parts = sealed.split(".");
  for (const index of [1, 2, 3]) {
    const forged = parts
      .map((part, at) =>
        at === index ? `${part.startsWith("A") ? "B" : "A"}${part.slice(1)}` : part,
      )
      .join(".");
    expect(() => box.open(forged, "alpha agency")).toThrow("unable to authenticate data");
  }
  // A shorter tag would be easier to guess.
  expect(() =>
    box.open(
      parts.map((part, at) => (at === 2 ? part.slice(0, 6) : part)).join("."),
      "alpha agency",
    ),
  ).toThrow("Invalid authentication tag length");
});

it("decrypts with an older key and encrypts with the newer one", () => {
  const old = createSecretBox([first]).seal(secret, "a");
  const rotated = createSecretBox([second, first]);
  expect(rotated.open(old, "a")).toBe(secret);
  expect(() => createSecretBox([first]).open(rotated.seal(secret, "a"), "a")).toThrow(
    "SECRETS_KEY",
  );
});

it("says what is missing", () => {
  expect(() => lockedSecretBox.seal(secret, "a")).toThrow("SECRETS_KEY: is needed");
  expect(() => lockedSecretBox.open("x", "a")).toThrow("SECRETS_KEY: is needed");
});
