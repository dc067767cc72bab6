import type { Endpoint } from "@/lib/api/contract/endpoint";
import { header } from "@/lib/api/headers";
import { getAgencyRecord } from "../agencies/agency-record";
import { createAgency } from "../agencies/create-agency";
import { updateAgency } from "../agencies/update-agency";
import { writeBackup } from "../backups/write-backup";
import { createApp, type AppSettings } from "../create-app";
import { demoPassword, type DemoRole } from "../demo/demo-users";
import { createDemoUsers } from "../demo/seed-demo";
import { createSearchLog } from "../past-searches/create-search-log";
import { toServedPath } from "../documentation/to-route";
import { createSession } from "../sessions/create-session";
import { hashPassword } from "../users/password-hash";
import type { Operation } from "../documentation/operation";
import { createContractCheck } from "./create-contract-check";
import { openTestDatabase } from "./open-test-database";
import { testAgencies, type TestAgency } from "./test-agencies";

const rootDomain = "localhost";
const backendToken = "test-service-credential";
export const operatorToken = "test-operator-token";
const agencyNames = Object.keys(testAgencies) as TestAgency[];

/** Shared by all backends of a test file: they have the same calls. */
let checkAnswer: ReturnType<typeof createContractCheck> | undefined;

type Call = {
  agency?: TestAgency;
  /** Signed in at `agency`, or at `signedInAt`. */
  as?: DemoRole;
  signedInAt?: TestAgency;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** Instead of a JSON body. */
  image?: { type: string; bytes: Uint8Array<ArrayBuffer> };
  headers?: Record<string, string>;
};

async function createTestAgency(
  db: AppSettings["db"],
  subdomain: TestAgency,
  passwordHash: string,
): Promise<string> {
  await createAgency(db, { input: { ...testAgencies[subdomain], subdomain }, rootDomain });
  await createDemoUsers(db, { subdomain, currency: "USD", rootDomain, passwordHash });
  const stored = await db.forOperator((tx) => getAgencyRecord(tx, subdomain));
  return stored?.id ?? "";
}

/**
 * The real app on a separate database with the agencies of `test-agencies.ts` and their users
 * (`<role>@<agency>.localhost`). `call` goes through the whole app, like the storefront, and fails
 * if the response doesn't match the OpenAPI document; `logged` collects the app's logged errors.
 */
export async function openTestBackend(settings: Partial<AppSettings> = {}) {
  const { db, unscoped, secrets, secretsKey, close } = await openTestDatabase();
  const passwordHash = await hashPassword(demoPassword);
  const ids = Object.fromEntries(
    await Promise.all(
      agencyNames.map(async (name) => [name, await createTestAgency(db, name, passwordHash)]),
    ),
  ) as Record<TestAgency, string>;
  const logged: unknown[] = [];
  const logProblem = settings.logProblem ?? ((line: string) => void logged.push(line));
  const searchLog = createSearchLog({ db, now: settings.now ?? (() => new Date()), logProblem });
  const operations: Operation[] = [];
  const app = createApp({
    db,
    operations,
    backendToken,
    operatorToken,
    rootDomain,
    defaultAgency: "alpha",
    allowLoopbackUrls: false,
    secrets,
    writeBackup: (output) => writeBackup(unscoped, output),
    logError: ({ error }) => logged.push(error),
    // For busy machines.
    patienceMs: 60_000,
    searchWaitMs: 60_000,
    searchLog,
    ...settings,
  });

  async function signIn(agency: TestAgency, role: DemoRole): Promise<string> {
    const email = `${role}@${agency}.${rootDomain}`;
    const user = await db.forAgency(ids[agency], (tx) =>
      tx.query.users.findFirst({ where: (row, { eq }) => eq(row.email, email) }),
    );
    if (!user) throw new Error(`there is no ${email}`);
    const session = { userId: user.id, signedInBy: "password", userAgent: null } as const;
    return (await db.forAgency(ids[agency], (tx) => createSession(tx, ids[agency], session)))
      .accessToken;
  }

  async function call(
    target: Endpoint | `${string} /${string}`,
    {
      agency = "alpha",
      as,
      signedInAt = agency,
      params = {},
      query,
      body,
      image,
      headers = {},
    }: Call = {},
  ) {
    const [method = "GET", path = "/"] =
      typeof target === "string"
        ? target.split(" ")
        : [target.method.toUpperCase(), toServedPath(target)];
    const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ""),
    );
    const response = await app.request(
      `${filledPath}${query ? `?${new URLSearchParams(query).toString()}` : ""}`,
      {
        method,
        headers: {
          [header.backendToken]: backendToken,
          [header.agencyHost]: `${agency}.${rootDomain}`,
          ...(as ? { [header.authorization]: `Bearer ${await signIn(signedInAt, as)}` } : {}),
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
          ...(image ? { "Content-Type": image.type } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(image ? { body: image.bytes } : {}),
      },
    );
    const text = await response.text();
    const isJson = response.headers.get("Content-Type")?.startsWith("application/json") ?? false;
    const answer = isJson ? (JSON.parse(text) as unknown) : undefined;
    checkAnswer ??= createContractCheck(operations);
    const [pathname = "", search] = filledPath.split("?");
    const parameters =
      query ?? (search ? Object.fromEntries(new URLSearchParams(search)) : undefined);
    const problem = checkAnswer({
      method,
      path: pathname,
      query: parameters,
      body,
      status: response.status,
      headers: response.headers,
      answer,
    });
    if (problem) throw new Error(problem);
    // Tests declare the response shape they expect.
    return {
      status: response.status,
      headers: response.headers,
      body: (answer ?? { text }) as Record<string, unknown>,
    };
  }

  /** Like an operator. */
  async function changeAgency(
    subdomain: TestAgency,
    input: Parameters<typeof updateAgency>[2]["input"],
  ): Promise<void> {
    const stored = await db.forOperator((tx) => getAgencyRecord(tx, subdomain));
    await updateAgency(db, subdomain, {
      ...{ input, rootDomain, requestId: "test", now: new Date() },
      version: stored?.record.version ?? 0,
    });
  }

  return {
    ...{
      app,
      db,
      unscoped,
      secrets,
      secretsKey,
      ids,
      call,
      signIn,
      changeAgency,
      logged,
      searchLog,
    },
    close: async () => {
      await searchLog.flush();
      await close();
    },
  };
}

export type TestBackend = Awaited<ReturnType<typeof openTestBackend>>;
