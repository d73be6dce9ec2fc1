export default [
  {
    name: 'reports broken when a successful answer can’t be read',
    hint: 'response.json() rejects for a text that isn’t JSON. Catch that, too.',
    run: async ({ saveAlert }) => {
      const real = globalThis.fetch
      globalThis.fetch = async () => new Response('OK', { status: 200 })
      try {
        return await saveAlert({ crop: 'Onion', price: 1900 })
      } catch (error) {
        return [error.name, error.kind, error.message.length > 10]
      } finally {
        globalThis.fetch = real
      }
    },
    expect: ['SaveError', 'broken', true],
  },
  {
    name: 'stays refused when the reason can’t be read',
    hint: 'If the body of a refusal has no message, use a sentence of your own. The kind doesn’t change.',
    run: async ({ saveAlert }) => {
      const real = globalThis.fetch
      const kinds = []
      for (const body of ['not JSON', '{}', '{"message":42}']) {
        globalThis.fetch = async () => new Response(body, { status: 400 })
        try {
          kinds.push(await saveAlert({ crop: 'Onion', price: 1900 }))
        } catch (error) {
          kinds.push([error.kind, typeof error.message === 'string' && error.message.length > 10])
        } finally {
          globalThis.fetch = real
        }
      }
      return kinds
    },
    expect: [
      ['refused', true],
      ['refused', true],
      ['refused', true],
    ],
  },
  {
    name: 'tells refused from broken at the edges',
    hint: '400 to 499 is refused, 500 and more is broken. 404 and 499 are refusals, too.',
    run: async ({ saveAlert }) => {
      const real = globalThis.fetch
      const kinds = []
      for (const status of [400, 404, 499, 500, 503]) {
        globalThis.fetch = async () => new Response(JSON.stringify({ message: 'Not now, please.' }), { status })
        try {
          kinds.push(await saveAlert({ crop: 'Onion', price: 1900 }))
        } catch (error) {
          kinds.push(`${status} ${error.kind}`)
        } finally {
          globalThis.fetch = real
        }
      }
      return kinds
    },
    expect: ['400 refused', '404 refused', '499 refused', '500 broken', '503 broken'],
  },
]
