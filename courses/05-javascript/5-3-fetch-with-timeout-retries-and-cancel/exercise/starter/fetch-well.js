/**
 * Fetches with a timeout for each attempt. Network errors, timeouts, 429 and 5xx are tried again after 200, 400, 800 … ms,
 * or later if the server asks for it with Retry-After. Other responses are returned as they are. An abort of `signal` ends everything at once with the signal's reason.
 */
export async function fetchWell(url, { timeout = 5000, retries = 2, signal, fetch = globalThis.fetch } = {}) {
  // Write your code here. This sends one request and hopes.
  return fetch(url, { signal })
}
