export default [
  {
    milestone: 'A test for borders',
    name: 'sees double quotes, re-exports, dynamic imports and deeper folders',
    hint: 'export … from, import(\'…\') and import \'…\' are imports too, with either kind of quotes.',
    steps: [
      {
        call: 'tools/border.js crossings',
        args: [
          {
            'billing/pdf/draw.js': 'import { dish } from "../../menu/index.js"\n',
            'orders/index.js': "export { price } from '../menu/price.js'\n",
            'riders/index.js': "const { cook } = await import('../kitchen/index.js')\n",
          },
        ],
      },
    ],
    expect: [
      { from: 'billing', to: 'menu', file: 'billing/pdf/draw.js', target: 'menu/index.js' },
      { from: 'orders', to: 'menu', file: 'orders/index.js', target: 'menu/price.js' },
      { from: 'riders', to: 'kitchen', file: 'riders/index.js', target: 'kitchen/index.js' },
    ],
  },
  {
    milestone: 'A test for borders',
    name: 'the only door is <module>/index.js, for the app as well, and nobody uses the app',
    hint: 'Compare the whole target with `${to}/index.js`. A file without a folder is the app; importing it is always a finding.',
    steps: [
      {
        call: 'lab/look.js findings',
        args: [
          {
            'app.js': "import { all } from './orders/store.js'\nimport { cook } from './kitchen/index.js'\n",
            'billing/index.js': "import { dish } from '../menu/parts/index.js'\n",
          },
          { billing: ['menu'] },
        ],
      },
      {
        call: 'lab/look.js findings',
        args: [{ 'kitchen/index.js': "import { start } from '../app.js'\n" }, { kitchen: ['app'] }],
      },
    ],
    expect: [['app.js bypasses orders', 'billing/index.js bypasses menu'], ['kitchen may not use app']],
  },
  {
    milestone: 'A test for borders',
    name: 'finds a cycle over three modules that begins late, and none in a long chain',
    hint: 'Start your walk at every module, and look for the circle among all modules on the path.',
    steps: [
      {
        call: 'lab/look.js findings',
        args: [
          {
            'a/index.js': "import { x } from '../b/index.js'\n",
            'b/index.js': "import { x } from '../c/index.js'\nimport { y } from '../c/index.js'\n",
            'c/index.js': "import { x } from '../d/index.js'\n",
            'd/index.js': "import '../b/index.js'\n",
          },
          { a: ['b'], b: ['c'], c: ['d'], d: ['b'] },
        ],
      },
      {
        call: 'lab/look.js findings',
        args: [
          {
            'a/index.js': "import { x } from '../b/index.js'\n",
            'b/index.js': "import { x } from '../c/index.js'\n",
            'c/index.js': "import { x } from '../d/index.js'\n",
            'e/index.js': "import { x } from '../d/index.js'\n",
          },
          { a: ['b'], b: ['c'], c: ['d'], e: ['d'] },
        ],
      },
      {
        call: 'lab/look.js findings',
        args: [
          { 'riders/index.js': "import { a } from '../menu/store.js'\nimport { b } from '../menu/store.js'\n" },
          { riders: ['menu'] },
        ],
      },
    ],
    expect: [['cycle: b > c > d > b'], [], ['riders/index.js bypasses menu']],
  },
  {
    milestone: 'Five modules',
    name: 'nobody changes a module’s data from outside',
    hint: 'Hand out copies: of what place() returns, of what listeners get, of the lines of an invoice.',
    steps: [{ call: 'lab/look.js fromOutside' }],
    expect: { seen: [4500], placed: 1, thali: 12000, lines: 2 },
  },
  {
    milestone: 'Five modules',
    name: 'sold out, unknown and empty are answered as before',
    hint: 'takePortion throws, place lets it pass, and app.js turns it into a 409. Nothing is cooked or charged for it.',
    steps: [
      { request: 'POST /orders', body: { office: 'Dadar Press', dish: 'dal-rice' }, pick: 'status' },
      { request: 'POST /orders', body: { office: 'Dadar Press', dish: 'dal-rice' }, pick: 'status' },
      { request: 'POST /orders', body: { office: 'Dadar Press', dish: 'dal-rice' } },
      { request: 'POST /orders', body: { office: 'Dadar Press', dish: 'pizza' } },
      { request: 'POST /kitchen/finish', pick: 'body.finished' },
      { request: 'POST /kitchen/finish', pick: 'body.finished' },
      { request: 'POST /kitchen/finish', pick: 'body.finished' },
      { request: 'GET /billing/Dadar%20Press', pick: 'body' },
      { request: 'POST /riders/assign', body: { rider: 'Raju' }, pick: 'body.taken' },
      { request: 'POST /riders/assign', body: { rider: 'Meena' }, pick: 'body.taken' },
    ],
    expect: [
      201,
      201,
      { status: 409, body: { error: 'Dal rice is sold out' } },
      { status: 409, body: { error: 'No dish "pizza"' } },
      true,
      true,
      false,
      { office: 'Dadar Press', lines: ['Dal rice', 'Dal rice'], paise: 16000 },
      2,
      0,
    ],
  },
]
