export type CredentialsProblem = "emailMissing" | "emailInvalid" | "passwordMissing";
export type CredentialsProblems = { email?: Extract<CredentialsProblem, `email${string}`>; password?: Extract<CredentialsProblem, `password${string}`> };

/** What can be said without asking the server; what is an address is the server's to decide. */
export function checkCredentials({ email, password }: { email: string; password: string }): CredentialsProblems {
  return {
    ...(email === "" ? { email: "emailMissing" as const } : /^\S+@\S+$/.test(email) ? {} : { email: "emailInvalid" as const }),
    ...(password === "" ? { password: "passwordMissing" as const } : {}),
  };
}
