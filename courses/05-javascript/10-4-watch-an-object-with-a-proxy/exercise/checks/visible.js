export default [
  {
    name: 'reports a change with its path and value',
    hint: 'Write the value with Reflect.set, then call onChange(path, value). Return what Reflect.set returned.',
    run: ({ watch }) => {
      const changes = []
      const order = watch({ customer: 'Asha', paise: 4500 }, (path, value) => changes.push([path, value]))
      order.paise = 5000
      order.paise += 1
      order.note = 'gift'
      return [changes, order.paise]
    },
    expect: [
      [
        ['paise', 5000],
        ['paise', 5001],
        ['note', 'gift'],
      ],
      5001,
    ],
  },
  {
    name: 'reports changes deep inside with the whole path',
    hint: 'In get, wrap objects before you return them, and give each wrapper its path: items.0.done.',
    run: ({ watch }) => {
      const changes = []
      const order = watch({ items: [{ id: 'tea', done: false }], shop: { name: 'A' } }, (path, value) =>
        changes.push([path, value]),
      )
      order.items[0].done = true
      order.shop.name = 'B'
      return changes
    },
    expect: [
      ['items.0.done', true],
      ['shop.name', 'B'],
    ],
  },
  {
    name: 'reports nothing if the value is equal',
    hint: 'Compare the old and the new value with Object.is before you report. NaN equals NaN there.',
    run: ({ watch }) => {
      const changes = []
      const order = watch({ paise: 4500, rate: NaN, note: undefined }, (path) => changes.push(path))
      order.paise = 4500
      order.rate = NaN
      order.note = undefined
      order.paise = 4501
      return changes
    },
    expect: ['paise'],
  },
  {
    name: 'the same object gives the same proxy',
    hint: 'Remember each proxy in a WeakMap, with the object as the key.',
    run: ({ watch }) => {
      const order = watch({ items: [{ id: 'tea' }] }, () => {})
      return [order.items === order.items, order.items[0] === order.items.find(({ id }) => id === 'tea')]
    },
    expect: [true, true],
  },
  {
    name: 'readOnly refuses writes and deletes at every level',
    hint: 'Three traps throw a TypeError with the name in its message. get wraps objects in readOnly too.',
    run: ({ readOnly }) => {
      const settings = { rate: 25, shop: { name: 'A', tags: ['x'] } }
      const fixed = readOnly(settings)
      const outcomes = [
        ['rate', () => (fixed.rate = 30)],
        ['name', () => (fixed.shop.name = 'B')],
        ['rate', () => delete fixed.rate],
        ['1', () => fixed.shop.tags.push('y')],
      ].map(([name, change]) => {
        try {
          change()
          return 'changed'
        } catch (error) {
          return error instanceof TypeError && error.message.includes(name) ? 'refused' : error.message
        }
      })
      return [outcomes, settings]
    },
    expect: [['refused', 'refused', 'refused', 'refused'], { rate: 25, shop: { name: 'A', tags: ['x'] } }],
  },
  {
    name: 'strict throws for a name that isn’t there',
    hint: 'In get, ask Reflect.has(target, name). Let symbols pass: console.log and for…of read some.',
    run: ({ strict }) => {
      const order = strict({ paise: 4500, note: undefined })
      const read = (name) => {
        try {
          return order[name]
        } catch (error) {
          return error instanceof ReferenceError && error.message.includes(name) ? 'no such name' : error.message
        }
      }
      return [read('paise'), read('note'), read('piase')]
    },
    expect: [4500, undefined, 'no such name'],
  },
]
