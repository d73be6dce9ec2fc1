export default [
  {
    name: 'a power failure anywhere does no harm',
    hint: 'Progress belongs to the target, in the same transaction as the rows. After a restart, go on from there.',
    run: ({ play }) => {
      const wrong = []
      for (let crashAt = 1; crashAt <= 16; crashAt++)
        for (const seed of [5, 6]) {
          const result = play({ crashAt, seed })
          if (result.missing + result.different + result.stillThere > 0) wrong.push({ crashAt, seed, ...result })
        }
      return wrong
    },
    expect: [],
  },
  {
    name: 'after a crash the backfill goes on, and doesn’t begin again',
    hint: 'prepare must not set the progress back.',
    run: ({ createOld, createTarget, prepare, backfill }) => {
      const [old, target] = [createOld(30), createTarget()]
      prepare(old, target)
      backfill(old, target, 10)
      backfill(old, target, 10)
      prepare(old, target)
      const { done } = backfill(old, target, 5)
      backfill(old, target, 1)
      backfill(old, target, 1)
      return [done, target.all().length, target.progress().lastId]
    },
    expect: [false, 27, 27],
  },
  {
    name: 'two moves at the same time don’t disturb each other',
    hint: 'Keep nothing in variables of the module. A second table, or a restart, would meet them.',
    run: ({ createOld, createTarget, prepare, backfill, catchUp }) => {
      const pairs = [12, 17].map((count) => [createOld(count), createTarget()])
      for (const [old, target] of pairs) prepare(old, target)
      for (let i = 0; i < 6; i++) for (const [old, target] of pairs) backfill(old, target, 4)
      for (const [old] of pairs) old.put({ id: 5, office: 'x', place: 'moved' })
      for (const [old, target] of pairs) catchUp(old, target)
      return pairs.map(([, target]) => [target.all().length, target.all()[4]?.place])
    },
    expect: [[12, 'moved'], [17, 'moved']],
  },
  {
    name: 'many changes are caught up in portions',
    hint: 'Take at most 100 changes, and store the last seq. The next call goes on after it.',
    run: ({ createOld, createTarget, prepare, backfill, catchUp }) => {
      const [old, target] = [createOld(10), createTarget()]
      prepare(old, target)
      backfill(old, target, 50)
      for (let i = 0; i < 250; i++) old.put({ id: 1 + (i % 10), office: 'x', place: `${i}` })
      return [catchUp(old, target), catchUp(old, target), catchUp(old, target), catchUp(old, target), target.all()[9].place]
    },
    expect: [100, 100, 50, 0, '249'],
  },
]
