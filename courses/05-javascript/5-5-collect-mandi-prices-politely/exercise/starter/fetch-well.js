/** Nobody waits longer than this for a page. */
const longestPause = 60_000

const canBeRetried = (status) => status === 429 || status >= 500

/**
 * Fetches with a timeout for each attempt. Network errors, timeouts, 429 and 5xx are retried after 200, 400, 800 … ms,
 * or later if the server asks for it with Retry-After. Other responses are returned as they are. An abort of `signal` ends everything at once with the signal's reason.
 */
export async function fetchWell(url, { timeout = 5000, retries = 2, signal, fetch = globalThis.fetch } = {}) {
  for (let attempt = 0; ; attempt++) {
    signal?.throwIfAborted()
    const isLast = attempt === retries
    let ms = 200 * 2 ** attempt
    try {
      const response = await fetchOnce(url, { timeout, signal, fetch })
      if (isLast || !canBeRetried(response.status)) return response
      const asked = retryAfter(response)
      if (asked > longestPause) return response
      ms = Math.max(ms, asked)
      // Frees the connection: nobody will read this body.
      await response.body?.cancel()
    } catch (error) {
      if (signal?.aborted) throw signal.reason
      if (isLast) throw new Error(`${url} failed after ${attempt + 1} attempts`, { cause: error })
    }
    await pause(ms, signal)
  }
}

/** What the server asks for in Retry-After, in milliseconds: seconds or a date. 0 if it asks for nothing we can read. */
function retryAfter(response) {
  const text = response.headers.get('retry-after') ?? ''
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return ms > 0 ? ms : 0
}

async function fetchOnce(url, { timeout, signal, fetch }) {
  const controller = new AbortController()
  // setTimeout instead of AbortSignal.timeout: it can be cleared after a success.
  const timer = setTimeout(() => controller.abort(new Error(`No response within ${timeout} ms`)), timeout)
  try {
    return await fetch(url, { signal: signal ? AbortSignal.any([signal, controller.signal]) : controller.signal })
  } finally {
    clearTimeout(timer)
  }
}

/** Waits, or throws the signal's reason as soon as it is aborted. */
function pause(ms, signal) {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}
