export default [
  {
    name: 'reports a deleted field, but not one that wasn’t there',
    hint: 'The trap deleteProperty: ask Object.hasOwn before, Reflect.deleteProperty, then report undefined.',
    run: ({ watch }) => {
      const changes = []
      const order = watch({ note: 'gift', shop: { name: 'A' } }, (path, value) => changes.push([path, value]))
      delete order.note
      delete order.note
      delete order.shop.name
      return [changes, Object.keys(order)]
    },
    expect: [
      [
        ['note', undefined],
        ['shop.name', undefined],
      ],
      ['shop'],
    ],
  },
  {
    name: 'watches objects that are added later',
    hint: 'Wrap when somebody reads, not once at the beginning.',
    run: ({ watch }) => {
      const changes = []
      const order = watch({ items: [] }, (path) => changes.push(path))
      order.items.push({ id: 'tea', done: false })
      order.shop = { name: 'A' }
      changes.length = 0
      order.items[0].done = true
      order.shop.name = 'B'
      return changes
    },
    expect: ['items.0.done', 'shop.name'],
  },
  {
    name: 'the object itself stays plain, and shows every change',
    hint: 'Write to the target. The proxy stores nothing itself.',
    run: ({ watch }) => {
      const target = { paise: 1, items: [] }
      const order = watch(target, () => {})
      order.paise = 2
      order.items.push('tea')
      return [target, JSON.stringify(order)]
    },
    expect: [{ paise: 2, items: ['tea'] }, '{"paise":2,"items":["tea"]}'],
  },
  {
    name: 'getters see the proxy as this',
    hint: 'Pass the receiver on: Reflect.get(target, name, receiver).',
    run: ({ watch }) => {
      const changes = []
      const order = watch(
        {
          reads: 0,
          paise: 4500,
          get rupees() {
            this.reads += 1
            return this.paise / 100
          },
        },
        (path, value) => changes.push([path, value]),
      )
      return [order.rupees, changes]
    },
    expect: [45, [['reads', 1]]],
  },
  {
    name: 'setters work, and what they change is reported',
    hint: 'Reflect.set(target, name, value, receiver) calls a setter with the proxy as this.',
    run: ({ watch }) => {
      const changes = []
      const order = watch(
        {
          paise: 0,
          set rupees(value) {
            this.paise = value * 100
          },
        },
        (path) => changes.push(path),
      )
      order.rupees = 45
      return [order.paise, changes.includes('paise')]
    },
    expect: [4500, true],
  },
  {
    name: 'strict lets methods, in, writing and symbols work',
    hint: 'Only reading a text name that is nowhere throws. toString is in the prototype, so it is there.',
    run: ({ strict }) => {
      const list = strict(['tea', 'salt'])
      const order = strict({ paise: 1 })
      order.note = 'gift'
      return ['note' in order, 'phone' in order, order.note, `${order}`, [...list], list.map((word) => word.length)]
    },
    expect: [true, false, 'gift', '[object Object]', ['tea', 'salt'], [3, 4]],
  },
  {
    name: 'two watchers of one object don’t disturb each other',
    hint: 'The WeakMap belongs inside watch: another watcher needs other proxies.',
    run: ({ watch }) => {
      const target = { shop: { name: 'A' } }
      const seen = []
      const first = watch(target, (path) => seen.push(`first ${path}`))
      const second = watch(target, (path) => seen.push(`second ${path}`))
      first.shop.name = 'B'
      second.shop.name = 'C'
      return seen
    },
    expect: ['first shop.name', 'second shop.name'],
  },
]
