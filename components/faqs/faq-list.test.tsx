/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { renderEnglish } from "@/components/site/testing/render-english";
import { FaqList } from "./faq-list";

const show = (questions: Parameters<typeof FaqList>[0]["questions"]) =>
  renderEnglish(<FaqList questions={questions} />);

test("each question is a heading with its answer collapsed under it", () => {
  show([{ question: "When do I pay?", html: "<p>At <b>once</b>.</p>" }]);
  expect(
    screen.getByRole("heading", { name: "When do I pay?" }).closest("details"),
  ).not.toHaveAttribute("open");
  expect(screen.getByText("once").tagName).toBe("B");
  expect(screen.queryByText("No Faqs Found !")).not.toBeInTheDocument();
});

test("without questions it says so", () => {
  show([]);
  expect(screen.getByText("No Faqs Found !")).toBeInTheDocument();
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
});
