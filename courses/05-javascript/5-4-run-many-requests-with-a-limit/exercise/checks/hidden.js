export default [
  {
    name: 'starts no further job after a failure',
    hint: 'Remember in a variable that a job has failed. Every worker looks at it before it takes the next item.',
    run: async ({ mapLimit }) => {
      const started = []
      const outcome = await mapLimit([1, 2, 3, 4, 5, 6], 2, async (n) => {
        started.push(n)
        await new Promise((resolve) => setTimeout(resolve, n))
        if (n === 1) throw new Error('blocked')
        return n
      }).catch((error) => error.message)
      await new Promise((resolve) => setTimeout(resolve, 15))
      return { outcome, started }
    },
    expect: { outcome: 'blocked', started: [1, 2] },
  },
  {
    name: 'stops if a job throws at once',
    hint: 'Call work inside the try of an async function, so that a throw counts as a failed job too.',
    run: async ({ mapLimit }) => {
      const started = []
      const outcome = await mapLimit(['a', 'b', 'c'], 1, (item) => {
        started.push(item)
        if (item === 'b') throw new Error('bad item b')
        return item
      }).catch((error) => error.message)
      return { outcome, started }
    },
    expect: { outcome: 'bad item b', started: ['a', 'b'] },
  },
  {
    name: 'loads a page only when its rows are needed',
    hint: 'Load inside the loop, right before you yield the rows of that page.',
    run: async ({ readPages }) => {
      const loaded = []
      const load = async (token) => {
        loaded.push(token ?? 'first')
        return token === undefined ? { rows: ['a', 'b'], next: 'p2' } : { rows: ['c'], next: null }
      }
      for await (const row of readPages(load)) if (row === 'b') break
      const afterBreak = [...loaded]
      for await (const row of readPages(load)) if (row === 'c') break
      return { afterBreak, loaded }
    },
    expect: { afterBreak: ['first'], loaded: ['first', 'first', 'p2'] },
  },
  {
    name: 'throws if a token appears twice',
    hint: 'Keep the tokens in a Set. If the next one is already in it, throw an Error instead of loading again.',
    run: async ({ readPages }) => {
      const next = { undefined: 'a', a: 'b', b: 'a' }
      let loads = 0
      const load = async (token) => {
        loads += 1
        if (loads > 20) throw new RangeError('it loops for ever')
        return { rows: [token ?? 'first'], next: next[token] }
      }
      const rows = []
      try {
        for await (const row of readPages(load)) rows.push(row)
      } catch (error) {
        rows.push(error.message === 'it loops for ever' ? error.message : 'an error of your own')
      }
      return rows
    },
    expect: ['first', 'a', 'b', 'an error of your own'],
  },
]
