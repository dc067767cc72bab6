import { mutationOptions } from "@tanstack/react-query";
import { answerSandboxChallenge, paySandboxCheckout } from "@/lib/api/browser/payments";

export const paySandboxCheckoutMutation = () =>
  mutationOptions({ mutationKey: ["sandboxPayment", "pay"], mutationFn: paySandboxCheckout });
export const answerSandboxChallengeMutation = () =>
  mutationOptions({
    mutationKey: ["sandboxPayment", "challenge"],
    mutationFn: answerSandboxChallenge,
  });
