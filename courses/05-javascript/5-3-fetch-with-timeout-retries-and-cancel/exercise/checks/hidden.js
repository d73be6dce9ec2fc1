export default [
  {
    name: 'tries 429 and 500 again, but not 400, 401 or 403',
    hint: 'Decide by the status: 429, or 500 and above.',
    run: async ({ fetchWell }) => {
      const real = globalThis.setTimeout
      globalThis.setTimeout = (work, ms, ...values) => real(work, ms < 5000 ? 0 : ms, ...values)
      try {
        const calls = []
        for (const status of [429, 500, 599, 400, 401, 403]) {
          let count = 0
          const fetch = async () => {
            count += 1
            return new Response(null, { status })
          }
          await fetchWell('https://rail.example/pnr', { fetch, retries: 1 })
          calls.push(count)
        }
        return calls
      } finally {
        globalThis.setTimeout = real
      }
    },
    expect: [2, 2, 2, 1, 1, 1],
  },
  {
    name: 'waits 200, 400, 800 and 1600 ms after network errors',
    hint: 'The pause doubles each time, also after network errors and timeouts. There is none after the last attempt.',
    run: async ({ fetchWell }) => {
      const real = globalThis.setTimeout
      const pauses = []
      globalThis.setTimeout = (work, ms, ...values) => {
        if (ms < 5000) pauses.push(ms)
        return real(work, ms < 5000 ? 0 : ms, ...values)
      }
      try {
        const fetch = async () => {
          throw new TypeError('connection lost')
        }
        await fetchWell('https://rail.example/pnr', { fetch, retries: 4 }).catch(() => {})
        return pauses
      } finally {
        globalThis.setTimeout = real
      }
    },
    expect: [200, 400, 800, 1600],
  },
  {
    name: 'stops at once when cancelled during a pause',
    hint: 'The pause needs the signal too: clear its timer and reject with the reason as soon as it is aborted.',
    run: async ({ fetchWell }) => {
      const controller = new AbortController()
      let calls = 0
      const fetch = async () => {
        calls += 1
        setTimeout(() => controller.abort(new Error('left the page')), 5)
        return new Response(null, { status: 503 })
      }
      const outcome = await Promise.race([
        fetchWell('https://rail.example/pnr', { fetch, signal: controller.signal }).catch((error) => error.message),
        new Promise((resolve) => setTimeout(() => resolve('still waiting'), 120)),
      ])
      return [outcome, calls]
    },
    expect: ['left the page', 1],
  },
  {
    name: 'leaves no timer running',
    hint: 'Clear the timer of the timeout in a finally block, after a success and after a failure.',
    run: async ({ fetchWell }) => {
      const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout }
      const running = new Set()
      globalThis.setTimeout = (work, ms, ...values) => {
        const timer = real.setTimeout(
          () => {
            running.delete(timer)
            work(...values)
          },
          ms < 5000 ? 0 : ms,
        )
        running.add(timer)
        return timer
      }
      globalThis.clearTimeout = (timer) => {
        running.delete(timer)
        real.clearTimeout(timer)
      }
      try {
        const statuses = [503, 200]
        const good = async () => new Response(null, { status: statuses.shift() })
        const bad = async () => {
          throw new TypeError('connection lost')
        }
        const counts = []
        await fetchWell('https://rail.example/pnr', { fetch: good })
        counts.push(running.size)
        await fetchWell('https://rail.example/pnr', { fetch: bad, retries: 1 }).catch(() => {})
        counts.push(running.size)
        return counts
      } finally {
        Object.assign(globalThis, real)
      }
    },
    expect: [0, 0],
  },
  {
    name: 'returns the response if the server asks for more than a minute',
    hint: 'Nobody waits for two minutes. If Retry-After asks for more than 60 seconds, return what you have.',
    run: async ({ fetchWell }) => {
      let calls = 0
      const fetch = async () => {
        calls += 1
        return new Response(null, { status: 503, headers: { 'retry-after': '120' } })
      }
      const outcome = await Promise.race([
        fetchWell('https://rail.example/pnr', { fetch }).then(({ status }) => status),
        new Promise((resolve) => setTimeout(() => resolve('still waiting'), 120)),
      ])
      return [outcome, calls]
    },
    expect: [503, 1],
  },
  {
    name: 'ignores a Retry-After that it cannot read',
    hint: 'Number("soon") is NaN, and a pause of NaN ms is no pause. Fall back to 200, 400, 800 …',
    run: async ({ fetchWell }) => {
      const real = globalThis.setTimeout
      const pauses = []
      globalThis.setTimeout = (work, ms, ...values) => {
        if (!(ms >= 5000)) pauses.push(ms)
        return real(work, ms < 5000 ? 0 : ms, ...values)
      }
      try {
        const fetch = async () => new Response(null, { status: 503, headers: { 'retry-after': 'soon' } })
        await fetchWell('https://rail.example/pnr', { fetch, retries: 2 })
        return pauses
      } finally {
        globalThis.setTimeout = real
      }
    },
    expect: [200, 400],
  },
]
