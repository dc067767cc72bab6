import { bodyOf, openFrontDoor, statusOf, type OpenFrontDoor } from "./testing/open-front-door";

let site: OpenFrontDoor;

afterEach(() => site.stop());
const openWithPage = async () =>
  (site = await openFrontDoor(
    (request, response) => void request.resume().once("end", () => response.end("page")),
  ));

describe("static files", () => {
  beforeEach(openWithPage);

  test("are served precompressed and immutable", async () => {
    const plain = await site.ask("/_next/static/app.js?dpl=1");
    expect(plain).toMatch(/cache-control: public,max-age=31536000,immutable/i);
    expect(plain).toMatch(/vary: accept-encoding/i);
    expect(plain).toMatch(/x-content-type-options: nosniff/i);
    expect(bodyOf(plain)).toBe("plain".repeat(10));
    expect(
      bodyOf(await site.ask("/_next/static/app.js", { headers: ["Accept-Encoding: gzip, br"] })),
    ).toBe("packed");
    expect(site.seen).toEqual([]);
  });

  test.each(["bytes=5-2", "bytes=-1", "bytes=a-b", "x"])(
    "Range: %s does no harm",
    async (range) => {
      expect(statusOf(await site.ask("/assets/logo.svg", { headers: [`Range: ${range}`] }))).toBe(
        200,
      );
    },
  );

  test("HEAD has a length and no body", async () => {
    const answer = await site.ask("/assets/logo.svg", { method: "HEAD" });
    expect(answer).toMatch(/content-length: 6/i);
    expect(bodyOf(answer)).toBe("");
  });
});
