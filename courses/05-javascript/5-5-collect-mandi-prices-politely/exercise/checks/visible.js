export default [
  {
    name: 'collects the prices of all pages',
    hint: 'Read the districts with readPages, then load each price with mapLimit. Put the results into a Map.',
    run: async ({ collectPrices }) => {
      const answers = {
        '/districts': { rows: ['Nashik', 'Pune'], next: 'p2' },
        '/districts?page=p2': { rows: ['Satara'], next: null },
        '/price/Nashik': { paise: 1800 },
        '/price/Pune': { paise: 2150 },
        '/price/Satara': { paise: 1990 },
      }
      const fetch = async (url) => Response.json(answers[url.replace('https://mandi.example', '')])
      const { prices, failed } = await collectPrices('https://mandi.example', { fetch })
      return [prices, failed.size]
    },
    expect: [
      new Map([
        ['Nashik', 1800],
        ['Pune', 2150],
        ['Satara', 1990],
      ]),
      0,
    ],
  },
  {
    name: 'one district that fails doesn’t stop the others',
    hint: 'Catch the error in the function that you give to mapLimit, and return it as a value.',
    run: async ({ collectPrices }) => {
      const fetch = async (url) => {
        if (url.endsWith('/districts')) return Response.json({ rows: ['Nashik', 'Pune', 'Satara'], next: null })
        return url.endsWith('Pune') ? Response.json({ paise: 5 }, { status: 404 }) : Response.json({ paise: 1800 })
      }
      const { prices, failed } = await collectPrices('https://mandi.example', { fetch })
      const error = failed.get('Pune')
      return [[...prices.keys()], [...failed.keys()], error.message.includes('Pune'), error.cause instanceof Error]
    },
    expect: [['Nashik', 'Satara'], ['Pune'], true, true],
  },
  {
    name: 'never requests more prices at a time than the limit',
    hint: 'mapLimit(districts, limit, …) keeps the limit, if the function you give it returns only when the price is there.',
    run: async ({ collectPrices }) => {
      let running = 0
      let most = 0
      const fetch = async (url) => {
        if (url.endsWith('/districts')) return Response.json({ rows: [...'abcdefgh'], next: null })
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setTimeout(resolve, 1))
        running -= 1
        return Response.json({ paise: 1 })
      }
      const { prices } = await collectPrices('https://mandi.example', { fetch, limit: 2 })
      return [prices.size, most]
    },
    expect: [8, 2],
  },
  {
    name: 'an answer without whole paise makes the district fail',
    hint: 'Check Number.isSafeInteger(paise) before you store it.',
    run: async ({ collectPrices }) => {
      const bodies = { a: '{"paise":1800}', b: '{}', c: '{"paise":"1800"}', d: '{"paise":18.5}', e: '<html>busy</html>', f: 'null' }
      const fetch = async (url) => {
        if (url.endsWith('/districts')) return Response.json({ rows: Object.keys(bodies), next: null })
        return new Response(bodies[url.at(-1)])
      }
      const { prices, failed } = await collectPrices('https://mandi.example', { fetch })
      return [[...prices], [...failed.keys()]]
    },
    expect: [[['a', 1800]], ['b', 'c', 'd', 'e', 'f']],
  },
  {
    name: 'a page of districts that can’t be read stops everything',
    hint: 'Look at the status of the page too, and throw an Error with its address.',
    run: async ({ collectPrices }) => {
      let prices = 0
      const fetch = async (url) => {
        if (url.endsWith('/districts')) return Response.json({ rows: ['Nashik'], next: 'p2' })
        if (url.includes('page=p2')) return new Response('', { status: 404 })
        prices += 1
        return Response.json({ paise: 1 })
      }
      return collectPrices('https://mandi.example', { fetch }).catch((error) => [
        error.message.includes('/districts?page=p2'),
        prices,
      ])
    },
    expect: [true, 0],
  },
]
