import { getAgencyEndpoint } from "@/lib/api/contract/agencies";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const ask = (host: string) => backend.call(getAgencyEndpoint, { headers: { "X-Agency-Host": host } });
const nameOf = ({ body }: { body: Record<string, unknown> }) => (body.agency as { agencyName?: string } | undefined)?.agencyName;

it.each([
  ["alpha.localhost", "Alpha Travel"],
  ["ALPHA.localhost:3000", "Alpha Travel"],
  ["localhost", "Alpha Travel"],
  ["alpha-travel.example", "Alpha Travel"],
  ["www.alpha-travel.example.", "Alpha Travel"],
  ["beta.localhost", "Beta Viajes"],
])("%s is answered by %s", async (host, name) => {
  const answer = await ask(host);
  expect([answer.status, nameOf(answer)]).toEqual([200, name]);
});

it.each(["nobody.localhost", "x.alpha.localhost", "alpha", "", "alpha.localhost, beta.localhost", "' or 1=1 --", "127.0.0.1", "[::1]"])(
  "%p is nobody's",
  async (host) => {
    const { status, body } = await ask(host);
    expect([status, body.code, body.message, body.error]).toEqual([404, "agency_not_found", "Agency not found!", "Agency not found!"]);
  },
);

it("answers for an agency that is switched off, so that a page can say so", async () => {
  const { status, body } = await backend.call(getAgencyEndpoint, { agency: "dormant" });
  expect([status, (body.agency as { status: string }).status]).toEqual([200, "Inactive"]);
});
