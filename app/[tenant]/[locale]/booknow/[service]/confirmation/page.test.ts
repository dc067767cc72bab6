import ConfirmationPage from "./page";

const redirect = jest.fn();
jest.mock("next/navigation", () => ({
  redirect: (path: string) => redirect(path) as unknown,
  notFound: () => {
    throw new Error("not found");
  },
}));
jest.mock("@/lib/tenant/require-agency", () => ({
  requireAgency: () => Promise.resolve({ defaultLanguage: "en" }),
}));
jest.mock("@/lib/i18n/get-language", () => ({ getLanguage: () => Promise.resolve("es") }));

const open = (service: string, query: Record<string, string>) =>
  ConfirmationPage({
    params: Promise.resolve({ tenant: "acme", locale: "es", service }),
    searchParams: Promise.resolve(query),
  });

it("leads to the booking's confirmation, with what opens it", async () => {
  await open("flights", { reference: "F-22222222", key: "k", other: "x" });
  expect(redirect).toHaveBeenLastCalledWith(
    "/es/booknow/flights/confirm-payment?reference=F-22222222&key=k",
  );
});

it("isn't there for what has no bookings", async () => {
  await expect(open("nowhere", {})).rejects.toThrow("not found");
});
