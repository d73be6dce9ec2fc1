import { expect, test } from 'vitest'
import type { Language } from '#engines/program.ts'
import { approachOf } from './approach.rules.ts'

const cases: [Language, string, string][] = [
  [
    'javascript',
    'export const total = (list) => { let sum = 0; for (const n of list) sum += n; return sum }',
    'with a loop',
  ],
  ['javascript', 'export const total = (list) => list.filter(Boolean).map(Number)', 'with `map` and `filter`'],
  [
    'javascript',
    'export function f(n) { return n < 2 ? n : f(n - 1) + f(n - 2) }\nconsole.log(f(3))',
    'with recursion',
  ],
  ['javascript', 'const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b))\nexport { gcd }', 'with recursion'],
  // Called, but not by itself; and what is in texts and comments doesn't count.
  ['javascript', "function f() { return 'for' } // while\nconst g = () => f()\nf()", 'step by step, without a loop'],
  ['typescript', 'const seen = new Set<string>()\nfor (const x of list) seen.add(x)', 'with a loop and a `Set`'],
  ['typescript', 'export const isPin = (t: string) => /^\\d{6}$/.test(t)', 'with a regular expression'],
  ['python', 'def f(n):\n    return n * f(n - 1)\n', 'with recursion'],
  ['python', 'def f(n):\n    return n\n\nprint(f(3))\n', 'step by step, without a loop'],
  ['python', 'total = sum(n for n in prices if n > 0)', 'with a comprehension'],
  ['python', '# for each\nfor n in prices:\n    print("while", n)\n', 'with a loop'],
  ['sql', 'select a.name from a join b on b.id = a.id group by 1', 'with a join and `group by`'],
  ['sql', 'select name from a where id in (select a_id from b)', 'with a subquery'],
  [
    'sql',
    'with t as (select 1) select rank() over (order by n) from t -- join',
    'with a `with` query and a window function',
  ],
  ['sql', 'select name from a order by name', 'with a plain query'],
  ['html', '<style>main { display: grid }</style><main></main>', 'with grid'],
]

test.each(cases)('%s: %s', (language, text, words) => expect(approachOf(language, [{ path: 'x', text }])).toBe(words))
