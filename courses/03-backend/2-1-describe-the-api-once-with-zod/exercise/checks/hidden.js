export default [
  {
    name: 'adding is safe',
    hint: 'New fields in a response, new optional fields in a request, and a field that is no longer required break nobody.',
    call: 'breakingChanges',
    args: [
      { request: { properties: { date: { type: 'string' } }, required: ['date'] }, response: { properties: { holdId: { type: 'string' }, status: { type: 'string', enum: ['held', 'ended'] } }, required: ['holdId'] } },
      {
        request: { properties: { date: { type: 'string' }, quota: { type: 'string' } } },
        response: { properties: { holdId: { type: 'string' }, expiresAt: { type: 'string' }, kind: { type: 'string', enum: ['new'] }, status: { type: 'string', enum: ['held'] } }, required: ['holdId', 'expiresAt'] },
      },
    ],
    expect: [],
  },
  {
    name: 'finds a new value that old clients have to display',
    hint: 'Compare the enum of each field of the response: values that are new. In a request, a new value is harmless.',
    call: 'breakingChanges',
    args: [
      { request: { properties: { quota: { type: 'string', enum: ['general'] } }, required: [] }, response: { properties: { status: { type: 'string', enum: ['confirmed', 'cancelled'] } }, required: ['status'] } },
      { request: { properties: { quota: { type: 'string', enum: ['general', 'tatkal'] } }, required: [] }, response: { properties: { status: { type: 'string', enum: ['waitlisted', 'confirmed', 'cancelled', 'refunded'] } }, required: ['status'] } },
    ],
    expect: ['response may say refunded in status', 'response may say waitlisted in status'],
  },
  {
    name: 'finds new demands where nothing was required',
    hint: 'required can be missing: then nothing is.',
    call: 'breakingChanges',
    args: [
      { request: { properties: { date: { type: 'string' } } }, response: { properties: {} } },
      { request: { properties: { date: { type: 'string' } }, required: ['date'] }, response: { properties: {} } },
    ],
    expect: ['request now requires date'],
  },
  {
    name: 'leaves the schema that it got as it was',
    hint: 'Build new objects, or begin with structuredClone(json).',
    run: ({ toComponents }) => {
      const json = { $schema: 'x', anyOf: [{ $ref: '#/$defs/Hold' }, { type: 'null' }], $defs: { Hold: { properties: { paid: { $ref: '#/$defs/Paise' } } }, Paise: { type: 'integer' } } }
      const { schema } = toComponents(json)
      return [json.anyOf[0].$ref, json.$defs.Hold.properties.paid.$ref, Object.keys(json), schema]
    },
    expect: ['#/$defs/Hold', '#/$defs/Paise', ['$schema', 'anyOf', '$defs'], { anyOf: [{ $ref: '#/components/schemas/Hold' }, { type: 'null' }] }],
  },
  {
    name: 'changes references, and no other text that looks like one',
    hint: 'Change the value of $ref, and only its beginning. A description may mention #/$defs/ too.',
    call: 'toComponents',
    args: [{ type: 'object', description: 'See #/$defs/Train', properties: { a: { $ref: '#/$defs/Train' }, b: { $ref: 'https://example.in/x#/$defs/Train' }, c: { const: null } } }],
    expect: {
      schema: { type: 'object', description: 'See #/$defs/Train', properties: { a: { $ref: '#/components/schemas/Train' }, b: { $ref: 'https://example.in/x#/$defs/Train' }, c: { const: null } } },
      schemas: {},
    },
  },
  {
    name: 'finds references in lists, below definitions, and without components',
    hint: 'A list is an object too, and components may be missing.',
    run: ({ danglingRefs }) => [
      danglingRefs({ paths: { a: { anyOf: [{ type: 'null' }, { $ref: '#/components/schemas/Hold' }] } } }),
      danglingRefs({ a: { $ref: '#/$defs/Train' }, components: { schemas: { Train: { items: [{ $ref: '#/components/schemas/Train' }] } } } }),
      danglingRefs({ a: { $ref: '#/components/schemas/Tra' }, components: { schemas: { Train: {} } } }),
    ],
    expect: [['#/components/schemas/Hold'], ['#/$defs/Train'], ['#/components/schemas/Tra']],
  },
]
