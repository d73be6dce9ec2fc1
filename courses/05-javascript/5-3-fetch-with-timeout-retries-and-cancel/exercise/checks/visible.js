export default [
  {
    name: 'returns a good response after one request',
    hint: 'Return the response as soon as its status is neither 429 nor 500 and above.',
    run: async ({ fetchWell }) => {
      const urls = []
      const fetch = async (url) => {
        urls.push(url)
        return new Response('ok', { status: 200 })
      }
      const response = await fetchWell('https://rail.example/pnr', { fetch })
      return [response.status, await response.text(), urls]
    },
    expect: [200, 'ok', ['https://rail.example/pnr']],
  },
  {
    name: 'returns 404 at once',
    hint: 'The same question gets the same answer: only 429 and 5xx are worth another attempt.',
    run: async ({ fetchWell }) => {
      let calls = 0
      const fetch = async () => {
        calls += 1
        return new Response(null, { status: 404 })
      }
      return [(await fetchWell('https://rail.example/pnr', { fetch })).status, calls]
    },
    expect: [404, 1],
  },
  {
    name: 'tries 503 again after 200 and 400 ms',
    hint: 'Wait 200 * 2 ** attempt milliseconds between two attempts, where the first attempt is 0.',
    run: async ({ fetchWell }) => {
      const real = globalThis.setTimeout
      const pauses = []
      // Pauses are noted and cut short, so that this check takes no time.
      globalThis.setTimeout = (work, ms, ...values) => {
        if (ms < 5000) pauses.push(ms)
        return real(work, ms < 5000 ? 0 : ms, ...values)
      }
      try {
        const statuses = [503, 503, 200]
        const fetch = async () => new Response(null, { status: statuses.shift() })
        return { status: (await fetchWell('https://rail.example/pnr', { fetch })).status, pauses }
      } finally {
        globalThis.setTimeout = real
      }
    },
    expect: { status: 200, pauses: [200, 400] },
  },
  {
    name: 'returns the 503 after the last attempt',
    hint: 'With 2 retries there are 3 attempts. After the last one, return what you got.',
    run: async ({ fetchWell }) => {
      const real = globalThis.setTimeout
      globalThis.setTimeout = (work, ms, ...values) => real(work, ms < 5000 ? 0 : ms, ...values)
      try {
        let calls = 0
        const fetch = async () => {
          calls += 1
          return new Response(null, { status: 503 })
        }
        return [(await fetchWell('https://rail.example/pnr', { fetch })).status, calls]
      } finally {
        globalThis.setTimeout = real
      }
    },
    expect: [503, 3],
  },
  {
    name: 'throws a network error with the URL, the attempts and the cause',
    hint: 'new Error(`${url} failed after ${attempt + 1} attempts`, { cause: error }), but only after the last attempt.',
    run: async ({ fetchWell }) => {
      const real = globalThis.setTimeout
      globalThis.setTimeout = (work, ms, ...values) => real(work, ms < 5000 ? 0 : ms, ...values)
      try {
        const fetch = async () => {
          throw new TypeError('connection lost')
        }
        await fetchWell('https://rail.example/pnr', { fetch, retries: 3 })
        return 'no error'
      } catch (error) {
        const { message, cause } = error
        return [message.includes('https://rail.example/pnr'), /\b4\b/.test(message), cause?.message]
      } finally {
        globalThis.setTimeout = real
      }
    },
    expect: [true, true, 'connection lost'],
  },
  {
    name: 'gives up an attempt after the timeout',
    hint: 'Abort an AbortController after `timeout` ms and pass its signal to fetch. Each attempt has a controller and a timeout of its own.',
    run: async ({ fetchWell }) => {
      const real = globalThis.setTimeout
      globalThis.setTimeout = (work, ms, ...values) => real(work, ms === 200 ? 0 : ms, ...values)
      const silent = (_, { signal }) =>
        new Promise((_, reject) => {
          if (signal.aborted) reject(signal.reason)
          else signal.addEventListener('abort', () => reject(signal.reason))
        })
      try {
        const options = { fetch: silent, timeout: 10, retries: 0 }
        const failure = await fetchWell('https://rail.example/pnr', options).catch(({ message, cause }) => [
          message.includes('https://rail.example/pnr'),
          cause instanceof Error,
        ])
        // The first request hangs, the second one is answered at once.
        let calls = 0
        const fetch = (url, options) => {
          calls += 1
          return calls === 1 || options?.signal?.aborted ? silent(url, options) : Promise.resolve(new Response('ok'))
        }
        const second = await fetchWell('https://rail.example/pnr', { fetch, timeout: 10, retries: 1 }).then(
          ({ status }) => status,
          ({ message }) => message,
        )
        return { failure, second, calls }
      } finally {
        globalThis.setTimeout = real
      }
    },
    expect: { failure: [true, true], second: 200, calls: 2 },
  },
  {
    name: 'stops at once when cancelled during a request',
    hint: 'Combine both signals with AbortSignal.any. If the caller’s signal is aborted, throw its reason, no other error.',
    run: async ({ fetchWell }) => {
      const outcomes = []
      // Also during the last attempt, after which nothing is tried again.
      for (const retries of [2, 0]) {
        let calls = 0
        const silent = (_, { signal }) => {
          calls += 1
          return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
        }
        const controller = new AbortController()
        setTimeout(() => controller.abort(new Error('left the page')), 5)
        const options = { fetch: silent, signal: controller.signal, retries }
        outcomes.push(await fetchWell('https://rail.example/pnr', options).catch((error) => error.message), calls)
      }
      return outcomes
    },
    expect: ['left the page', 1, 'left the page', 1],
  },
  {
    name: 'sends nothing if the signal was aborted before',
    hint: 'signal?.throwIfAborted() before each attempt.',
    run: async ({ fetchWell }) => {
      let calls = 0
      const fetch = async () => {
        calls += 1
        return new Response(null, { status: 200 })
      }
      const signal = AbortSignal.abort(new Error('too late'))
      const outcome = await fetchWell('https://rail.example/pnr', { fetch, signal }).catch((error) => error.message)
      return [outcome, calls]
    },
    expect: ['too late', 0],
  },
  {
    name: 'waits as long as Retry-After asks, if that is longer',
    hint: 'response.headers.get("retry-after") is a text with seconds. Take the longer of both pauses: Math.max.',
    run: async ({ fetchWell }) => {
      const real = globalThis.setTimeout
      const pauses = []
      globalThis.setTimeout = (work, ms, ...values) => {
        if (ms < 5000) pauses.push(ms)
        return real(work, ms < 5000 ? 0 : ms, ...values)
      }
      try {
        const waits = ['2', '0', '3', '1']
        const fetch = async () => {
          const seconds = waits.shift()
          if (seconds === undefined) return new Response('ok')
          return new Response(null, { status: seconds === '3' ? 429 : 503, headers: { 'Retry-After': seconds } })
        }
        return { status: (await fetchWell('https://rail.example/pnr', { fetch, retries: 4 })).status, pauses }
      } finally {
        globalThis.setTimeout = real
      }
    },
    expect: { status: 200, pauses: [2000, 400, 3000, 1600] },
  },
]
