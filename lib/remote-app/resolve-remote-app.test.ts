import { resolveRemoteApp } from "./resolve-remote-app";

const settings = {
  REMOTE_APP_ORIGIN: "https://app.example.com",
  REMOTE_APP_ALLOWED_ORIGINS: ["https://api.example.com"],
};

test.each([
  "/",
  "/login",
  "/about",
  "/errors",
  "/About",
  "/booknow/hotels/search",
  "/settings/profile",
  "/blog/share",
  "/.env",
  "/wp-login.php",
  "/favicon.ico",
  "/mytrip/list.json",
])("%s is not the remote app's", (path) => expect(resolveRemoteApp(path, settings)).toBeNull());

test.each([
  "/proposals/7",
  "/deal-links",
  "/users/elsewhere",
  "/settings/agency",
  "/about-them",
  "/a.b/c",
])("%s is the remote app's if there is one", (path) => {
  expect(resolveRemoteApp(path, settings)).toEqual({
    origin: "https://app.example.com",
    origins: ["https://app.example.com", "https://api.example.com"],
  });
  expect(
    resolveRemoteApp(path, { REMOTE_APP_ORIGIN: undefined, REMOTE_APP_ALLOWED_ORIGINS: [] }),
  ).toBeNull();
});
