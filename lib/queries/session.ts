import { mutationOptions } from "@tanstack/react-query";
import { logIn } from "@/lib/api/browser";

export const logInMutation = () => mutationOptions({ mutationKey: ["session", "logIn"], mutationFn: logIn });
