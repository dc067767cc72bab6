import { Hono } from "hono";
import * as z from "zod";
import type { Operation } from "../documentation/operation";
import type { AppEnv } from "./app-env";
import { createOperatorRoute } from "./create-operator-route";
import { identifyRequest } from "./identify-request";

it("gives a call only the parts of its request that it describes", async () => {
  const app = new Hono<AppEnv>().use(identifyRequest("service-credential"));
  const operations: Operation[] = [];
  const route = createOperatorRoute(app, { operatorToken: "operator", operations });
  const answer = jest.fn().mockResolvedValue({});
  const described = {
    query: z.object({ colour: z.string().optional() }),
    body: z.object({ size: z.number() }),
  };
  route(
    "post",
    "/api/operator/things/:id/parts/:part",
    { summary: "A part", ...described, response: z.object({}) },
    answer,
  );

  const headers = { Authorization: "Bearer operator", "Content-Type": "application/json" };
  const body = JSON.stringify({ size: 7, weight: 9 });
  await app.request("/api/operator/things/1/parts/2?colour=red&shape=round", {
    method: "POST",
    headers,
    body,
  });
  expect(answer.mock.calls).toEqual([
    [
      {
        params: { id: "1", part: "2" },
        query: { colour: "red" },
        body: { size: 7 },
        requestId: expect.any(String),
      },
    ],
  ]);
  expect(operations).toEqual([
    expect.objectContaining({ path: "/api/operator/things/{id}/parts/{part}", ...described }),
  ]);
});
