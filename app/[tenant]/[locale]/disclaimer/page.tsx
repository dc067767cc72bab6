import { PolicyView } from "@/components/policies/policy-view";
import { policyMetadata } from "@/lib/data/policy-metadata";

export const generateMetadata = () => policyMetadata("disclaimer");

export default function DisclaimerPage() {
  return <PolicyView kind="disclaimer" />;
}
