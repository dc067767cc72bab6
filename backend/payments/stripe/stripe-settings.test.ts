import { mergeStripeSettings, stripeSettings } from "./stripe-settings";

const [first, second] = ["rk_test_51FirstKeyOfAll0001", "rk_live_51SecondKeyOfAll002"];
const webhookSecrets = ["whsec_of_this_very_endpoint"];
const kept = { secretKey: first, webhookSecrets, endpointId: "we_1" };
const merge = (given: Record<string, unknown>, before: Record<string, unknown> = kept) =>
  stripeSettings.parse(mergeStripeSettings({ kept: before, given }));

it("forgets the webhook of an owner's key where an operator sets other secrets", () => {
  const others = ["whsec_of_an_operators_own_one"];
  expect(merge({ webhookSecrets: others })).toEqual({ secretKey: first, webhookSecrets: others });
  expect(merge({ secretKey: first })).toEqual({ secretKey: first, webhookSecrets });
  expect(merge({ webhookSecrets: others, endpointId: "we_2" })).toMatchObject({
    endpointId: "we_2",
  });
});

it("keeps the account of another key as an earlier one, unless those are given", () => {
  const replaced = merge({ secretKey: second });
  expect(replaced).toEqual({ secretKey: second, webhookSecrets, earlier: [kept] });
  expect(merge({ secretKey: second, earlier: [] })).toMatchObject({ earlier: [] });
  // And back: the key isn't an earlier one of itself.
  expect(merge({ secretKey: first }, replaced).earlier).toEqual([
    { secretKey: second, webhookSecrets },
  ]);
});
