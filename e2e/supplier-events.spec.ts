import { requestSite } from "./request-site";
import { expect, test } from "./test";

test("suppliers' events are taken from any origin, where there is an account, also of an agency that is off", async ({
  request,
}) => {
  const signed = { "sec-fetch-site": "cross-site", "x-duffel-signature": "t=1,v1=0" };
  const send = async (
    agency: string,
    supplier: string,
    options: Parameters<typeof requestSite>[3] = {},
  ) => {
    const response = await requestSite(request, agency, `/api/supplier-events/${supplier}`, {
      ...{ method: "POST", headers: signed, data: '{"type":"ping.triggered"}' },
      ...options,
    });
    return [response.status(), ((await response.json()) as { code: string }).code];
  };
  const answers = [
    await send("voyara", "duffel"),
    await send("dormant", "duffel"),
    await send("voyara", "acme"),
    await send("voyara", "duffel", { data: "x".repeat(90_001) }),
  ];
  expect(answers).toEqual([
    [404, "not_found"],
    [404, "not_found"],
    [404, "not_found"],
    [413, "body_too_large"],
  ]);
});
