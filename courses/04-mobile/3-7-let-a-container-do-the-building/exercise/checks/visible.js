export default [
  {
    name: 'builds what is needed first, whatever the order of the recipes is',
    hint: 'Before build, get each of the needs in the same way, and pass them on in their order.',
    run: ({ createContainer }) => {
      const order = []
      const recipe = (name, ...needs) => ({ needs, build: (...parts) => (order.push(name), `${name}(${parts.join(', ')})`) })
      const container = createContainer({
        worker: recipe('worker', 'outbox'),
        outbox: recipe('outbox', 'database', 'client'),
        client: recipe('client'),
        database: recipe('database'),
      })
      return [container.get('worker'), order]
    },
    expect: ['worker(outbox(database(), client()))', ['database', 'client', 'outbox', 'worker']],
  },
  {
    name: 'gives everybody the same thing',
    hint: 'Keep what was built in a Map, and look there first.',
    run: ({ createContainer }) => {
      let count = 0
      const container = createContainer({
        database: { needs: [], build: () => ({ number: ++count }) },
        a: { needs: ['database'], build: (database) => ({ database }) },
        b: { needs: ['database'], build: (database) => ({ database }) },
      })
      const [a, b] = [container.get('a'), container.get('b')]
      return [a.database === b.database ? 'one' : 'two', container.get('a') === a ? 'same' : 'another', count]
    },
    expect: ['one', 'same', 1],
  },
  {
    name: 'says what nobody builds, and who needs it',
    hint: 'Look whether there is a recipe before you use it. Remember for which thing you came here.',
    run: ({ createContainer }) => {
      const container = createContainer({ outbox: { needs: ['clock'], build: () => 1 } })
      return ['clock', 'outbox'].map((name) => {
        try {
          return container.get(name)
        } catch (error) {
          return error.message
        }
      })
    },
    expect: ['nobody builds clock', 'nobody builds clock, needed by outbox'],
  },
  {
    name: 'finds a circle',
    hint: 'Pass the names on the way to the next call. If the name is among them, it is a circle.',
    run: ({ createContainer }) =>
      createContainer({ a: { needs: ['b'], build: () => 1 }, b: { needs: ['a'], build: () => 2 } }).get('a'),
    throws: 'circle: a → b → a',
  },
  {
    name: 'lists what is missing without building anything',
    hint: 'Go through all recipes and their needs, and look for a recipe of each.',
    run: ({ createContainer }) => {
      let count = 0
      const build = () => ++count
      const container = createContainer({
        outbox: { needs: ['database', 'clock'], build },
        database: { needs: [], build },
        worker: { needs: ['outbox', 'clock', 'log'], build },
      })
      return [container.missing(), count]
    },
    expect: [
      [
        { name: 'clock', neededBy: 'outbox' },
        { name: 'clock', neededBy: 'worker' },
        { name: 'log', neededBy: 'worker' },
      ],
      0,
    ],
  },
  {
    name: 'takes a fake for a test',
    hint: 'Make a new container with the same recipes, in which the named ones only return the value.',
    run: ({ createContainer }) => {
      const container = createContainer({
        members: { needs: [], build: () => ['real'] },
        page: { needs: ['members'], build: (members) => ({ members }) },
      })
      return [container.replace({ members: ['fake'] }).get('page'), container.get('page')]
    },
    expect: [{ members: ['fake'] }, { members: ['real'] }],
  },
]
