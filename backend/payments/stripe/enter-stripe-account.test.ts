import { openStripeDouble } from "../testing/stripe-double";
import { enterStripeAccount } from "./enter-stripe-account";
import type { StripeSettings } from "./stripe-settings";

const [test, live] = ["rk_test_51KeptAccountsKey001", "rk_live_51OtherAccountsKey02"];
const toAccount = (secretKey: string) => ({ secretKey, webhookSecrets: [`whsec_of_${secretKey}`] });

let stripe: Awaited<ReturnType<typeof openStripeDouble>>;
beforeAll(async () => {
  stripe = await openStripeDouble({
    ...{ secretKey: test, webhookSecret: "whsec_unused", now: () => new Date() },
  });
  stripe.keys.set(live, { account: "acct_other" });
});
afterAll(() => stripe.close());
const enter = (kept: StripeSettings) =>
  enterStripeAccount(
    {
      ...{ secretKey: live, isKeptKey: false, kept, newestReference: null },
      eventsUrl: "https://alpha.example/api/payment-events/stripe",
    },
    { ...stripe.api, timeoutMs: 60_000 },
  );

it("keeps an account without a payment, whose first may come meanwhile", async () => {
  const { settings } = await enter(toAccount(test));
  expect(settings).toMatchObject({ secretKey: live, earlier: [toAccount(test)] });
});

it("drops the oldest account of tests for one too many, and refuses to drop real money", async () => {
  const accounts = Array.from({ length: 20 }, (_, index) =>
    toAccount(`rk_live_51EarlierAccountNumber${index}`),
  );
  const withTests = accounts.map((each, index) =>
    [3, 10].includes(index) ? toAccount(`rk_test_51EarlierAccountNumber${index}`) : each,
  );
  const kept = toAccount("rk_live_51KeptAccountsKey001");
  const { settings } = await enter({ ...kept, earlier: withTests });
  expect(settings.earlier).toEqual([kept, ...withTests.filter((_, index) => index !== 10)]);
  await expect(enter({ ...kept, earlier: accounts })).rejects.toMatchObject({
    status: 409,
    code: "gateway_accounts_full",
  });
});
