import { passwordLength } from "@/lib/api/contract/password-length";

/** What can be said without asking the server; what is an address is the server's to decide. */
export function checkEmail(email: string): "emailMissing" | "emailInvalid" | null {
  if (email === "") return "emailMissing";
  return /^\S+@\S+$/.test(email) ? null : "emailInvalid";
}

/** Which passwords are known to many only the server knows. */
export function checkNewPassword(password: string): "passwordMissing" | "passwordShort" | null {
  if (password === "") return "passwordMissing";
  return password.length < passwordLength.minimum ? "passwordShort" : null;
}
