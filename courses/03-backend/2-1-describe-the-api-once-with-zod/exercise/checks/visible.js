export default [
  {
    name: 'turns issues into the one format of errors',
    hint: 'issue.path is a list: join it with dots. Keep the order of the issues.',
    call: 'toProblem',
    args: [[
      { path: ['passengers', 1, 'age'], message: 'Enter an age from 0 to 120', code: 'too_big' },
      { path: [], message: 'Unrecognized key: "coupon"', code: 'unrecognized_keys' },
    ]],
    expect: {
      code: 'invalid_request',
      message: 'Some fields need to be corrected.',
      fields: [
        { path: 'passengers.1.age', message: 'Enter an age from 0 to 120' },
        { path: '', message: 'Unrecognized key: "coupon"' },
      ],
    },
  },
  {
    name: 'moves definitions to the components, and the references follow',
    hint: 'Take $defs and $schema off with a pattern: const { $schema, $defs, ...schema } = … Then go through everything that is left, and through the definitions.',
    call: 'toComponents',
    args: [{
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: { trains: { type: 'array', items: { $ref: '#/$defs/Train' } }, next: { type: 'string' } },
      required: ['trains'],
      $defs: {
        Train: { type: 'object', properties: { number: { type: 'string' }, farePaise: { $ref: '#/$defs/Paise' } } },
        Paise: { type: 'integer', minimum: 0 },
      },
    }],
    expect: {
      schema: {
        type: 'object',
        properties: { trains: { type: 'array', items: { $ref: '#/components/schemas/Train' } }, next: { type: 'string' } },
        required: ['trains'],
      },
      schemas: {
        Train: { type: 'object', properties: { number: { type: 'string' }, farePaise: { $ref: '#/components/schemas/Paise' } } },
        Paise: { type: 'integer', minimum: 0 },
      },
    },
  },
  {
    name: 'finds each reference that points to nothing, once',
    hint: 'Visit every object and list of the document, and collect $ref in a Set. Compare with the names in components.schemas.',
    call: 'danglingRefs',
    args: [{
      openapi: '3.1.0',
      paths: {
        '/v1/trains': { get: { responses: { 200: { schema: { $ref: '#/components/schemas/Train' } }, 400: { schema: { $ref: '#/components/schemas/Problem' } } } } },
        '/v1/holds': { post: { responses: { 201: { schema: { $ref: '#/components/schemas/Hold' } }, 409: { schema: { $ref: '#/components/schemas/Problem' } } } } },
      },
      components: { schemas: { Train: { properties: { farePaise: { $ref: '#/components/schemas/Paise' } } }, Hold: { type: 'object' } } },
    }],
    expect: ['#/components/schemas/Paise', '#/components/schemas/Problem'],
  },
  {
    name: 'finds lost and changed fields of a response',
    hint: 'Go through the properties of the old response, and look each up in the new one.',
    call: 'breakingChanges',
    args: [
      {
        request: { properties: {}, required: [] },
        response: { properties: { holdId: { type: 'string' }, berth: { type: 'string' }, farePaise: { type: 'integer' } }, required: ['holdId', 'berth', 'farePaise'] },
      },
      {
        request: { properties: {}, required: [] },
        response: { properties: { holdId: { type: 'string' }, seat: { type: 'string' }, farePaise: { type: ['integer', 'null'] } }, required: ['holdId', 'seat'] },
      },
    ],
    expect: ['response changed farePaise', 'response lost berth'],
  },
  {
    name: 'finds what a request now demands or no longer takes',
    hint: 'Required now, but not before. And in the old properties, but not in the new ones: strictObject refuses it.',
    call: 'breakingChanges',
    args: [
      { request: { properties: { date: { type: 'string' }, quota: { type: 'string' }, coupon: { type: 'string' } }, required: ['date'] }, response: { properties: {}, required: [] } },
      { request: { properties: { date: { type: 'string' }, quota: { type: 'string' }, age: { type: 'integer' } }, required: ['date', 'quota', 'age'] }, response: { properties: {}, required: [] } },
    ],
    expect: ['request lost coupon', 'request now requires age', 'request now requires quota'],
  },
]
