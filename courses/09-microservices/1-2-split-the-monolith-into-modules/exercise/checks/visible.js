export default [
  {
    name: 'finds an import that crosses a border',
    hint: 'Use text.matchAll with a regular expression for from \'…\'. Resolve the path from the folder of the file.',
    run: ({ crossings }) => crossings({ 'orders/index.mjs': "import { takePortion } from '../menu/index.mjs'\n" }),
    expect: [{ from: 'orders', to: 'menu', file: 'orders/index.mjs', target: 'menu/index.mjs' }],
  },
  {
    name: 'leaves out imports inside a module and of packages',
    hint: 'A path that does not begin with a dot is a package. Compare the module of the file with the module of the target.',
    run: ({ crossings }) =>
      crossings({
        'orders/index.mjs': "import { rules } from './rules.mjs'\nimport test from 'node:test'\n",
        'orders/parts/price.mjs': "import { rules } from '../rules.mjs'\n",
      }),
    expect: [],
  },
  {
    name: 'names a bypass',
    hint: 'The only file that others may import is <module>/index.mjs.',
    run: ({ problems }) =>
      problems(
        {
          'billing/invoice.mjs': "import { orders } from '../orders/store.mjs'\n",
          'orders/index.mjs': "import { takePortion } from '../menu/index.mjs'\n",
        },
        { billing: ['orders'], orders: ['menu'] },
      ),
    expect: ['billing/invoice.mjs bypasses orders'],
  },
  {
    name: 'names a dependency that the map does not allow',
    hint: 'allowed[from] is a list, or missing. Missing means: may use nothing.',
    run: ({ problems }) =>
      problems({ 'riders/index.mjs': "import { invoice } from '../billing/index.mjs'\n" }, { orders: ['menu'] }),
    expect: ['riders may not use billing'],
  },
  {
    name: 'shows a cycle as a path that ends where it began',
    hint: 'Walk from module to module and remember the path. If the next module is in the path already, you have found a cycle.',
    run: ({ problems }) => {
      const found = problems(
        {
          'kitchen/index.mjs': "import { setStatus } from '../orders/index.mjs'\n",
          'orders/index.mjs': "import { cook } from '../kitchen/index.mjs'\n",
        },
        { kitchen: ['orders'], orders: ['kitchen'] },
      )
      const [first] = found
      // Both ways of writing the same circle are right.
      return { count: found.length, cycle: first === 'cycle: orders > kitchen > orders' ? 'cycle: kitchen > orders > kitchen' : first }
    },
    expect: { count: 1, cycle: 'cycle: kitchen > orders > kitchen' },
  },
]
