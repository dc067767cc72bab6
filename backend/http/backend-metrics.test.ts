import { Hono } from "hono";
import type { AppEnv } from "./app-env";
import { createBackendMetrics } from "./backend-metrics";

it("measures calls by pattern and reports the pool's state", async () => {
  const { register, countRequests } = createBackendMetrics({
    totalCount: 7,
    idleCount: 4,
    waitingCount: 2,
  });
  const app = new Hono<AppEnv>()
    .use(countRequests)
    .get("/api/bookings/:reference", (c) => c.text("ok"));
  for (let n = 0; n < 20; n++) {
    await app.request(`/api/bookings/reference-${n}`);
    await app.request(`/no-such/${n}`);
  }
  const text = await register.metrics();
  expect(text.split("\n")).toEqual(
    expect.arrayContaining([
      'backend_http_request_duration_seconds_count{method="GET",route="/api/bookings/:reference",status="2xx"} 20',
      'backend_database_connections{state="busy"} 3',
      'backend_database_connections{state="idle"} 4',
      'backend_database_connections{state="waiting"} 2',
    ]),
  );
  expect(text).not.toContain("reference-1");
  expect(text).not.toContain("no-such");
  expect(text.match(/^backend_http_request_duration_seconds_count/gm)).toHaveLength(2);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
});
