import { PolicyView } from "@/components/policies/policy-view";
import { policyMetadata } from "@/lib/seo/policy-metadata";

export const generateMetadata = () => policyMetadata("privacyPolicy");

export default function PrivacyPolicyPage() {
  return <PolicyView kind="privacyPolicy" />;
}
