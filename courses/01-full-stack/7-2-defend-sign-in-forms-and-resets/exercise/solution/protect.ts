/** The policy that every response carries. */
export const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Browsers send the origin with every change. A missing, similar or foreign one is refused. */
export const isForeign = (method: string, origin: string | undefined, ours: string): boolean =>
  method !== 'GET' && origin !== ours
