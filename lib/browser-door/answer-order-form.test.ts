import { NextRequest } from "next/server";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { standInApi } from "@/lib/api/testing/stand-in-api";
import { answerOrderForm } from "./answer-order-form";

const order = "0b6f7a52-5d0e-4c3a-9e55-0f2c8a1d7e11";
const page = `/booknow/hotels/confirm-order?order=${order}`;
let api: Awaited<ReturnType<typeof standInApi>>;
let asked: unknown[];

beforeEach(async () => {
  asked = [];
  api = await standInApi({ "acme.localhost": agencyFixture() }, (app) => {
    app.post("/api/pending-orders/*", async (context) => {
      asked.push([context.req.path, await context.req.json()]);
      return context.json({ code: "too_early", message: "m", error: "m", requestId: "r" }, 429);
    });
  });
});
afterEach(() => api.close());

const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  answerOrderForm(
    new NextRequest("http://internal/api/confirm-order", {
      method: "POST",
      headers: { host: "acme.localhost:3000", ...headers },
      body: new URLSearchParams({ order, locale: "en", service: "hotels", ...fields }).toString(),
    }),
  );

test("what is no code costs no try, and leads back to the field", async () => {
  const response = await send({ action: "confirm", code: "12" });
  expect([response.status, response.headers.get("location")]).toEqual([
    303,
    `${page}&problem=wrongCode#order-code`,
  ]);
  expect(asked).toEqual([]);
});

test("the page's script is told where it leads: to what the page says", async () => {
  const response = await send({ action: "resend" }, { accept: "application/json" });
  expect([response.status, response.headers.get("location")]).toEqual([200, null]);
  expect(await response.json()).toEqual({ location: `${page}&problem=tooEarly#order-notice` });
  expect(asked).toEqual([[`/api/pending-orders/${order}/resend`, {}]]);
});
