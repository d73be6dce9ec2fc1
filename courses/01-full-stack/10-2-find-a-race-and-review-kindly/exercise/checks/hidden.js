export default [
  {
    name: 'gives ten payments the numbers 1 to 10, with many patterns of delays',
    hint: 'A lock of your own has to hold for every store. Reading and writing must be one step for each of them.',
    run: async ({ nextReceiptNumber }) => {
      const round = async (seed) => {
        const values = new Map()
        let state = seed
        const wait = () => {
          state = (state * 16_807) % 2_147_483_647
          return new Promise((resolve) => setTimeout(resolve, state % 4))
        }
        let last = Promise.resolve()
        const store = {
          read: async (key) => {
            await wait()
            return values.get(key)
          },
          write: async (key, value) => {
            await wait()
            values.set(key, value)
          },
          update: (key, change) => {
            const result = last.then(async () => {
              await wait()
              return values.set(key, change(values.get(key))).get(key)
            })
            last = result.catch(() => {})
            return result
          },
        }
        const numbers = await Promise.all(Array.from({ length: 10 }, () => nextReceiptNumber(store)))
        return { seed, sorted: numbers.sort((a, b) => a - b).join(' ') }
      }
      const rounds = await Promise.all(Array.from({ length: 20 }, (_, index) => round(index + 1)))
      const wrong = rounds.filter(({ sorted }) => sorted !== '1 2 3 4 5 6 7 8 9 10')
      return { rounds: 20, wrong: wrong.slice(0, 2) }
    },
    expect: { rounds: 20, wrong: [] },
  },
  {
    name: 'counts each store for itself',
    hint: 'The number belongs to the store, not to the file.',
    run: async ({ nextReceiptNumber }) => {
      const createStore = () => {
        const values = new Map()
        let last = Promise.resolve()
        return {
          read: async (key) => values.get(key),
          write: async (key, value) => void values.set(key, value),
          update: (key, change) => (last = last.then(() => values.set(key, change(values.get(key))).get(key))),
        }
      }
      const [shop, phone] = [createStore(), createStore()]
      return Promise.all([nextReceiptNumber(shop), nextReceiptNumber(phone), nextReceiptNumber(shop)])
    },
    expect: [1, 1, 2],
  },
]
