import { passwordLength } from "@/lib/api/contract/password-length";

/** Client-side checks only; the server decides what a valid address is. */
export function checkEmail(email: string): "emailMissing" | "emailInvalid" | null {
  if (email === "") return "emailMissing";
  return /^\S+@\S+$/.test(email) ? null : "emailInvalid";
}

/** Only the server knows which passwords are common. */
export function checkNewPassword(password: string): "passwordMissing" | "passwordShort" | null {
  if (password === "") return "passwordMissing";
  return password.length < passwordLength.minimum ? "passwordShort" : null;
}
