const secret = /^(?:password|token|cookie|authorization|secret|otp)$/i
const personal = /^(?:name|passenger|email|phone|address|aadhaar|pan)$/i

/** A copy of the value in which secrets and personal data are hidden, at any depth. */
export function redact(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value
  if (value instanceof Error) return { error: value.name, message: value.message, stack: value.stack }
  if (Array.isArray(value)) return value.map(redact)
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      secret.test(key) ? '[secret]' : personal.test(key) ? '[personal]' : redact(item),
    ]),
  )
}
