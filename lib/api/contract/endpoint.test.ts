import * as z from "zod";
import { endpoint } from "./endpoint";

test("an endpoint has no unknown properties", () => {
  const base = {
    operationId: "getIt",
    api: "main",
    method: "get",
    path: "/api/it",
    summary: "It",
    access: "public",
    browser: true,
    response: z.object({}),
  } as const;
  expect(endpoint(base)).toBe(base);
  // @ts-expect-error a typo would leave the call with the wrong deadline
  expect(endpoint({ ...base, isSlo: true })).toMatchObject(base);
});
