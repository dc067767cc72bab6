import { getAboutEndpoint, getAgencyEndpoint, getFaqEndpoint, getPaymentGatewayEndpoint, listLanguagesEndpoint } from "@/lib/api/contract/agencies";
import { replaceTexts } from "../agencies/replace-agency-parts";
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

it("shows the about page and the questions in the asked language, else in the agency's own, and only its own", async () => {
  const page = (title: string) => ({ isEnabled: true, title, image: null, content: "<p>x</p>" });
  const faq = { isEnabled: true, headerMessage: "Hola", questions: [{ question: "¿Cuándo?", answer: "<p>x</p>" }] };
  await backend.db.forOperator((tx) => replaceTexts(tx, backend.ids.alpha, { about: { en: page("About"), es: page("Nosotros") } }));
  await backend.db.forOperator((tx) => replaceTexts(tx, backend.ids.beta, { faq: { es: faq } }));
  const about = async (language: string, agency: "alpha" | "beta" = "alpha") =>
    (await backend.call(getAboutEndpoint, { agency, headers: { "Accept-Language": language } })).body;
  expect(await about("es")).toEqual({ data: [page("Nosotros")] });
  expect(await about("no")).toEqual({ data: [page("About")] });
  expect(await about("es", "beta")).toEqual({ data: [] });
  expect((await backend.call(getFaqEndpoint, { agency: "beta", headers: { "Accept-Language": "en" } })).body).toEqual({ data: [faq] });
  expect((await backend.call(getFaqEndpoint)).body).toEqual({ data: [] });
});

it("names the agency's languages and how it takes payments", async () => {
  expect((await backend.call(listLanguagesEndpoint)).body.languages).toContainEqual({ name: "Español", code: "es", value: "es" });
  expect((await backend.call(getPaymentGatewayEndpoint)).body).toEqual({ CurrentPayment: { gateway: "sandbox", brands: ["Visa"] } });
});
