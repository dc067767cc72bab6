import { openForFile } from "../testing/open-for-file";
import { openTestBackend } from "../testing/open-test-backend";

type Document = { paths: Record<string, Record<string, unknown>> };

const backend = openForFile(openTestBackend);

it("asks for the operator's token on every call of an operator, whoever is signed in", async () => {
  const document = (await backend.call("GET /api/openapi.json")).body as Document;
  const calls = Object.entries(document.paths)
    .filter(([path]) => path.startsWith("/api/operator/"))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, "alpha")}` as const,
      ),
    );
  expect(calls.length).toBeGreaterThan(25);
  for (const call of calls) {
    const body = call.startsWith("GET") ? {} : { body: {} };
    const answers = [
      await backend.call(call as `${string} /${string}`, body),
      await backend.call(call as `${string} /${string}`, { as: "admin", ...body }),
      await backend.call(call as `${string} /${string}`, {
        headers: { Authorization: "Bearer test-operator-token-not" },
        ...body,
      }),
    ];
    expect([call, ...answers.map(({ status }) => status)]).toEqual([call, 401, 401, 401]);
  }
});
