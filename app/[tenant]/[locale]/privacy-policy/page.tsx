import { PolicyView } from "@/components/policies/policy-view";
import { policyMetadata } from "@/lib/data/policy-metadata";

export const generateMetadata = () => policyMetadata("privacyPolicy");

export default function PrivacyPolicyPage() {
  return <PolicyView kind="privacyPolicy" />;
}
