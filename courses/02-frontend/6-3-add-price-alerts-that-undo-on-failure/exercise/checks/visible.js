export default [
  {
    name: 'sends the draft as JSON and returns the stored alert',
    hint: 'fetch needs method, headers with content-type application/json, and JSON.stringify(draft) as body.',
    run: async ({ saveAlert }) => {
      const real = globalThis.fetch
      let sent
      globalThis.fetch = async (address, options = {}) => {
        sent = { address, method: options.method, type: new Headers(options.headers).get('content-type'), body: JSON.parse(options.body ?? 'null') }
        return new Response(JSON.stringify({ id: 'a1', crop: 'Onion', price: 1900 }), { status: 201 })
      }
      try {
        return [await saveAlert({ crop: 'Onion', price: 1900 }), sent]
      } finally {
        globalThis.fetch = real
      }
    },
    expect: [
      { id: 'a1', crop: 'Onion', price: 1900 },
      { address: '/alerts', method: 'POST', type: 'application/json', body: { crop: 'Onion', price: 1900 } },
    ],
  },
  {
    name: 'reports offline when the request can’t be sent',
    hint: 'fetch rejects with a TypeError when there is no connection. Catch it around fetch only.',
    run: async ({ saveAlert, SaveError }) => {
      const real = globalThis.fetch
      globalThis.fetch = async () => {
        throw new TypeError('Failed to fetch')
      }
      try {
        return await saveAlert({ crop: 'Onion', price: 1900 })
      } catch (error) {
        return [error instanceof SaveError ? 'SaveError' : error.name, error.kind, error.message.length > 10]
      } finally {
        globalThis.fetch = real
      }
    },
    expect: ['SaveError', 'offline', true],
  },
  {
    name: 'reports refused with the server’s reason',
    hint: 'A status from 400 to 499 means refused. The body is JSON with a message.',
    run: async ({ saveAlert }) => {
      const real = globalThis.fetch
      globalThis.fetch = async () => new Response(JSON.stringify({ message: 'You have 10 alerts already.' }), { status: 409 })
      try {
        return await saveAlert({ crop: 'Onion', price: 1900 })
      } catch (error) {
        return [error.kind, error.message]
      } finally {
        globalThis.fetch = real
      }
    },
    expect: ['refused', 'You have 10 alerts already.'],
  },
  {
    name: 'reports broken when the server has a problem',
    hint: 'fetch doesn’t reject for a status of 500. Look at response.ok.',
    run: async ({ saveAlert }) => {
      const real = globalThis.fetch
      globalThis.fetch = async () => new Response('<h1>Bad gateway</h1>', { status: 502 })
      try {
        return await saveAlert({ crop: 'Onion', price: 1900 })
      } catch (error) {
        return [error.name, error.kind]
      } finally {
        globalThis.fetch = real
      }
    },
    expect: ['SaveError', 'broken'],
  },
  {
    name: 'reports slow when the answer takes too long',
    hint: 'Pass signal: AbortSignal.timeout(timeoutMs) to fetch. It then rejects with an error named TimeoutError.',
    run: async ({ saveAlert }) => {
      const real = globalThis.fetch
      globalThis.fetch = (address, { signal } = {}) =>
        new Promise((resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason))
          setTimeout(() => reject(new TypeError('The request had no time limit')), 400)
        })
      try {
        return await saveAlert({ crop: 'Onion', price: 1900 }, 5)
      } catch (error) {
        return [error.name, error.kind]
      } finally {
        globalThis.fetch = real
      }
    },
    expect: ['SaveError', 'slow'],
  },
]
