import { services } from "@/lib/api/contract/services";
import ConfirmPaymentPage from "../../confirm-payment/page";
import ConfirmationPage from "./page";

jest.mock("next/navigation", () => ({
  notFound: () => {
    throw new Error("not found");
  },
}));
jest.mock("../../confirm-payment/page", () => ({ __esModule: true, default: jest.fn() }));

const open = (service: string) =>
  ConfirmationPage({
    params: Promise.resolve({ tenant: "acme", locale: "es", service, reference: "S-22222222" }),
    searchParams: Promise.resolve({ key: "k", reference: "another" }),
  });

it("is the confirmation of the booking that its path names, with its key", async () => {
  await open("cruise");
  const [props] = jest.mocked(ConfirmPaymentPage).mock.lastCall ?? [];
  expect(await props?.params).toEqual({ tenant: "acme", locale: "es", service: "cruise" });
  expect(await props?.searchParams).toEqual({ key: "k", reference: "S-22222222" });
});

it("is there for the services that are linked by it alone", async () => {
  const known = services.filter(({ aliases }) => aliases.some((one) => one === "confirmation/*"));
  expect(known.map(({ id }) => id)).toEqual(["activities", "cruises"]);
  for (const service of ["hotels", "resort", "nowhere"])
    await expect(open(service)).rejects.toThrow("not found");
});
