export default [
  {
    name: 'never runs more jobs than the limit',
    hint: 'Start `limit` workers. Each one takes the next item until there is none, and awaits the job before the next.',
    run: async ({ mapLimit }) => {
      let running = 0
      let most = 0
      await mapLimit([1, 2, 3, 4, 5, 6, 7], 3, async () => {
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setTimeout(resolve, 1))
        running -= 1
      })
      return most
    },
    expect: 3,
  },
  {
    name: 'starts the next job as soon as one has finished',
    hint: 'Do you work in groups and wait for the slowest of each? Let each worker take the next item by itself.',
    run: async ({ mapLimit }) => {
      const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
      const finish = []
      const started = []
      let isOver = false
      const all = mapLimit(['a', 'b', 'c', 'd'], 2, async (item, index) => {
        started.push(item)
        if (!isOver) await new Promise((resolve) => (finish[index] = resolve))
      })
      await settle()
      const counts = [started.length]
      finish[1]?.()
      await settle()
      counts.push(started.length)
      finish[2]?.()
      await settle()
      counts.push(started.length)
      isOver = true
      for (const end of finish) end?.()
      await all
      return counts
    },
    expect: [2, 3, 4],
  },
  {
    name: 'gives the results in the order of the items',
    hint: 'Write each result at its index: results[index] = …. push() gives the order in which jobs finish.',
    run: ({ mapLimit }) =>
      mapLimit([6, 1, 3], 2, async (ms, index) => {
        await new Promise((resolve) => setTimeout(resolve, ms))
        return `${index}: ${ms}`
      }),
    expect: ['0: 6', '1: 1', '2: 3'],
  },
  {
    name: 'an empty list gives an empty list',
    hint: 'Without items no worker has anything to do. Is there a promise that nobody ever resolves?',
    run: ({ mapLimit }) => mapLimit([], 3, async () => 'never'),
    expect: [],
  },
  {
    name: 'rejects with the error of a failed job',
    hint: 'Await the workers with Promise.all: it rejects as soon as one of them does.',
    run: ({ mapLimit }) =>
      mapLimit([1, 2, 3], 2, async (n) => {
        if (n === 2) throw new Error('page 2 is missing')
        return n
      }),
    throws: 'page 2 is missing',
  },
  {
    name: 'refuses a limit that is not a whole number above 0',
    hint: 'Throw a RangeError first: !Number.isInteger(limit) || limit < 1. In an async function the promise then rejects.',
    run: async ({ mapLimit }) => {
      const names = []
      for (const limit of [0, -1, 1.5, NaN])
        names.push(
          await mapLimit([1], limit, async () => 1).catch((error) =>
            error instanceof RangeError ? 'RangeError' : error.name,
          ),
        )
      return names
    },
    expect: ['RangeError', 'RangeError', 'RangeError', 'RangeError'],
  },
  {
    name: 'reads the rows of all pages',
    hint: 'Load, yield the rows, continue with next as the token until next is null. yield* yields all elements of a list. Only null is the end: 0 is a token, too.',
    run: async ({ readPages }) => {
      const pages = { undefined: { rows: [1, 2], next: 'b' }, b: { rows: [], next: 0 }, 0: { rows: [3], next: null } }
      const rows = []
      for await (const row of readPages(async (token) => pages[token])) rows.push(row)
      return rows
    },
    expect: [1, 2, 3],
  },
]
