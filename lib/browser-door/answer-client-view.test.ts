import { NextRequest } from "next/server";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { standInApi } from "@/lib/api/testing/stand-in-api";
import { answerClientView } from "./answer-client-view";

let api: Awaited<ReturnType<typeof standInApi>>;
let asked: unknown[];
beforeEach(async () => {
  asked = [];
  api = await standInApi({ "acme.localhost": agencyFixture() }, (app) => {
    app.put("/api/user/client-view", async (context) => {
      const body = (await context.req.json()) as { isOn: boolean };
      asked.push([context.req.header("authorization"), body]);
      return context.json(body);
    });
  });
});
afterEach(() => api.close());

async function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await answerClientView(
    new NextRequest("http://internal/client-view", {
      method: "POST",
      headers: {
        host: "acme.localhost:3000",
        "sec-fetch-site": "same-origin",
        cookie: "sid=abc",
        ...headers,
      },
      body: new URLSearchParams(fields),
    }),
    { locale: "es" },
  );
  return [
    response.status,
    response.headers.get("location"),
    response.headers.get("clear-site-data"),
  ];
}

it("turns client view on and off for the session, and comes back", async () => {
  const page = "/bookings?q=Lisbon&state=held";
  expect(await send({ isOn: "yes", return: page })).toEqual([303, page, '"cache"']);
  expect(await send({ isOn: "", return: page })).toEqual([303, page, null]);
  expect(asked).toEqual([
    ["Bearer abc", { isOn: true }],
    ["Bearer abc", { isOn: false }],
  ]);
});

it("comes back from pages with a token in their URL, which hide where they are", async () => {
  const page = "/es/booknow/hotels/checkout?quote=1";
  const [status, location] = await send({ isOn: "yes", return: page }, { origin: "null" });
  expect([status, location]).toEqual([303, page]);
});

it("leads to no other site, and is for no other to send", async () => {
  for (const elsewhere of ["https://evil.example", "//evil.example", "/\\evil.example", ""])
    expect((await send({ isOn: "yes", return: elsewhere }))[1]).toBe("/es");
  const before = asked.length;
  for (const [site, origin] of [
    ["cross-site", "null"],
    ["cross-site", "https://evil.example"],
    ["same-site", "http://other.localhost:3000"],
  ] as const)
    expect((await send({ isOn: "", return: "/" }, { "sec-fetch-site": site, origin }))[0]).toBe(
      403,
    );
  expect(asked).toHaveLength(before);
});
