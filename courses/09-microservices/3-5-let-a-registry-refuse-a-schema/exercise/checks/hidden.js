export default [
  {
    name: 'an enum must know all words of the writer, or have a default',
    hint: 'Compare the symbols. With a default, an unknown word is no problem for the schema.',
    run: ({ problems }) => {
      const order = (...states) => ({ type: 'record', name: 'Order', fields: [{ name: 'state', type: { type: 'enum', name: 'State', symbols: states } }] })
      const careful = {
        type: 'record',
        name: 'Order',
        fields: [{ name: 'state', type: { type: 'enum', name: 'State', symbols: ['placed', 'other'], default: 'other' } }],
      }
      return [
        problems(order('placed', 'paused'), order('placed')),
        problems(order('placed'), order('placed', 'paused')),
        problems(careful, order('placed', 'paused')),
      ]
    },
    expect: [[], ["state: State can't be read as State"], []],
  },
  {
    name: 'an unknown word becomes the default word of the reader',
    hint: 'Look whether the reader’s enum has the word. If not, use its default.',
    run: ({ resolve }) => {
      const order = (type) => ({ type: 'record', name: 'Order', fields: [{ name: 'state', type }] })
      const reader = order({ type: 'enum', name: 'State', symbols: ['placed', 'other'], default: 'other' })
      const writer = order({ type: 'enum', name: 'State', symbols: ['placed', 'paused'] })
      return [resolve(reader, writer, { state: 'paused' }), resolve(reader, writer, { state: 'placed' })]
    },
    expect: [{ state: 'other' }, { state: 'placed' }],
  },
  {
    name: 'a default of null, 0 or an empty text is a default',
    hint: 'Ask whether the field has the property default, not whether its value is true.',
    run: ({ problems, resolve }) => {
      const reader = {
        type: 'record',
        name: 'Order',
        fields: [
          { name: 'note', type: ['null', 'string'], default: null },
          { name: 'floor', type: 'int', default: 0 },
          { name: 'gate', type: 'string', default: '' },
        ],
      }
      const writer = { type: 'record', name: 'Order', fields: [] }
      return [problems(reader, writer), resolve(reader, writer, {})]
    },
    expect: [[], { note: null, floor: 0, gate: '' }],
  },
  {
    name: 'a transitive mode compares with all versions, the others with the last',
    hint: 'versions.slice(-1) is the last version, or nothing if there is none.',
    run: ({ register }) => {
      const order = (...fields) => ({ type: 'record', name: 'Order', fields })
      const id = { name: 'id', type: 'string' }
      const versions = [order(id), order(id, { name: 'spice', type: 'string', default: 'medium' })]
      const next = order(id, { name: 'spice', type: 'string' })
      const attempt = (mode, list) => {
        try {
          return register(mode, list, next).length
        } catch (error) {
          return error.message
        }
      }
      return [attempt('BACKWARD', versions), attempt('BACKWARD_TRANSITIVE', versions), attempt('FULL_TRANSITIVE', [])]
    },
    expect: [3, 'spice: missing, and no default', 1],
  },
  {
    name: 'types inside unions are promoted, and text and bytes go both ways',
    hint: 'Use the same comparison for each pair of branches.',
    run: ({ problems }) => {
      const order = (type) => ({ type: 'record', name: 'Order', fields: [{ name: 'x', type }] })
      return [
        problems(order(['null', 'long']), order(['null', 'int'])),
        problems(order(['null', 'int']), order(['null', 'float'])),
        problems(order('bytes'), order('string')),
        problems(order('string'), order('bytes')),
      ]
    },
    expect: [[], ["x: null|float can't be read as null|int"], [], []],
  },
  {
    name: 'FULL asks in both directions, and FORWARD_TRANSITIVE asks all versions',
    hint: 'FULL is backward and forward. A transitive mode goes through every version, in its own direction.',
    run: ({ register }) => {
      const order = (...fields) => ({ type: 'record', name: 'Order', fields })
      const id = { name: 'id', type: 'string' }
      const spice = { name: 'spice', type: 'string' }
      const mild = { ...spice, default: 'medium' }
      const attempt = (mode, versions, next) => {
        try {
          return register(mode, versions, next).length
        } catch (error) {
          return error.message
        }
      }
      return [
        attempt('FULL', [order(id, spice)], order(id)),
        attempt('FULL', [order(id, mild)], order(id)),
        attempt('FORWARD', [order(id, spice), order(id, mild)], order(id)),
        attempt('FORWARD_TRANSITIVE', [order(id, spice), order(id, mild)], order(id)),
        attempt('FULL_TRANSITIVE', [order(id, spice), order(id, mild)], order(id)),
        attempt('BACKWARD_TRANSITIVE', [order(id, spice), order(id, mild)], order(id)),
      ]
    },
    expect: [
      'spice: missing, and no default',
      2,
      3,
      'spice: missing, and no default',
      'spice: missing, and no default',
      3,
    ],
  },
  {
    name: 'the whole table of promotions, and nothing else',
    hint: 'int: long, float, double. long: float, double. float: double. string and bytes: each other.',
    run: ({ problems }) => {
      const order = (type) => ({ type: 'record', name: 'Order', fields: [{ name: 'x', type }] })
      const types = ['int', 'long', 'float', 'double', 'string', 'bytes']
      return types.map((writer) => `${writer}: ${types.filter((reader) => problems(order(reader), order(writer)).length === 0).join(' ')}`)
    },
    expect: [
      'int: int long float double',
      'long: long float double',
      'float: float double',
      'double: double',
      'string: string bytes',
      'bytes: string bytes',
    ],
  },
  {
    name: 'an unknown word in a union becomes the default, and register changes no list',
    hint: 'Look for the enum among the branches of the reader’s union. And return a new list: [...versions, next].',
    run: ({ resolve, register }) => {
      const order = (symbols, fallback) => ({
        type: 'record',
        name: 'Order',
        fields: [{ name: 'state', type: ['null', { type: 'enum', name: 'State', symbols, ...(fallback && { default: fallback }) }], default: null }],
      })
      const [reader, writer] = [order(['placed', 'other'], 'other'), order(['placed', 'paused'])]
      const versions = [reader]
      const longer = register('FULL', versions, order(['placed', 'other'], 'other'))
      return [['paused', 'placed', null].map((state) => resolve(reader, writer, { state }).state), versions.length, longer.length]
    },
    expect: [['other', 'placed', null], 1, 2],
  },
  {
    name: 'a value that was written stays, also null, 0 and an empty text',
    hint: 'The default is for fields that the writer’s schema doesn’t have. Ask the schema, not the value.',
    run: ({ resolve }) => {
      const order = (more) => ({
        type: 'record',
        name: 'Order',
        fields: [
          { name: 'note', type: ['string', 'null'], ...more('nothing') },
          { name: 'floor', type: 'int', ...more(7) },
          { name: 'gate', type: 'string', ...more('A') },
        ],
      })
      const reader = order((fallback) => ({ default: fallback }))
      return resolve(reader, order(() => ({})), { note: null, floor: 0, gate: '' })
    },
    expect: { note: null, floor: 0, gate: '' },
  },
]
