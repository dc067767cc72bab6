/** @jest-environment jest-fixed-jsdom */
import { call } from "./call";
import { sessionEndedEvent, toSignedOutHref } from "./session-end";

const ended = {
  code: "session_expired",
  message: "Your session has ended",
  error: "Your session has ended",
  requestId: "r",
};
let asked: string[] = [];
let left = 0;
/** Answers each path with the next of its answers, then with the last one for ever. */
const door = (answers: Record<string, [status: number, body: object][]>) => {
  asked = [];
  jest.spyOn(globalThis, "fetch").mockImplementation((input) => {
    const { pathname } = new URL((input as Request).url);
    asked.push(pathname.replace("/api/user/", ""));
    const left = answers[pathname] ?? [];
    const [status, body] = (left.length > 1 ? left.shift() : left[0]) ?? [500, {}];
    return Promise.resolve(Response.json(body, { status }));
  });
};
const write = () =>
  call("PUT /api/user/profile", {
    body: { first_name: "Ana", last_name: "Reis", language: null, currency: null },
  });
// Kept here, because jsdom can't leave its page.
const keep = (event: Event) => {
  left += 1;
  event.preventDefault();
};

beforeEach(() => {
  left = 0;
  history.replaceState(null, "", "/es/mytrip/profile?tab=photo");
  document.documentElement.dataset.signedIn = "";
  addEventListener(sessionEndedEvent, keep);
});
afterEach(() => {
  delete document.documentElement.dataset.signedIn;
  removeEventListener(sessionEndedEvent, keep);
});

it("refreshes once and asks again, also when several calls find out together", async () => {
  door({
    "/api/user/profile": [
      [401, ended],
      [401, ended],
      [200, { ok: 1 }],
    ],
    "/api/user/refresh": [[200, { user: {} }]],
  });
  await expect(Promise.all([write(), write()])).resolves.toEqual([{ ok: 1 }, { ok: 1 }]);
  expect(asked.filter((path) => path === "refresh")).toHaveLength(1);
  expect(left).toBe(0);
});

it("leaves for /logout when there is no session to refresh, with the way back", async () => {
  door({ "/api/user/profile": [[401, ended]], "/api/user/refresh": [[401, ended]] });
  await expect(write()).rejects.toMatchObject({ status: 401, code: "session_expired" });
  expect([asked, left]).toEqual([["profile", "refresh"], 1]);
  expect(toSignedOutHref(location)).toBe("/logout?redirect=%2Fes%2Fmytrip%2Fprofile%3Ftab%3Dphoto");
});

it("asks again as a visitor on a visitor's page, and leaves nowhere", async () => {
  delete document.documentElement.dataset.signedIn;
  door({
    "/api/user/profile": [
      [401, ended],
      [200, { ok: 1 }],
    ],
    "/api/user/refresh": [[401, ended]],
  });
  await expect(write()).resolves.toEqual({ ok: 1 });
  expect([asked, left]).toEqual([["profile", "refresh", "profile"], 0]);
});

it.each<[string, number, string]>([
  ["the refresh gets no answer that counts", 503, "session_expired"],
  ["it was wrong credentials", 200, "invalid_credentials"],
])("stays where it is when %s", async (_name, status, code) => {
  door({ "/api/user/profile": [[401, { ...ended, code }]], "/api/user/refresh": [[status, {}]] });
  await expect(write()).rejects.toMatchObject({ status: 401, code });
  expect(left).toBe(0);
});

it("logs nobody out over a deal link, nor from /logout itself", async () => {
  door({ "/api/user/profile": [[401, ended]], "/api/user/refresh": [[401, ended]] });
  history.replaceState(null, "", "/deal-link?dealLinkId=7");
  await expect(write()).rejects.toMatchObject({ status: 401 });
  expect([asked, left]).toEqual([["profile"], 0]);
  history.replaceState(null, "", "/es/logout");
  await expect(write()).rejects.toMatchObject({ status: 401 });
  expect(left).toBe(0);
});

it("sends a picture as it is, and a deletion as JSON", async () => {
  const sent: Request[] = [];
  jest.spyOn(globalThis, "fetch").mockImplementation((input) => {
    sent.push((input as Request).clone());
    return Promise.resolve(Response.json({ user: {} }));
  });
  const image = new Blob(["x"], { type: "image/png" });
  await call("PUT /api/user/profile/photo", { image });
  await call("DELETE /api/user/profile/photo");
  expect(sent.map(({ method, headers }) => [method, headers.get("content-type")])).toEqual([
    ["PUT", "image/png"],
    ["DELETE", "application/json"],
  ]);
});

it("tells what the front door says when it has no place, and never sends a write again by itself", async () => {
  const busy = {
    code: "service_unavailable",
    message: "Please try again",
    error: "Please try again",
    requestId: "r",
  };
  door({ "/api/user/profile": [[503, busy]] });
  await expect(write()).rejects.toMatchObject({
    status: 503,
    code: "service_unavailable",
    message: "Please try again",
  });
  expect(asked).toEqual(["profile"]);
});

it("puts names into the path as one segment each, and asks for none that would climb it", async () => {
  door({});
  const end = (id: string) =>
    call("DELETE /api/user/sessions/{id}", { params: { id } }).catch((error: unknown) => error);
  await end("a/b");
  expect(asked).toEqual(["sessions/a%2Fb"]);
  expect(await end("..")).toMatchObject({ message: expect.stringContaining("not a path segment") });
  expect(asked).toHaveLength(1);
});

it("takes what the contract says and nothing else", () => {
  // Never called: the type check is the test.
  const refused = [
    // @ts-expect-error the contract has no such path
    () => call("POST /api/user/profil"),
    // @ts-expect-error it has another method
    () => call("POST /api/user/profile"),
    // @ts-expect-error it is not for browsers
    () => call("GET /api/agency"),
    // @ts-expect-error its path has a name in it
    () => call("DELETE /api/user/sessions/{id}"),
    // @ts-expect-error it has a body
    () => call("POST /api/find-booking"),
    // @ts-expect-error it asks a supplier
    () => call("POST /api/quotes/{id}/refresh", { params: { id: "" }, body: {} }),
    // @ts-expect-error the door keeps the token
    async () => (await call("POST /api/user/refresh")).accessToken,
  ];
  expect(refused).toHaveLength(7);
});
