export default [
  {
    name: 'copies everything when nobody writes',
    hint: 'backfill takes the rows after progress.lastId, and stores the last id in the same transaction.',
    run: ({ play }) => play({ writes: 0 }),
    expect: { missing: 0, different: 0, stillThere: 0 },
  },
  {
    name: 'one step of the backfill copies at most size rows, in the order of the ids',
    hint: 'old.after(lastId, size) gives the next rows.',
    run: ({ createOld, createTarget, prepare, backfill }) => {
      const [old, target] = [createOld(25), createTarget()]
      prepare(old, target)
      const seen = []
      for (let i = 0; i < 3; i++) {
        const { done } = backfill(old, target, 10)
        seen.push([target.all().length, target.all().at(-1)?.id, done])
      }
      return seen
    },
    expect: [[10, 10, false], [20, 20, false], [25, 25, true]],
  },
  {
    name: 'a row that changes during the copy is right in the end',
    hint: 'Start recording in prepare, before the first row is copied. catchUp copies the row as it is now.',
    run: ({ createOld, createTarget, prepare, backfill, catchUp }) => {
      const [old, target] = [createOld(20), createTarget()]
      prepare(old, target)
      old.put({ id: 15, office: 'Dadar Press', place: 'Churchgate' })
      backfill(old, target, 10)
      old.put({ id: 3, office: 'Andheri Bank', place: 'Dadar' })
      old.put({ id: 3, office: 'Andheri Bank', place: 'Borivali' })
      while (!backfill(old, target, 10).done);
      const handled = catchUp(old, target)
      return [target.all()[2].place, target.all()[14].place, handled, catchUp(old, target)]
    },
    expect: ['Borivali', 'Churchgate', 3, 0],
  },
  {
    name: 'a deleted row is deleted, and a new one is there',
    hint: 'If old.get(id) finds nothing, delete the row in the target.',
    run: ({ createOld, createTarget, prepare, backfill, catchUp }) => {
      const [old, target] = [createOld(5), createTarget()]
      prepare(old, target)
      backfill(old, target, 10)
      old.delete(2)
      old.put({ id: 6, office: 'new', place: 'kitchen' })
      catchUp(old, target)
      return target.all().map(({ id }) => id)
    },
    expect: [1, 3, 4, 5, 6],
  },
  {
    name: 'nothing differs while the monolith writes without a pause',
    hint: 'Record first, then copy, then catch up until nothing is left.',
    run: ({ play }) => [1, 2, 3, 4].map((seed) => play({ seed })),
    expect: [
      { missing: 0, different: 0, stillThere: 0 },
      { missing: 0, different: 0, stillThere: 0 },
      { missing: 0, different: 0, stillThere: 0 },
      { missing: 0, different: 0, stillThere: 0 },
    ],
  },
]
