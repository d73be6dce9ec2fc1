export default [
  {
    name: 'gives the same promise for the same key, and loads once',
    hint: 'Keep the promise in a Map when it is made, not when it is fulfilled.',
    run: async ({ createLoader }) => {
      const asked = []
      const loader = createLoader(async (key) => {
        asked.push(key)
        return `prices of ${key}`
      })
      const [one, two] = [loader.get('3 Nov'), loader.get('3 Nov')]
      return [one === two ? 'the same promise' : 'two promises', await one, asked]
    },
    expect: ['the same promise', 'prices of 3 Nov', ['3 Nov']],
  },
  {
    name: 'keeps a fulfilled promise, too',
    hint: 'A later get for the same key must not ask again.',
    run: async ({ createLoader }) => {
      let requests = 0
      const loader = createLoader(async () => ++requests)
      await loader.get('a')
      await loader.get('a')
      return [await loader.get('a'), requests]
    },
    expect: [1, 1],
  },
  {
    name: 'loads each key on its own',
    hint: 'The key decides which promise is given.',
    run: async ({ createLoader }) => {
      const loader = createLoader(async (key) => key.toUpperCase())
      return Promise.all([loader.get('onion'), loader.get('tomato'), loader.get('onion')])
    },
    expect: ['ONION', 'TOMATO', 'ONION'],
  },
  {
    name: 'asks again after a failure',
    hint: 'When the promise fails, delete it from the Map.',
    run: async ({ createLoader }) => {
      let requests = 0
      const loader = createLoader(async () => {
        requests++
        if (requests === 1) throw new Error('offline')
        return 'prices'
      })
      const first = await loader.get('a').catch((error) => error.message)
      const second = await loader.get('a').catch((error) => error.message)
      return [first, second, requests]
    },
    expect: ['offline', 'prices', 2],
  },
  {
    name: 'loads again after forget, and leaves other keys alone',
    hint: 'forget deletes one key.',
    run: async ({ createLoader }) => {
      const asked = []
      const loader = createLoader(async (key) => asked.push(key))
      await Promise.all([loader.get('a'), loader.get('b')])
      loader.forget('a')
      loader.forget('never asked')
      await Promise.all([loader.get('a'), loader.get('b')])
      return asked
    },
    expect: ['a', 'b', 'a'],
  },
]
