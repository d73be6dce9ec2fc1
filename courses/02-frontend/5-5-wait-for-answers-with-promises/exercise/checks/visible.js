export default [
  {
    name: 'gives a value after some time, and not before',
    hint: 'return new Promise((resolve) => setTimeout(() => resolve(value), ms))',
    run: async ({ wait }) => {
      const told = []
      const promise = wait(30, 'chai')
      promise.then?.((value) => told.push(value))
      await new Promise((resolve) => setTimeout(resolve, 5))
      const early = [...told]
      const value = await promise
      const order = []
      await Promise.all([wait(50, 'longer'), wait(5, 'shorter')].map((one) => one.then?.((name) => order.push(name))))
      return [promise instanceof Promise ? 'a promise' : typeof promise, early, value, order]
    },
    expect: ['a promise', [], 'chai', ['shorter', 'longer']],
  },
  {
    name: 'writes the price when the answer comes',
    hint: 'await the answer before you put it into the text. [object Promise] means that await is missing. 0 is an answer, too.',
    run: async ({ priceText }) => [await priceText(async () => 1780, 'Onion'), await priceText(async (crop) => crop.length, 'Garlic'), await priceText(async () => 0, 'Radish')],
    expect: ['Onion: ₹1780', 'Garlic: ₹6', 'Radish: ₹0'],
  },
  {
    name: 'says “no answer” when the question fails',
    hint: 'try and catch around the await.',
    run: async ({ priceText }) =>
      priceText(async () => {
        throw new Error('offline')
      }, 'Rice'),
    expect: 'Rice: no answer',
  },
  {
    name: 'gives all prices in the order of the crops',
    hint: 'Promise.all keeps the order of the list, whichever answer comes first.',
    run: async ({ allPrices }) => {
      const prices = { Onion: [30, 1780], Tomato: [5, 1400], Wheat: [15, 2575] }
      return allPrices((crop) => new Promise((resolve) => setTimeout(() => resolve(prices[crop][1]), prices[crop][0])), ['Onion', 'Tomato', 'Wheat'])
    },
    expect: [1780, 1400, 2575],
  },
  {
    name: 'fails with “too slow” after the limit',
    hint: 'Promise.race between the promise and one that rejects with new Error("too slow") after ms.',
    run: async ({ withLimit }) => {
      const results = []
      for (const [needed, limit] of [[200, 10], [30, 5]]) {
        try {
          results.push(await withLimit(new Promise((resolve) => setTimeout(() => resolve('late'), needed)), limit))
        } catch (error) {
          results.push(`${error.name}: ${error.message}`)
        }
      }
      return results
    },
    expect: ['Error: too slow', 'Error: too slow'],
  },
]
