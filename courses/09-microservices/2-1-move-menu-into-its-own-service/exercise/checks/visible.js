export default [
  {
    milestone: 'Menu answers',
    name: 'the same order has one portion, however often it asks',
    hint: 'Remember the answer under "dish/order", and give it again.',
    steps: [
      { request: 'PUT /menu/dishes/thali/portions/ord-1' },
      { request: 'PUT /menu/dishes/thali/portions/ord-1' },
      { request: 'PUT /menu/dishes/thali/portions/ord-2', pick: 'body.left' },
    ],
    expect: [
      { status: 200, body: { dishName: 'Veg thali', paise: 12000, left: 39 } },
      { status: 200, body: { dishName: 'Veg thali', paise: 12000, left: 39 } },
      38,
    ],
  },
  {
    milestone: 'Menu answers',
    name: 'sold out, unknown dishes and other paths have their own answers',
    hint: 'reply.code(409).send({ reason: … }), and app.setNotFoundHandler for paths that nobody serves.',
    steps: [
      { request: 'PUT /menu/dishes/dal-rice/portions/ord-1', pick: 'status' },
      { request: 'PUT /menu/dishes/dal-rice/portions/ord-2' },
      { request: 'PUT /menu/dishes/pizza/portions/ord-3' },
      { request: 'GET /menu/prices' },
    ],
    expect: [
      200,
      { status: 409, body: { reason: 'sold-out' } },
      { status: 404, body: { reason: 'unknown-dish' } },
      { status: 404, body: { reason: 'no-such-path' } },
    ],
  },
  {
    milestone: 'Orders asks Menu',
    name: 'an order has the name and the price that Menu gave, and is listed',
    hint: 'fetch(`${menuUrl}/dishes/${dish}/portions/${id}`, { method: "PUT" }), and store only what Orders needs.',
    steps: [
      { request: 'POST /orders', body: { id: 'ord-1', office: 'Dadar Press', dish: 'thali' } },
      { request: 'GET /orders', pick: 'body' },
      { request: 'GET /lab/requests', pick: 'body' },
    ],
    expect: [
      { status: 201, body: { id: 'ord-1', office: 'Dadar Press', dishName: 'Veg thali', paise: 12000 } },
      [{ id: 'ord-1', office: 'Dadar Press', dishName: 'Veg thali', paise: 12000 }],
      ['PUT /dishes/thali/portions/ord-1'],
    ],
  },
  {
    milestone: 'Orders asks Menu',
    name: 'refusals reach the customer as a status and a sentence',
    hint: 'Map 404 and 409 to texts. Never 200 with an error inside.',
    steps: [
      { request: 'POST /orders', body: { id: 'ord-1', office: 'Dadar Press', dish: 'dal-rice' }, pick: 'status' },
      { request: 'POST /orders', body: { id: 'ord-2', office: 'Andheri Bank', dish: 'dal-rice' } },
      { request: 'POST /orders', body: { id: 'ord-3', office: 'Andheri Bank', dish: 'pizza' } },
      { request: 'GET /orders', pick: 'body.*.id' },
    ],
    expect: [
      201,
      { status: 409, body: { error: 'This dish is sold out' } },
      { status: 404, body: { error: 'We don’t have this dish' } },
      ['ord-1'],
    ],
  },
  {
    milestone: 'The contract',
    name: 'differences finds missing fields, other types and another reason',
    hint: 'Go through Object.entries(expected). typeof compares types; only `reason` compares values.',
    steps: [
      {
        call: 'src/contract.js differences',
        args: [
          { dishName: 'Veg thali', paise: 12000 },
          { dishName: 'Thali', paise: 13000, photo: 'x' },
        ],
      },
      { call: 'src/contract.js differences', args: [{ dishName: 'Veg thali', paise: 12000 }, { paise: '120' }] },
      { call: 'src/contract.js differences', args: [{ reason: 'sold-out' }, { reason: 'gone' }] },
    ],
    expect: [[], ['dishName is missing', 'paise is string, not number'], ['reason is "gone", not "sold-out"']],
  },
  {
    milestone: 'The contract',
    name: 'your contract has no alarm for what Menu may change',
    hint: 'List only dishName and paise: Orders reads nothing else.',
    steps: [{ call: 'src/lab.js wrongAlarms' }],
    expect: { examples: 'four or more', alarms: [] },
  },
  {
    milestone: 'The contract',
    name: 'your contract notices everything that breaks Orders',
    hint: 'For “takes a second portion”: given one portion left and the same request before, the answer is still 200.',
    steps: [{ call: 'src/lab.js rightAlarms' }],
    expect: { noticed: 7, missed: [] },
  },
  {
    milestone: 'Your tests',
    name: 'your two tests pass on right services and find eight mistakes',
    hint: 'One test for each example in the provider’s test; in the consumer’s, start createStub on a port and order each example.',
    steps: [{ bugs: true }],
    expect: { model: 'passes', caught: 8, missed: [] },
  },
]
