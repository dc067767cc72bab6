import { PolicyView } from "@/components/policies/policy-view";
import { policyMetadata } from "@/lib/seo/policy-metadata";

export const generateMetadata = () => policyMetadata("disclaimer");

export default function DisclaimerPage() {
  return <PolicyView kind="disclaimer" />;
}
