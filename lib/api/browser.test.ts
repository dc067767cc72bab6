/** @jest-environment jest-fixed-jsdom */
import { searchAirports, searchHotelDeals, searchResortDeals } from "./browser";
import { logIn } from "./browser/sessions";
import { ApiError } from "./errors";

let requests: Request[] = [];
const door = (answer: () => Response) => {
  requests = [];
  jest.spyOn(globalThis, "fetch").mockImplementation((input) => {
    requests.push((input as Request).clone());
    return Promise.resolve(answer());
  });
};
const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const credentials = { email: "traveller@voyara.localhost", password: "wrong" };

beforeEach(() => {
  document.documentElement.lang = "nb";
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

it("sends JSON with language, session id and time zone", async () => {
  door(json({ data: [] }));
  await expect(searchResortDeals({ lat: 38.7, lon: -9.1 }, "EUR")).resolves.toEqual([]);
  const [request] = requests;
  expect(request?.url).toBe("http://localhost/api/resort/deals?currency=EUR");
  expect(request?.method).toBe("POST");
  expect(request?.headers.get("content-type")).toContain("application/json");
  expect(request?.headers.get("accept-language")).toBe("no");
  expect(request?.headers.get("x-session-id")).toMatch(/^[0-9a-f]{32}$/);
  expect(request?.headers.get("x-session-id")).toBe(sessionStorage.getItem("sessionId"));
  expect(request?.headers.get("x-timezone")).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(request?.headers.has("x-optional-auth")).toBe(false);
  await expect(request?.json()).resolves.toEqual({ lat: 38.7, lon: -9.1 });
});

it("marks calls made on a deal link", async () => {
  history.replaceState(null, "", "/deal-link?dealLinkId=abc");
  door(json({ data: [] }));
  await searchAirports("lis");
  expect(requests[0]?.url).toBe("http://localhost/api/flight/airports?search=lis");
  expect(requests[0]?.headers.get("x-optional-auth")).toBe("true");
});

it.each([
  [
    "the server's error field",
    { error: "Too many attempts", message: "other", code: "rate_limited" },
    "Too many attempts",
  ],
  ["its message", { message: "Wrong e-mail or password" }, "Wrong e-mail or password"],
  ["a text of our own", {}, "Something went wrong"],
])("fails with %s", async (_, body, message) => {
  door(json(body, 401));
  await expect(logIn(credentials)).rejects.toMatchObject({
    name: "ApiError",
    status: 401,
    message,
  });
});

it("fails the same way for a response that isn't JSON and for none at all", async () => {
  door(() => new Response("<html>", { status: 502 }));
  await expect(logIn(credentials)).rejects.toMatchObject({
    status: 502,
    message: "Something went wrong",
  });
  jest.mocked(fetch).mockRejectedValue(new TypeError("network"));
  await expect(logIn(credentials)).rejects.toBeInstanceOf(ApiError);
});

it("lets an aborted call end as aborted", async () => {
  const controller = new AbortController();
  jest.spyOn(globalThis, "fetch").mockImplementation(() => {
    controller.abort();
    return Promise.reject(new DOMException("aborted", "AbortError"));
  });
  await expect(
    searchHotelDeals({} as Parameters<typeof searchHotelDeals>[0], controller.signal),
  ).rejects.toHaveProperty("name", "AbortError");
});
