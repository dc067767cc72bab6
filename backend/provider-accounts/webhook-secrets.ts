import * as z from "zod";

/** The newest first; two while one takes the place of the other. */
export const webhookSecretsOf = (shortest: number, form = /^/, message = "") =>
  z
    .array(
      z
        .string()
        .regex(
          new RegExp(`^[\\x21-\\x7e]{${shortest},200}$`),
          `must have ${shortest} to 200 characters, without spaces`,
        )
        .regex(form, message),
    )
    .min(1)
    .max(2);
