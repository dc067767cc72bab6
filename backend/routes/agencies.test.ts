import {
  getAboutEndpoint,
  getAgencyEndpoint,
  getFaqEndpoint,
  getPaymentGatewayEndpoint,
  listLanguagesEndpoint,
} from "@/lib/api/contract/agencies";
import { getPoliciesEndpoint } from "@/lib/api/contract/policies";
import { getAgencyRecord } from "../agencies/agency-record";
import { replaceTexts } from "../agencies/replace-agency-parts";
import { updateAgency } from "../agencies/update-agency";
import { openForFile } from "../testing/open-for-file";
import { openTestBackend } from "../testing/open-test-backend";

const backend = openForFile(openTestBackend);

const ask = (host: string) =>
  backend.call(getAgencyEndpoint, { headers: { "X-Agency-Host": host } });
const nameOf = ({ body }: { body: Record<string, unknown> }) =>
  (body.agency as { agencyName?: string } | undefined)?.agencyName;

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

it.each([
  "nobody.localhost",
  "x.alpha.localhost",
  "alpha",
  "",
  "alpha.localhost, beta.localhost",
  "' or 1=1 --",
  "127.0.0.1",
  "[::1]",
])("%p is nobody's", async (host) => {
  const { status, body } = await ask(host);
  expect([status, body.code, body.message, body.error]).toEqual([
    404,
    "agency_not_found",
    "Agency not found!",
    "Agency not found!",
  ]);
});

it("answers for an agency that is switched off, so that a page can say so", async () => {
  const { status, body } = await backend.call(getAgencyEndpoint, { agency: "dormant" });
  expect([status, (body.agency as { status: string }).status]).toEqual([200, "Inactive"]);
});

it("shows the about page and the questions in the asked language, else in the agency's own, and only its own", async () => {
  const page = (title: string) => ({ isEnabled: true, title, image: null, content: "<p>x</p>" });
  const faq = {
    isEnabled: true,
    headerMessage: "Hola",
    questions: [{ question: "¿Cuándo?", answer: "<p>x</p>" }],
  };
  await backend.db.forOperator((tx) =>
    replaceTexts(tx, backend.ids.alpha, { about: { en: page("About"), es: page("Nosotros") } }),
  );
  await backend.db.forOperator((tx) => replaceTexts(tx, backend.ids.beta, { faq: { es: faq } }));
  const about = async (language: string, agency: "alpha" | "beta" = "alpha") =>
    (await backend.call(getAboutEndpoint, { agency, headers: { "Accept-Language": language } }))
      .body;
  expect(await about("es")).toEqual({
    data: [{ ...page("Nosotros"), language: "es", languages: ["en", "es"] }],
  });
  expect(await about("no")).toEqual({
    data: [{ ...page("About"), language: "en", languages: ["en", "es"] }],
  });
  expect(await about("es", "beta")).toEqual({ data: [] });
  expect(
    (await backend.call(getFaqEndpoint, { agency: "beta", headers: { "Accept-Language": "en" } }))
      .body,
  ).toEqual({
    data: [{ ...faq, language: "es", languages: ["es"] }],
  });
  expect((await backend.call(getFaqEndpoint)).body).toEqual({ data: [] });
});

it("tells in which languages a page shows, as who asks for the page would find it, and only its own", async () => {
  const page = (isEnabled: boolean) => ({ isEnabled, title: "x", image: null, content: "" });
  const faq = (isEnabled: boolean) => ({ isEnabled, headerMessage: "x", questions: [] });
  const write = (agency: "alpha" | "beta", texts: Parameters<typeof replaceTexts>[2]) =>
    backend.db.forOperator((tx) => replaceTexts(tx, backend.ids[agency], texts));
  const told = async (agency: "alpha" | "beta") => {
    const { aboutUsLanguages, faqLanguages, languages } = getAgencyEndpoint.response.parse(
      (await backend.call(getAgencyEndpoint, { agency })).body,
    ).agency;
    return { about: aboutUsLanguages, faq: faqLanguages, languages };
  };
  await write("alpha", { about: { en: page(true), es: page(false) }, faq: {} });
  await write("beta", { about: {}, faq: { es: faq(true) } });
  const { languages, ...first } = await told("alpha");
  expect(languages).toEqual(expect.arrayContaining(["en", "es"]));
  expect(first).toEqual({ about: languages.filter((code) => code !== "es"), faq: [] });
  const beta = await told("beta");
  expect(beta).toEqual({ about: [], faq: beta.languages, languages: beta.languages });

  await write("alpha", { about: { en: page(false), es: page(true) } });
  expect(await told("alpha")).toEqual({ about: ["es"], faq: [], languages });
  for (const language of languages) {
    const answer = getAboutEndpoint.response.parse(
      (await backend.call(getAboutEndpoint, { headers: { "Accept-Language": language } })).body,
    );
    expect([language, answer.data[0]?.isEnabled]).toEqual([language, language === "es"]);
  }
});

it("gives policies in the asked language, field by field, else as the agency wrote them, and only its own", async () => {
  const own = {
    privacyPolicy: "<p>own</p>",
    cookiesPolicy: "<p>cookies</p>",
    disclaimer: "",
    userTerms: "",
  };
  const agencyTerms = [
    { id: "2025", content: "<p>old</p>", validFrom: "2025-01-01" },
    { id: "2026", content: "<p>new</p>", validFrom: "2026-01-01" },
  ];
  const spanish = {
    privacyPolicy: "<p>propia</p>",
    disclaimer: "<p>retirado</p>",
    agencyTerms: { "2026": "<p>nuevas</p>", "1999": "<p>x</p>" },
  };
  const { version } = (await backend.db.forOperator((tx) => getAgencyRecord(tx, "alpha")))
    ?.record ?? { version: 0 };
  await updateAgency(backend.db, "alpha", {
    input: { ...own, agencyTerms, policies: { es: spanish } },
    version,
    ...{ rootDomain: "localhost", requestId: "test", now: new Date() },
  });
  const policies = async (language: string, agency: "alpha" | "beta" = "alpha") =>
    (await backend.call(getPoliciesEndpoint, { agency, headers: { "Accept-Language": language } }))
      .body.data;
  const languages = {
    privacyPolicy: ["en", "es"],
    cookiesPolicy: ["en"],
    disclaimer: [],
    userTerms: [],
  };
  expect(await policies("no")).toEqual({
    ...own,
    agencyTerms: agencyTerms.map((terms) => ({ ...terms, language: "en" })),
    languages,
  });
  expect(await policies("es")).toEqual({
    ...own,
    privacyPolicy: "<p>propia</p>",
    agencyTerms: [
      { ...agencyTerms[0], language: "en" },
      { ...agencyTerms[1], content: "<p>nuevas</p>", language: "es" },
    ],
    languages,
  });
  expect(await policies("es", "beta")).toEqual({
    privacyPolicy: "",
    cookiesPolicy: "",
    disclaimer: "",
    userTerms: "",
    agencyTerms: [],
    languages: expect.anything(),
  });
  const after = await backend.db.forOperator((tx) => getAgencyRecord(tx, "alpha"));
  expect(after?.record.policies).toEqual({ es: spanish });
});

it("names the agency's languages and how it takes payments", async () => {
  expect((await backend.call(listLanguagesEndpoint)).body.languages).toContainEqual({
    name: "Español",
    code: "es",
    value: "es",
  });
  expect((await backend.call(getPaymentGatewayEndpoint)).body).toEqual({
    CurrentPayment: { gateway: "sandbox", brands: ["Visa"] },
  });
});
