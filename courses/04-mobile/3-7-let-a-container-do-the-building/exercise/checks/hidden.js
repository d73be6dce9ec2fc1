export default [
  {
    name: 'builds only what somebody asks for',
    hint: 'Build in get, at the first use, and not when the container is made.',
    run: ({ createContainer }) => {
      const order = []
      const recipe = (name, ...needs) => ({ needs, build: () => order.push(name) })
      const container = createContainer({ a: recipe('a', 'b'), b: recipe('b'), c: recipe('c', 'a') })
      const before = [...order]
      container.get('b')
      container.replace({ c: 1 }).get('c')
      return [before, order]
    },
    expect: [[], ['b']],
  },
  {
    name: 'keeps null, 0 and undefined as well',
    hint: 'Ask the Map with has. A value that counts as false was built, too.',
    run: ({ createContainer }) =>
      [null, 0, undefined, ''].map((value) => {
        let count = 0
        const container = createContainer({ a: { needs: [], build: () => (count++, value) } })
        return [container.get('a'), container.get('a'), count]
      }),
    expect: [
      [null, null, 1],
      [0, 0, 1],
      [undefined, undefined, 1],
      ['', '', 1],
    ],
  },
  {
    name: 'tells the way of a circle from the name that comes twice',
    hint: 'Cut the way at the first place of that name, and put the name at the end.',
    run: ({ createContainer }) => {
      const needs = { start: ['x', 'a'], x: [], a: ['b'], b: ['x', 'c'], c: ['b'], self: ['self'] }
      const container = createContainer(Object.fromEntries(Object.entries(needs).map(([name, list]) => [name, { needs: list, build: () => name }])))
      return ['start', 'c', 'self', 'x'].map((name) => {
        try {
          return container.get(name)
        } catch (error) {
          return error.message
        }
      })
    },
    expect: ['circle: b → c → b', 'circle: c → b → c', 'circle: self → self', 'x'],
  },
  {
    name: 'takes two ways to one thing for no circle',
    hint: 'Only the names on the way to here count, not all that were seen.',
    run: ({ createContainer }) => {
      const needs = { top: ['left', 'right'], left: ['base'], right: ['base', 'left'], base: [] }
      const container = createContainer(
        Object.fromEntries(Object.entries(needs).map(([name, list]) => [name, { needs: list, build: (...parts) => `${name}${parts.length}` }])),
      )
      return ['top', 'right', 'base'].map((name) => container.get(name))
    },
    expect: ['top2', 'right2', 'base0'],
  },
  {
    name: 'tries again after a build that failed',
    hint: 'Keep the thing only after build has returned. What was built before it stays.',
    run: ({ createContainer }) => {
      let [tries, bases] = [0, 0]
      const container = createContainer({
        base: { needs: [], build: () => ++bases },
        file: {
          needs: ['base'],
          build: () => {
            if (++tries === 1) throw new Error('disk full')
            return `file ${tries}`
          },
        },
      })
      const results = [1, 2, 3].map(() => {
        try {
          return container.get('file')
        } catch (error) {
          return error.message
        }
      })
      return [results, tries, bases]
    },
    expect: [['disk full', 'file 2', 'file 2'], 2, 1],
  },
  {
    name: 'gives a test a container of its own',
    hint: 'replace must not touch the recipes or what was built in the old container.',
    run: ({ createContainer }) => {
      let count = 0
      const recipes = {
        base: { needs: [], build: () => ++count },
        page: { needs: ['base', 'clock'], build: (base, clock) => `${base} ${clock}` },
      }
      const container = createContainer(recipes)
      const first = container.get('base')
      const test = container.replace({ clock: 5 })
      const other = test.replace({ base: 'fake' })
      return [first, test.get('page'), other.get('page'), test.missing(), container.missing(), Object.keys(recipes), container.get('base')]
    },
    expect: [1, '2 5', 'fake 5', [], [{ name: 'clock', neededBy: 'page' }], ['base', 'page'], 1],
  },
]
