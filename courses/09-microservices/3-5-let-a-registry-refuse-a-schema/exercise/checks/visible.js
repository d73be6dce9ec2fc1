export default [
  {
    name: 'a new field needs a default',
    hint: 'Go through the fields of the reader. If the writer has no such field, a default must be there.',
    run: ({ problems }) => {
      const order = (...fields) => ({ type: 'record', name: 'Order', fields })
      const id = { name: 'id', type: 'string' }
      return [
        problems(order(id, { name: 'spice', type: 'string' }), order(id)),
        problems(order(id, { name: 'spice', type: 'string', default: 'medium' }), order(id)),
        problems(order(id), order(id, { name: 'spice', type: 'string' })),
      ]
    },
    expect: [['spice: missing, and no default'], [], []],
  },
  {
    name: 'a type may only become a wider one',
    hint: 'Write the table of promotions as an object: for each type of the writer, the types it may be read as.',
    run: ({ problems }) => {
      const order = (type) => ({ type: 'record', name: 'Order', fields: [{ name: 'paise', type }] })
      return [
        problems(order('long'), order('int')),
        problems(order('int'), order('long')),
        problems(order('double'), order('int')),
        problems(order('string'), order('int')),
      ]
    },
    expect: [[], ["paise: long can't be read as int"], [], ["paise: int can't be read as string"]],
  },
  {
    name: 'what was optional can’t become required, and the other way round it can',
    hint: 'Every branch of the writer’s union must fit some branch of the reader’s.',
    run: ({ problems }) => {
      const order = (type) => ({ type: 'record', name: 'Order', fields: [{ name: 'note', type }] })
      return [problems(order('string'), order(['null', 'string'])), problems(order(['null', 'string']), order('string'))]
    },
    expect: [["note: null|string can't be read as string"], []],
  },
  {
    name: 'the reader gets its own fields, with defaults for missing ones',
    hint: 'Build an object from the reader’s fields. Take the value if the writer has the field, else the default.',
    run: ({ resolve }) =>
      resolve(
        {
          type: 'record',
          name: 'Order',
          fields: [
            { name: 'id', type: 'string' },
            { name: 'note', type: ['null', 'string'], default: null },
            { name: 'spice', type: 'string', default: 'medium' },
          ],
        },
        { type: 'record', name: 'Order', fields: [{ name: 'id', type: 'string' }, { name: 'floor', type: 'int' }] },
        { id: 'ord-1', floor: 3 },
      ),
    expect: { id: 'ord-1', note: null, spice: 'medium' },
  },
  {
    name: 'BACKWARD asks whether the new schema reads the old one, FORWARD the opposite',
    hint: 'problems(next, old) for backward, problems(old, next) for forward, both for full.',
    run: ({ register }) => {
      const order = (...fields) => ({ type: 'record', name: 'Order', fields })
      const id = { name: 'id', type: 'string' }
      const spice = { name: 'spice', type: 'string' }
      const attempt = (mode, old, next) => {
        try {
          return register(mode, [old], next).length
        } catch (error) {
          return error.message
        }
      }
      return [
        attempt('BACKWARD', order(id), order(id, spice)),
        attempt('FORWARD', order(id), order(id, spice)),
        attempt('FULL', order(id), order(id, spice)),
        attempt('FORWARD', order(id, spice), order(id)),
        attempt('BACKWARD', order(id, spice), order(id)),
      ]
    },
    expect: ['spice: missing, and no default', 2, 'spice: missing, and no default', 'spice: missing, and no default', 2],
  },
]
