export default [
  {
    name: 'a consumer that starts again goes on from its disk',
    hint: 'Inbox, table, ledger and what came early must all be on the disk, not in variables.',
    run: async ({ createNetwork, startConsumer }) => {
      const network = createNetwork({ seed: 1 })
      let disk = { inbox: [], table: {}, ledger: {}, early: {} }
      const send = async (id, version, paise) => {
        disk = structuredClone(disk) // as after a restart: the same content, and no memory of the object
        startConsumer(network, 'kitchen', disk)
        network.send('relay', 'kitchen', { id, order: 'ord-1', version, paise })
        await network.run()
      }
      await send('m-3', 3, 9000)
      await send('m-1', 1, 4000)
      await send('m-1', 1, 4000)
      await send('m-2', 2, 1000)
      await send('m-3', 3, 9000)
      return [disk.ledger['ord-1'], disk.table['ord-1'].version, disk.table['ord-1'].paise, disk.inbox.length]
    },
    expect: [[4000, -3000, 8000], 3, 9000, 3],
  },
  {
    name: 'every order ends well with fifteen seeds and a kitchen that stops three times',
    hint: 'Play one seed that fails, and follow one order through network.story.',
    run: async ({ play, wanted }) => {
      const wrong = []
      for (let seed = 20; seed < 35; seed++) {
        const { outbox, disk } = await play({ seed, orders: 12, stops: [100, 5000, 12_000] })
        const right = wanted(outbox)
        for (const order of Object.keys(right.table)) {
          const [now, should] = [disk, right].map(({ table, ledger }) => `${table[order]?.version} ${table[order]?.paise} ${ledger[order]}`)
          if (now !== should) wrong.push({ seed, order, now, should })
        }
        if (outbox.some(({ confirmed }) => !confirmed)) wrong.push({ seed, order: 'not confirmed' })
      }
      return wrong
    },
    expect: [],
  },
  {
    name: 'a row stays unconfirmed while the kitchen is unreachable, and never gives up',
    hint: 'Set confirmed only after the answer. The longest pause is 5 seconds.',
    run: async ({ createNetwork, startConsumer, startRelay }) => {
      const network = createNetwork({ seed: 3, delay: [5, 10] })
      const outbox = [{ id: 'm-1', message: { order: 'ord-1', version: 1, paise: 5000 }, confirmed: false }]
      startConsumer(network, 'kitchen', { inbox: [], table: {}, ledger: {}, early: {} })
      network.cut('relay', 'kitchen')
      startRelay(network, 'kitchen', outbox)
      await network.run(36_000_000)
      const sent = network.story.length
      const before = outbox[0].confirmed
      network.heal('relay', 'kitchen')
      await network.run(12_000)
      return [before, outbox[0].confirmed, sent > 3000 && sent < 15_000 ? 'tried every few seconds' : `${sent} attempts in ten hours`]
    },
    expect: [false, true, 'tried every few seconds'],
  },
  {
    name: 'rows that are confirmed already are not sent',
    hint: 'At its start the relay looks only at rows that are not confirmed.',
    run: async ({ createNetwork, startRelay }) => {
      const network = createNetwork({ seed: 1 })
      const got = []
      network.service('kitchen', ({ id }) => {
        got.push(id)
        return 'confirmed'
      })
      const row = (id, confirmed) => ({ id, message: { order: id, version: 1, paise: 1 }, confirmed })
      const outbox = [row('m-1', true), row('m-2', false), row('m-3', true)]
      startRelay(network, 'kitchen', outbox)
      await network.run(60_000)
      return [got, outbox.map(({ confirmed }) => confirmed)]
    },
    expect: [['m-2'], [true, true, true]],
  },
  {
    name: 'two kitchens with a disk each share nothing',
    hint: 'A variable outside startConsumer is shared by all consumers, and gone after a real restart. Use the disk.',
    run: async ({ createNetwork, startConsumer }) => {
      const ledgers = []
      for (const versions of [[3], [1, 2], [2, 3, 1]]) {
        const network = createNetwork({ seed: 1 })
        const disk = { inbox: [], table: {}, ledger: {}, early: {} }
        startConsumer(network, 'kitchen', disk)
        for (const version of versions) {
          network.send('relay', 'kitchen', { id: `m-${version}`, order: 'ord-1', version, paise: 1000 * version * version })
          await network.run()
        }
        ledgers.push(disk.ledger['ord-1'] ?? [])
      }
      return ledgers
    },
    expect: [[], [1000, 3000], [1000, 3000, 5000]],
  },
  {
    name: 'when the confirmation arrives, the effect is on the disk',
    hint: 'First change the disk, then return "confirmed". What is done later is lost when the kitchen stops.',
    run: async ({ createNetwork, startConsumer }) => {
      const network = createNetwork({ seed: 1, delay: [1, 1] })
      const disk = { inbox: [], table: {}, ledger: {}, early: {} }
      startConsumer(network, 'kitchen', disk)
      const seen = []
      for (const version of [1, 2]) {
        const call = network.call('relay', 'kitchen', { id: `m-${version}`, order: 'ord-1', version, paise: 4000 * version })
        void call.then((answer) => seen.push([answer, disk.table['ord-1']?.version, disk.inbox.length, disk.ledger['ord-1']?.length]))
        await network.run()
      }
      return seen
    },
    expect: [['confirmed', 1, 1, 1], ['confirmed', 2, 2, 2]],
  },
  {
    name: 'pauses grow, and no pause is longer than 5 seconds',
    hint: 'Begin with a short pause and double it after each failure: Math.min(100 * 2 ** attempt, 5000).',
    run: async ({ createNetwork, startRelay }) => {
      const network = createNetwork({ seed: 1, delay: [1, 1] })
      const outbox = [{ id: 'm-1', message: { order: 'ord-1', version: 1, paise: 5000 }, confirmed: false }]
      const times = []
      network.service('kitchen', () => {
        times.push(network.now())
        return new Promise(() => {}) // never answers
      })
      startRelay(network, 'kitchen', outbox)
      await network.run(600_000)
      // Each gap is a timeout and a pause; the timeout is the same in all.
      const gaps = times.slice(1).map((time, i) => time - times[i])
      const mean = (list) => list.reduce((sum, gap) => sum + gap, 0) / list.length
      const grown = mean(gaps.slice(-10)) - mean(gaps.slice(0, 2))
      const spread = Math.max(...gaps) - Math.min(...gaps)
      return [grown >= 500 ? 'later pauses are longer' : 'pauses do not grow', spread <= 5000 ? 'at most 5 seconds' : spread]
    },
    expect: ['later pauses are longer', 'at most 5 seconds'],
  },
  {
    name: 'killed at any millisecond, the kitchen has both, inbox and effect, or neither',
    hint: 'Change inbox, table and ledger together, without an await in between: that is the transaction. Then confirm.',
    run: async ({ createNetwork, startConsumer }) => {
      const wrong = []
      for (let killedAt = 1; killedAt <= 60; killedAt++) {
        const network = createNetwork({ seed: 1, delay: [1, 1] })
        let disk = { inbox: [], table: {}, ledger: {}, early: {} }
        startConsumer(network, 'kitchen', disk)
        const send = (id, version, paise) => network.send('relay', 'kitchen', { id, order: 'ord-1', version, paise })
        send('m-1', 1, 4000)
        await network.run(killedAt)
        disk = structuredClone(disk) // the process is gone, its disk is what it was
        startConsumer(network, 'kitchen', disk)
        for (const again of [['m-1', 1, 4000], ['m-2', 2, 1000]]) {
          send(...again)
          await network.run()
        }
        const end = `${disk.ledger['ord-1']} ${disk.table['ord-1']?.version} ${disk.table['ord-1']?.paise} ${[...disk.inbox].sort()}`
        if (end !== '4000,-3000 2 1000 m-1,m-2') wrong.push({ killedAt, end })
      }
      return wrong
    },
    expect: [],
  },
  {
    name: 'an error of the kitchen is no confirmation',
    hint: 'call() fails with "timeout", or with the message of the service. Both mean: not confirmed, try again.',
    run: async ({ createNetwork, startRelay }) => {
      const network = createNetwork({ seed: 1 })
      const outbox = [{ id: 'm-1', message: { order: 'ord-1', version: 1, paise: 5000 }, confirmed: false }]
      const seen = []
      network.service('kitchen', () => {
        seen.push(outbox[0].confirmed)
        if (seen.length <= 3) throw new Error('disk full')
        return 'confirmed'
      })
      startRelay(network, 'kitchen', outbox)
      await network.run(60_000)
      return [seen, outbox[0].confirmed]
    },
    expect: [[false, false, false, false], true],
  },
  {
    name: 'the relay, too, may be killed at any time and start again from its outbox',
    hint: 'A row is marked only after its confirmation. What is not marked is sent again by the next relay.',
    run: async ({ createNetwork, makeOutbox, newDisk, startConsumer, startRelay, wanted }) => {
      const wrong = []
      for (const killedAt of [3, 40, 150, 333, 700, 1200, 2500]) {
        let [outbox, disk] = [makeOutbox(8, killedAt), newDisk()]
        for (const ms of [killedAt, 120_000]) {
          ;[outbox, disk] = structuredClone([outbox, disk]) // both processes are gone, and start again
          const network = createNetwork({ seed: killedAt, lost: 0.3, doubled: 0.2, delay: [5, 200] })
          startConsumer(network, 'kitchen', disk)
          startRelay(network, 'kitchen', outbox)
          await network.run(ms)
        }
        const right = wanted(outbox)
        const now = (order) => `${disk.table[order]?.version} ${disk.table[order]?.paise} ${disk.ledger[order]}`
        const should = (order) => `${right.table[order].version} ${right.table[order].paise} ${right.ledger[order]}`
        const bad = Object.keys(right.table).find((order) => now(order) !== should(order))
        if (bad) wrong.push({ killedAt, order: bad, now: now(bad), should: should(bad) })
        if (outbox.some(({ confirmed }) => !confirmed)) wrong.push({ killedAt, order: 'not confirmed' })
      }
      return wrong
    },
    expect: [],
  },
]
