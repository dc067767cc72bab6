import type { User } from "@/lib/api/contract/users";

/** A traveller without read flags, for tests. */
export const userFixture = (changes: Partial<User> = {}): User => ({
  id: "1",
  personal_info: {
    first_name: "Inês",
    last_name: "Almeida",
    email: "ines@acme.example",
    profile_image: null,
    credits: { amount: 0, currency: "EUR" },
  },
  userType: "Traveller",
  isRewardWalletEnable: false,
  isTravelAgent: false,
  isRestrictedAgent: false,
  auth: {},
  language: null,
  currency: null,
  ...changes,
});
