export default [
  {
    milestone: 'Menu answers',
    name: 'who has the last portion keeps it when it asks again',
    hint: 'Look at what is taken before you look at what is left.',
    steps: [
      { request: 'PUT /menu/dishes/dal-rice/portions/ord-1', pick: 'body.left' },
      { request: 'PUT /menu/dishes/dal-rice/portions/ord-2', pick: 'status' },
      { request: 'PUT /menu/dishes/dal-rice/portions/ord-1', pick: ['status', 'body.left'] },
      { request: 'PUT /menu/dishes/thali/portions/ord-1', pick: ['status', 'body.left'] },
      { request: 'PUT /menu/dishes/constructor/portions/ord-1', pick: ['status', 'body.reason'] },
    ],
    expect: [0, 409, [200, 0], [200, 39], [404, 'unknown-dish']],
  },
  {
    milestone: 'Orders asks Menu',
    name: 'a Menu that is slow or broken is a 503, and the next try places the order',
    hint: 'AbortSignal.timeout(1000) ends the waiting. The portion may be taken: ask again with the same id, and Menu knows it.',
    steps: [
      { request: 'POST /lab/faults', body: ['slow', 'broken'], pick: false },
      { request: 'POST /orders', body: { id: 'ord-1', office: 'Dadar Press', dish: 'thali' } },
      { request: 'POST /orders', body: { id: 'ord-1', office: 'Dadar Press', dish: 'thali' }, pick: 'status' },
      { request: 'POST /orders', body: { id: 'ord-1', office: 'Dadar Press', dish: 'thali' }, pick: 'status' },
      { request: 'GET /orders', pick: 'body.*.id' },
      { request: 'PUT /menu/dishes/thali/portions/ord-2', pick: 'body.left' },
    ],
    expect: [{ status: 503, body: { error: 'Menu doesn’t answer. Try again' } }, 503, 201, ['ord-1'], 38],
  },
  {
    milestone: 'Orders asks Menu',
    name: 'an answer that breaks the contract places nothing',
    hint: 'Number.isInteger(body.paise) and typeof body.dishName, before you store anything.',
    steps: [
      { request: 'POST /lab/faults', body: ['text'], pick: false },
      { request: 'POST /orders', body: { id: 'ord-1', office: 'Dadar Press', dish: 'thali' } },
      { request: 'GET /orders', pick: 'body' },
      { request: 'POST /orders', body: { id: 'ord-1', office: 'Dadar Press', dish: 'thali' }, pick: 'body.paise' },
    ],
    expect: [{ status: 502, body: { error: 'Menu broke the contract' } }, [], 12000],
  },
  {
    milestone: 'Orders asks Menu',
    name: 'an order that is placed already isn’t asked for again',
    hint: 'Look into your own orders first.',
    steps: [
      { request: 'POST /orders', body: { id: 'ord-1', office: 'Dadar Press', dish: 'thali' }, pick: 'status' },
      { request: 'POST /orders', body: { id: 'ord-1', office: 'Dadar Press', dish: 'thali' }, pick: ['status', 'body.paise'] },
      { request: 'GET /orders', pick: 'body.length' },
      { request: 'GET /lab/requests', pick: 'body.length' },
    ],
    expect: [201, [201, 12000], 1, 1],
  },
  {
    milestone: 'The contract',
    name: 'checkProvider names the example and what is wrong, after the requests before it',
    hint: 'Start a new provider for each example. If the status is wrong, the body needn’t be compared.',
    steps: [
      {
        call: 'src/lab.js findings',
        args: [
          [
            {
              name: 'sells a thali',
              given: {},
              before: [],
              request: { method: 'PUT', path: '/dishes/thali/portions/ord-1' },
              response: { status: 200, body: { dishName: 'Veg thali', paise: 12000 } },
            },
            {
              name: 'repeats',
              given: { thali: { left: 1 } },
              before: [{ method: 'PUT', path: '/dishes/thali/portions/ord-1' }],
              request: { method: 'PUT', path: '/dishes/thali/portions/ord-1' },
              response: { status: 200, body: { paise: 12000 } },
            },
          ],
          'takes a second portion',
        ],
      },
      {
        call: 'src/lab.js findings',
        args: [
          [
            {
              name: 'sells a thali',
              given: {},
              before: [],
              request: { method: 'PUT', path: '/dishes/thali/portions/ord-1' },
              response: { status: 200, body: { dishName: 'Veg thali', paise: 12000 } },
            },
          ],
          'sends rupees as text',
        ],
      },
    ],
    expect: [['repeats: status is 409, not 200'], ['sells a thali: paise is string, not number']],
  },
]
