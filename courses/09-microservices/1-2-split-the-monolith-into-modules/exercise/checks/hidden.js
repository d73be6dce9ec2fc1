export default [
  {
    name: 'the app may use every module, and nobody may use the app',
    hint: 'A file without a folder is the app. It needs no entry in the map; an import of it is always a finding.',
    run: ({ problems }) =>
      problems(
        {
          'app.mjs': "import { place } from './orders/index.mjs'\nimport { cook } from './kitchen/index.mjs'\n",
          'kitchen/index.mjs': "import { start } from '../app.mjs'\n",
        },
        { kitchen: ['app'] },
      ).filter((text) => !text.startsWith('cycle')),
    expect: ['kitchen may not use app'],
  },
  {
    name: 'sees double quotes, re-exports, dynamic imports and deeper folders',
    hint: 'export … from, import(\'…\') and import \'…\' are imports too, with either kind of quotes.',
    run: ({ crossings }) =>
      crossings({
        'billing/pdf/draw.mjs': 'import { dish } from "../../menu/index.mjs"\n',
        'orders/index.mjs': "export { price } from '../menu/price.mjs'\n",
        'riders/index.mjs': "const { cook } = await import('../kitchen/index.mjs')\n",
      }).map(({ from, target }) => `${from} ${target}`),
    expect: ['billing menu/index.mjs', 'orders menu/price.mjs', 'riders kitchen/index.mjs'],
  },
  {
    name: 'reports each finding once',
    hint: 'Two imports of the same file are one finding. Collect the texts in a Set.',
    run: ({ problems }) =>
      problems(
        { 'riders/index.mjs': "import { a } from '../menu/store.mjs'\nimport { b } from '../menu/store.mjs'\n" },
        { riders: ['menu'] },
      ),
    expect: ['riders/index.mjs bypasses menu'],
  },
  {
    name: 'finds a cycle over three modules, and none in a long chain',
    hint: 'Look for the circle among all modules on the path, not only between two.',
    run: ({ problems }) => {
      const to = (module) => `import { x } from '../${module}/index.mjs'\n`
      const chain = { 'a/index.mjs': to('b'), 'b/index.mjs': to('c'), 'c/index.mjs': to('d'), 'e/index.mjs': to('d') }
      const circle = { 'a/index.mjs': to('b'), 'b/index.mjs': to('c'), 'c/index.mjs': to('b') }
      const ring = { 'a/index.mjs': to('b'), 'b/index.mjs': to('c'), 'c/index.mjs': to('a') }
      const allowed = { a: ['b'], b: ['c'], c: ['d', 'b', 'a'], e: ['d'] }
      const lengths = (files) => problems(files, allowed).map((text) => text.split(' > ').length)
      return [problems(chain, allowed), lengths(circle), lengths(ring)]
    },
    expect: [[], [3], [4]],
  },
  {
    name: 'the only door is <module>/index.mjs, for the app as well',
    hint: 'Compare the whole target with `${to}/index.mjs`. Only a finding about the app itself has no door.',
    run: ({ problems }) =>
      problems(
        {
          'app.mjs': "import { all } from './orders/store.mjs'\n",
          'billing/index.mjs': "import { dish } from '../menu/parts/index.mjs'\n",
        },
        { billing: ['menu'] },
      ),
    expect: ['app.mjs bypasses orders', 'billing/index.mjs bypasses menu'],
  },
  {
    name: 'finds a cycle that the first module is no part of',
    hint: 'Start your walk at every module, not only at the first. And import \'…\' without a name is an import, too.',
    run: ({ problems }) => {
      const files = {
        'billing/index.mjs': "import { dish } from '../menu/index.mjs'\n",
        'kitchen/index.mjs': "import '../orders/index.mjs'\n",
        'orders/index.mjs': "import '../kitchen/index.mjs'\n",
      }
      return problems(files, { billing: ['menu'], kitchen: ['orders'], orders: ['kitchen'] }).map((text) =>
        text === 'cycle: orders > kitchen > orders' ? 'cycle: kitchen > orders > kitchen' : text,
      )
    },
    expect: ['cycle: kitchen > orders > kitchen'],
  },
]
