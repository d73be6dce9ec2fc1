export default [
  {
    name: 'gives 1, 2 and 3 to payments one after the other',
    hint: 'The first number is 1: without a stored number, the last one is 0.',
    run: async ({ nextReceiptNumber }) => {
      const values = new Map()
      let last = Promise.resolve()
      const store = {
        read: async (key) => values.get(key),
        write: async (key, value) => void values.set(key, value),
        update: (key, change) => (last = last.then(() => values.set(key, change(values.get(key))).get(key))),
      }
      return [await nextReceiptNumber(store), await nextReceiptNumber(store), await nextReceiptNumber(store)]
    },
    expect: [1, 2, 3],
  },
  {
    name: 'gives two payments at the same moment different numbers',
    hint: 'Between read and write somebody else gets a turn. The store has a call that does both as one step.',
    run: async ({ nextReceiptNumber }) => {
      const values = new Map()
      let last = Promise.resolve()
      const store = {
        read: async (key) => values.get(key),
        write: async (key, value) => void values.set(key, value),
        update: (key, change) => (last = last.then(() => values.set(key, change(values.get(key))).get(key))),
      }
      const numbers = await Promise.all([nextReceiptNumber(store), nextReceiptNumber(store)])
      return numbers.sort((a, b) => a - b)
    },
    expect: [1, 2],
  },
  {
    name: 'continues after the number that is stored',
    hint: 'The last number is stored under last-receipt.',
    run: async ({ nextReceiptNumber }) => {
      const values = new Map([['last-receipt', 116]])
      let last = Promise.resolve()
      const store = {
        read: async (key) => values.get(key),
        write: async (key, value) => void values.set(key, value),
        update: (key, change) => (last = last.then(() => values.set(key, change(values.get(key))).get(key))),
      }
      return [await nextReceiptNumber(store), values.get('last-receipt')]
    },
    expect: [117, 117],
  },
]
