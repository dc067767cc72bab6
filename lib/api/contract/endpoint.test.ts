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

test("an endpoint says what its method and path need", () => {
  const base = {
    operationId: "doIt",
    api: "main",
    method: "post",
    path: "/api/it/{id}",
    summary: "It",
    access: "public",
    browser: true,
    response: z.object({}),
  } as const;
  const demanded = { notFound: "shared", limits: [] } as const;
  expect(endpoint({ ...base, ...demanded })).toMatchObject(base);
  // @ts-expect-error how it answers another agency's
  expect(endpoint({ ...base, limits: [] })).toMatchObject(base);
  // @ts-expect-error what counts it
  expect(endpoint({ ...base, notFound: "shared" })).toMatchObject(base);
});
