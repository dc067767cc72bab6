import type { NewAgency } from "../agencies/create-agency";

export type TestAgency = "alpha" | "beta" | "dormant";

/**
 * Two agencies with different settings, and an inactive one. Alpha shows visitors prices, beta
 * doesn't.
 */
export const testAgencies: Record<TestAgency, Omit<NewAgency, "subdomain">> = {
  alpha: {
    agencyName: "Alpha Travel",
    domains: ["alpha-travel.example"],
    allowNonLoginFlow: true,
    displayTopDestinations: true,
    isRewardWalletEnabled: true,
    languages: ["en", "es", "no"],
    currentPaymentGateway: "sandbox",
    paymentBrands: ["Visa"],
  },
  beta: {
    agencyName: "Beta Viajes",
    domains: [],
    languages: ["es"],
    defaultLanguage: "es",
    currentPaymentGateway: "sandbox",
    bookingMenuItemOptions: [
      { title: "Air Travel", active: false },
      { title: "Hotels", active: true },
    ],
  },
  dormant: { agencyName: "Dormant Tours", status: "Inactive" },
};
