import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { toAgency } from "@/lib/api/contract/agencies";
import { breadcrumbJsonLd } from "./breadcrumb-json-ld";
import { faqJsonLd } from "./faq-json-ld";

test("a question's answer has the page's text, without tags", () => {
  expect(
    faqJsonLd([{ question: "When?", html: "<p>Now &amp; <b>then</b>.</p><p>Or later.</p>" }])
      ?.mainEntity,
  ).toEqual([
    {
      "@type": "Question",
      name: "When?",
      acceptedAnswer: { "@type": "Answer", text: "Now & then. Or later." },
    },
  ]);
});

test("a page without questions has none", () => {
  expect(faqJsonLd([])).toBeNull();
});

test("breadcrumbs lead from the home page of the language to the page itself", () => {
  const agency = toAgency(agencyFixture({ domains: ["acme.test"] }));
  const steps = [
    { name: "Inicio", path: "/" },
    { name: "Preguntas", path: "/faqs" },
  ];
  expect(breadcrumbJsonLd(agency, { locale: "es", steps }).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Inicio", item: "http://acme.test/es" },
    { "@type": "ListItem", position: 2, name: "Preguntas", item: "http://acme.test/es/faqs" },
  ]);
});
