import { mutationOptions } from "@tanstack/react-query";
import { logIn, logOut } from "@/lib/api/browser";

export const logInMutation = () => mutationOptions({ mutationKey: ["session", "logIn"], mutationFn: logIn });
export const logOutMutation = () => mutationOptions({ mutationKey: ["session", "logOut"], mutationFn: () => logOut() });
