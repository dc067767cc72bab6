import { browserEndpoints } from "./browser-endpoints";

test("lets through what the contract marks, under the spec's paths", () => {
  expect(browserEndpoints.get("/api/user/login")).toHaveProperty("POST");
  expect(browserEndpoints.get("/api/resort/deals")).toHaveProperty("POST");
  expect(browserEndpoints.get("/api/flight/airports")).toHaveProperty("GET");
});

test.each(["/api/agency", "/api/agency/navigations", "/api/getCurrentPaymentGateway", "/api/operator/agencies", "/deals", "/api/openapi.json"])(
  "%s is not the browser's",
  (path) => expect(browserEndpoints.has(path)).toBe(false),
);
