export default [
  {
    milestone: 'One page of the list',
    name: 'answers the newest 20 entries without parameters',
    hint: 'Sort by on, descending, and take the first 20. next is the id of the last one.',
    steps: [
      {
        request: 'GET /entries',
        pick: ['status', 'body.items.length', 'body.items.0.id', 'body.items.19.id', 'body.next'],
      },
    ],
    expect: [200, 20, 'e45', 'e27', 'e27'],
  },
  {
    milestone: 'One page of the list',
    name: 'orders entries of one day by their ids',
    hint: 'toSorted((a, b) => b.on.localeCompare(a.on) || a.id.localeCompare(b.id))',
    steps: [{ request: 'GET /entries?limit=6', pick: 'body.items.*.id' }],
    expect: ['e45', 'e41', 'e42', 'e43', 'e44', 'e37'],
  },
  {
    milestone: 'One page of the list',
    name: 'keeps one customer and one kind',
    hint: 'Filter before you page, and let both filters work together.',
    steps: [
      { request: 'GET /entries?customer=c3&kind=payment', pick: ['body.items.*.id', 'body.next'] },
      { request: 'GET /entries?kind=payment', pick: 'body.items.length' },
      { request: 'GET /entries?kind=credit&limit=3', pick: 'body.items.*.id' },
    ],
    expect: [[['e45', 'e30', 'e15'], null], 9, ['e41', 'e42', 'e43']],
  },
  {
    milestone: 'One page of the list',
    name: 'begins after the entry that after names, also in a filtered list',
    hint: 'Find the place in the filtered and sorted list, and begin behind it.',
    steps: [
      { request: 'GET /entries?kind=payment&limit=2&after=e35', pick: ['body.items.*.id', 'body.next'] },
      { request: 'GET /entries?kind=payment&limit=2&after=e15', pick: ['body.items.*.id', 'body.next'] },
    ],
    expect: [
      [['e30', 'e25'], 'e25'],
      [['e10', 'e05'], null],
    ],
  },
  {
    milestone: 'Parameters of strangers',
    name: 'refuses a limit that isn’t a number from 1 to 100',
    hint: 'Look at the text first: digits only. Number("1e2") is 100, and Number("") is 0.',
    steps: [
      { request: 'GET /entries?limit=abc', pick: ['status', 'body.code', 'body.field'] },
      { request: 'GET /entries?limit=0', pick: ['status', 'body.code', 'body.field'] },
      { request: 'GET /entries?limit=101', pick: ['status', 'body.code', 'body.field'] },
      { request: 'GET /entries?limit=100', pick: ['status', 'body.items.length'] },
    ],
    expect: [
      [400, 'invalid', 'limit'],
      [400, 'invalid', 'limit'],
      [400, 'invalid', 'limit'],
      [200, 45],
    ],
  },
  {
    milestone: 'Parameters of strangers',
    name: 'refuses an unknown parameter and names it',
    hint: 'Go through searchParams.keys() and compare with the names that you know.',
    steps: [{ request: 'GET /entries?costumer=c3', pick: ['status', 'body.code', 'body.field', 'body.error'] }],
    expect: [400, 'invalid', 'costumer', null],
  },
  {
    milestone: 'Parameters of strangers',
    name: 'refuses an after that isn’t in the list',
    hint: 'findIndex gives -1. Without a check, the client gets page one again, for ever.',
    steps: [
      { request: 'GET /entries?after=e99', pick: ['status', 'body.code', 'body.field'] },
      { request: 'GET /entries?kind=payment&after=e44', pick: ['status', 'body.code', 'body.field'] },
    ],
    expect: [
      [400, 'invalid', 'after'],
      [400, 'invalid', 'after'],
    ],
  },
  {
    milestone: 'The page',
    name: 'the page shows the first ten entries',
    hint: 'fetch("/entries?limit=10"), and call show for each of items.',
    steps: [{ count: '#entries li' }, { read: '#entries li:first-child' }, { read: '#entries li:last-child' }],
    expect: [10, '2026-04-12 Paid in cash −₹32.50', '2026-04-09 Salt ₹26.50'],
  },
  {
    milestone: 'The page',
    name: '“Show more” adds the next ten below',
    hint: 'Remember next of the last answer, and send it as after.',
    steps: [
      { click: { role: 'button', name: 'Show more' } },
      { count: '#entries li' },
      { read: '#entries li:first-child' },
      { read: '#entries li:nth-child(11)' },
    ],
    expect: [20, '2026-04-12 Paid in cash −₹32.50', '2026-04-09 Mustard oil 1 l ₹27.00'],
  },
  {
    milestone: 'The page',
    name: 'choosing a customer begins a new list',
    hint: 'Listen to "change": empty the list, forget next, and load.',
    steps: [
      { click: { role: 'button', name: 'Show more' } },
      { choose: 'c2', in: { label: 'Customer' } },
      { count: '#entries li' },
      { click: { role: 'button', name: 'Show more' } },
      { count: '#entries li' },
      { read: '#entries li:last-child' },
    ],
    expect: [10, 15, '2026-04-01 Tea 250 g ₹11.00'],
  },
]
