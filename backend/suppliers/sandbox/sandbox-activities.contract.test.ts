import { openTestDatabase } from "@/backend/testing/open-test-database";
import { activityDeadlines } from "../../ports/activity-supplier";
import { guardSupplier } from "../guard-supplier";
import {
  describeActivitySupplier,
  type ActivitySupplierUnderTest,
} from "../testing/activity-supplier-contract";
import { createSandboxActivities } from "./activities/create-sandbox-activities";

async function open(): Promise<ActivitySupplierUnderTest> {
  const { db, close } = await openTestDatabase();
  let clock = Date.parse("2026-11-21T12:00:00Z");
  const now = () => new Date(clock);
  const wait = () => Promise.resolve();
  const sandbox = createSandboxActivities({ db, now, wait });
  return {
    // As everything else sees it: with a call that the deadlines forget it would be gone.
    supplier: guardSupplier(sandbox, { name: "sandbox", deadlines: activityDeadlines }),
    point: { latitude: 0, longitude: 0 },
    productId: "sandbox-a-null-island-plain",
    now,
    advance: (ms) => void (clock += ms),
    close,
  };
}

describeActivitySupplier("the sandbox", open, {
  requested: {
    accepted: "sandbox-a-null-island-accepts-later",
    declined: "sandbox-a-null-island-declines-later",
    unanswered: "sandbox-a-null-island-never-answers",
  },
});
