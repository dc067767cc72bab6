import { mutationOptions } from "@tanstack/react-query";
import { continueSso, takeSignedToken } from "@/lib/api/browser/sso";

export const takeSignedTokenMutation = () =>
  mutationOptions({ mutationKey: ["sso", "token"], mutationFn: takeSignedToken });
export const continueSsoMutation = () =>
  mutationOptions({ mutationKey: ["sso", "continue"], mutationFn: continueSso });
