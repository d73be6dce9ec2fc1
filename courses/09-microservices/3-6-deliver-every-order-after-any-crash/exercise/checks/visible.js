export default [
  {
    name: 'on a good network everything arrives once',
    hint: 'Call the service for each row, and set confirmed when the answer comes.',
    run: async ({ play, wanted }) => {
      const { outbox, disk, network } = await play({ seed: 1, orders: 6, lost: 0, doubled: 0 })
      const right = wanted(outbox)
      return {
        waiting: outbox.filter(({ confirmed }) => !confirmed).length,
        wrong: Object.keys(right.table).filter((order) => JSON.stringify(disk.table[order]?.paise) !== JSON.stringify(right.table[order].paise)),
        sentTwice: network.story.filter((line) => line.includes('relay -> kitchen')).length - outbox.length,
      }
    },
    expect: { waiting: 0, wrong: [], sentTwice: 0 },
  },
  {
    name: 'lost messages are sent again until they are confirmed',
    hint: 'A timeout means: send the same row again, after a pause. Don’t give up.',
    run: async ({ play }) => {
      const results = []
      for (const seed of [2, 3, 4]) {
        const { outbox } = await play({ seed, lost: 0.4, doubled: 0 })
        results.push(outbox.filter(({ confirmed }) => !confirmed).length)
      }
      return results
    },
    expect: [0, 0, 0],
  },
  {
    name: 'the table has the latest version of each order',
    hint: 'Write only if the version is higher than the one in the table.',
    run: async ({ play, wanted }) => {
      const { outbox, disk } = await play({ seed: 5 })
      const right = wanted(outbox).table
      return Object.keys(right).filter((order) => disk.table[order]?.version !== right[order].version || disk.table[order]?.paise !== right[order].paise)
    },
    expect: [],
  },
  {
    name: 'the ledger has a line for each version, in order',
    hint: 'Put a version that comes too early on the disk, and look for the next one after each line.',
    run: async ({ play, wanted }) => {
      const { outbox, disk } = await play({ seed: 6 })
      const right = wanted(outbox).ledger
      return Object.keys(right)
        .filter((order) => String(disk.ledger[order]) !== String(right[order]))
        .map((order) => `${order}: ${disk.ledger[order]}, not ${right[order]}`)
    },
    expect: [],
  },
  {
    name: 'a message that comes again has no effect',
    hint: 'Look for its id in the inbox, and confirm it again.',
    run: async ({ createNetwork, startConsumer }) => {
      const network = createNetwork({ seed: 1 })
      const disk = { inbox: [], table: {}, ledger: {}, early: {} }
      startConsumer(network, 'kitchen', disk)
      const send = (id, version, paise) => network.call('relay', 'kitchen', { id, order: 'ord-1', version, paise })
      const answers = [send('m-1', 1, 4000), send('m-1', 1, 4000), send('m-2', 2, 1000), send('m-1', 1, 4000)]
      await network.run()
      return [await Promise.all(answers), disk.ledger['ord-1'], disk.table['ord-1'].paise]
    },
    expect: [['confirmed', 'confirmed', 'confirmed', 'confirmed'], [4000, -3000], 1000],
  },
]
