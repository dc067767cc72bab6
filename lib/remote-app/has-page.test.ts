import { hasPage } from "./has-page";

const without = { REMOTE_APP_ORIGIN: undefined, REMOTE_APP_ALLOWED_ORIGINS: [] };
const withRemoteApp = { ...without, REMOTE_APP_ORIGIN: "https://app.example.com" };

test.each([
  ["/dashboard", true, true],
  ["/booknow/hotels", true, true],
  ["/mytrip/wallet/", true, true],
  ["/proposals", false, true],
  ["/users/agents", true, true],
  ["/users/elsewhere", false, true],
  ["/settings/website", true, true],
  ["/settings/agency", false, true],
  ["/login/elsewhere", false, false],
])("%s has a page: %s, with a remote app: %s", (path, isThere, isThereWithRemoteApp) => {
  expect(hasPage(path, without)).toBe(isThere);
  expect(hasPage(path, withRemoteApp)).toBe(isThereWithRemoteApp);
});
