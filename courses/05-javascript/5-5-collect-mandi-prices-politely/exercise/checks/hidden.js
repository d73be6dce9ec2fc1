export default [
  {
    name: 'keeps the order of the list, however long each price takes',
    hint: 'mapLimit returns the results in the order of the districts. Fill the Maps from its result, not inside the jobs.',
    run: async ({ collectPrices }) => {
      const waits = { slow: 9, bad: 6, quick: 1, gone: 2, last: 4 }
      const fetch = async (url) => {
        if (url.endsWith('/districts')) return Response.json({ rows: Object.keys(waits), next: null })
        const name = url.split('/').at(-1)
        await new Promise((resolve) => setTimeout(resolve, waits[name]))
        return ['bad', 'gone'].includes(name) ? new Response('', { status: 404 }) : Response.json({ paise: waits[name] })
      }
      const { prices, failed } = await collectPrices('https://mandi.example', { fetch, limit: 5 })
      return [[...prices.keys()], [...failed.keys()]]
    },
    expect: [
      ['slow', 'quick', 'last'],
      ['bad', 'gone'],
    ],
  },
  {
    name: 'a cancel ends it at once with its reason',
    hint: 'In every catch, call signal?.throwIfAborted() before you note a failure or wrap the error: for a district, and for a page of the list.',
    run: async ({ collectPrices }) => {
      const controller = new AbortController()
      let requests = 0
      const fetch = (url, { signal }) => {
        if (url.endsWith('/districts')) return Promise.resolve(Response.json({ rows: [...'abcdef'], next: null }))
        requests += 1
        if (requests === 2) setTimeout(() => controller.abort(new Error('Stop was pressed')), 3)
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      }
      const outcome = await collectPrices('https://mandi.example', { fetch, limit: 2, signal: controller.signal }).catch(
        (error) => error.message,
      )
      // Stop can be pressed while the list of districts is still being read, too.
      const early = new AbortController()
      setTimeout(() => early.abort(new Error('Stop was pressed early')), 3)
      const silent = (_, { signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      const options = { fetch: silent, signal: early.signal }
      const inList = await collectPrices('https://mandi.example', options).catch((error) => error.message)
      return [outcome, requests, inList]
    },
    expect: ['Stop was pressed', 2, 'Stop was pressed early'],
  },
  {
    name: 'passes the number of retries on',
    hint: 'fetchWell(url, { signal, fetch, retries }) tries 503 again.',
    run: async ({ collectPrices }) => {
      const real = globalThis.setTimeout
      globalThis.setTimeout = (work, ms, ...values) => real(work, ms < 5000 ? 0 : ms, ...values)
      try {
        const calls = { a: 0, b: 0 }
        const fetch = async (url) => {
          if (url.endsWith('/districts')) return Response.json({ rows: ['a', 'b'], next: null })
          const name = url.at(-1)
          calls[name] += 1
          return name === 'a' && calls.a === 2 ? Response.json({ paise: 7 }) : new Response('', { status: 503 })
        }
        const { prices, failed } = await collectPrices('https://mandi.example', { fetch, retries: 1 })
        return [calls, prices, [...failed.keys()]]
      } finally {
        globalThis.setTimeout = real
      }
    },
    expect: [{ a: 2, b: 2 }, new Map([['a', 7]]), ['b']],
  },
  {
    name: 'writes names and tokens safely into the address',
    hint: 'encodeURIComponent turns spaces and signs such as & or ? into a form that an address can carry.',
    run: async ({ collectPrices }) => {
      const urls = []
      const fetch = async (url) => {
        urls.push(url)
        if (url.endsWith('/districts')) return Response.json({ rows: ['North & South 24'], next: 'a b&c' })
        return Response.json(url.includes('page=') ? { rows: [], next: null } : { paise: 5 })
      }
      const { prices } = await collectPrices('https://mandi.example', { fetch })
      return [urls.slice(1), prices]
    },
    expect: [
      ['https://mandi.example/districts?page=a%20b%26c', 'https://mandi.example/price/North%20%26%20South%2024'],
      new Map([['North & South 24', 5]]),
    ],
  },
  {
    name: 'a list without districts gives two empty Maps',
    hint: 'Nothing to load is no error.',
    run: async ({ collectPrices }) => {
      const fetch = async () => Response.json({ rows: [], next: null })
      return collectPrices('https://mandi.example', { fetch })
    },
    expect: { prices: new Map(), failed: new Map() },
  },
]
