export default [
  {
    name: 'asks for all crops before the first answer comes',
    hint: 'Start all questions with map, and await them together. await in a loop asks one after the other.',
    run: async ({ allPrices }) => {
      const log = []
      await allPrices(async (crop) => {
        log.push(`ask ${crop}`)
        await new Promise((resolve) => setTimeout(resolve, 5))
        log.push(`got ${crop}`)
        return 1
      }, ['Onion', 'Tomato', 'Wheat'])
      return log
    },
    expect: ['ask Onion', 'ask Tomato', 'ask Wheat', 'got Onion', 'got Tomato', 'got Wheat'],
  },
  {
    name: 'fails with the error of the crop that failed',
    hint: 'Don’t catch anything in allPrices: Promise.all fails with the first error.',
    run: async ({ allPrices }) => {
      try {
        return await allPrices(async (crop) => {
          if (crop === 'Rice') throw new Error('no rice today')
          return 1
        }, ['Onion', 'Rice'])
      } catch (error) {
        return error.message
      }
    },
    expect: 'no rice today',
  },
  {
    name: 'also catches an error that is thrown at once',
    hint: 'The call of ask belongs inside of the try, not before it.',
    run: async ({ priceText }) => {
      try {
        return await priceText(() => {
          throw new TypeError('ask is broken')
        }, 'Onion')
      } catch (error) {
        return `failed: ${error.message}`
      }
    },
    expect: 'Onion: no answer',
  },
  {
    name: 'gives the value of a promise that is quick enough, and its own error',
    hint: 'Whichever comes first decides: the value, the error of the promise, or the limit.',
    run: async ({ withLimit }) => {
      const quick = await withLimit(new Promise((resolve) => setTimeout(() => resolve('in time'), 60)), 400)
      try {
        return [quick, await withLimit(Promise.reject(new Error('offline')), 300)]
      } catch (error) {
        return [quick, error.message]
      }
    },
    expect: ['in time', 'offline'],
  },
  {
    name: 'gives an empty list for no crops',
    hint: 'Promise.all of an empty list is fulfilled at once.',
    run: async ({ allPrices }) => allPrices(async () => 1, []),
    expect: [],
  },
]
