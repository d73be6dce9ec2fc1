export default [
  {
    milestone: 'A test for borders',
    name: 'finds imports that cross a border, and leaves out all others',
    hint: 'Use text.matchAll with a regular expression. Resolve the path from the folder of the file; a path without a dot in front is a package.',
    steps: [
      {
        call: 'tools/border.js crossings',
        args: [{ 'orders/index.js': "import { takePortion } from '../menu/index.js'\n" }],
      },
      {
        call: 'tools/border.js crossings',
        args: [
          {
            'orders/index.js': "import { rules } from './rules.js'\nimport test from 'node:test'\n",
            'orders/parts/price.js': "import { rules } from '../rules.js'\n",
          },
        ],
      },
    ],
    expect: [[{ from: 'orders', to: 'menu', file: 'orders/index.js', target: 'menu/index.js' }], []],
  },
  {
    milestone: 'A test for borders',
    name: 'names a bypass, and a dependency that the map doesn’t allow',
    hint: 'The only file that others may import is <module>/index.js. allowed[from] is a list, or missing: then nothing is allowed.',
    steps: [
      {
        call: 'lab/look.js findings',
        args: [
          {
            'billing/invoice.js': "import { orders } from '../orders/store.js'\n",
            'orders/index.js': "import { takePortion } from '../menu/index.js'\n",
          },
          { billing: ['orders'], orders: ['menu'] },
        ],
      },
      {
        call: 'lab/look.js findings',
        args: [{ 'riders/index.js': "import { invoice } from '../billing/index.js'\n" }, { orders: ['menu'] }],
      },
    ],
    expect: [['billing/invoice.js bypasses orders'], ['riders may not use billing']],
  },
  {
    milestone: 'A test for borders',
    name: 'shows a cycle as a path that ends where it began',
    hint: 'Walk from module to module and remember the path. If the next module is in the path already, you have found a cycle.',
    steps: [
      {
        call: 'lab/look.js findings',
        args: [
          {
            'kitchen/index.js': "import { setStatus } from '../orders/index.js'\n",
            'orders/index.js': "import { cook } from '../kitchen/index.js'\n",
          },
          { kitchen: ['orders'], orders: ['kitchen'] },
        ],
      },
    ],
    expect: ['cycle: kitchen > orders > kitchen'],
  },
  {
    milestone: 'Five modules',
    name: 'a lunch goes as before',
    hint: 'Move code, and change no behaviour: the app connects the events, and the same requests have the same answers.',
    steps: [
      { request: 'POST /orders', body: { office: 'Andheri Bank', dish: 'thali' }, pick: ['status', 'body.id', 'body.paise'] },
      { request: 'POST /orders', body: { office: 'Andheri Bank', dish: 'poha' }, pick: ['status', 'body.status'] },
      { request: 'POST /orders', body: { office: 'Dadar Press', dish: 'dal-rice' }, pick: 'status' },
      { request: 'POST /kitchen/finish', pick: 'body' },
      { request: 'POST /kitchen/finish', pick: 'body' },
      { request: 'POST /riders/assign', body: { rider: 'Raju' }, pick: 'body' },
      { request: 'GET /orders?status=placed', pick: 'body' },
      { request: 'GET /orders?status=on%20the%20way', pick: 'body' },
      { request: 'GET /billing/Andheri%20Bank', pick: 'body' },
    ],
    expect: [
      [201, 1, 12000],
      [201, 'placed'],
      201,
      { finished: true },
      { finished: true },
      { taken: 2 },
      { count: 1 },
      { count: 2 },
      { office: 'Andheri Bank', lines: ['Veg thali', 'Poha'], paise: 16500 },
    ],
  },
  {
    milestone: 'Five modules',
    name: 'your code has no problem, and only orders uses another module',
    hint: 'Where one module called another to tell it something, let it raise an event, and let app.js connect the two.',
    steps: [{ call: 'lab/look.js ownCode' }],
    expect: { problems: [], betweenModules: ['orders > menu'] },
  },
  {
    milestone: 'Your tests',
    name: 'your tests pass on clean modules and find nine mistakes',
    hint: 'One test plays problems() on all files with the map. Others test each module alone, through its index.js.',
    steps: [{ bugs: true }],
    expect: { model: 'passes', caught: 9, missed: [] },
  },
]
