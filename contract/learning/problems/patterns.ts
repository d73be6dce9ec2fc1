import type { Language } from '#engines/program.ts'

export const problemLevels = ['easy', 'medium', 'hard'] as const
export type ProblemLevel = (typeof problemLevels)[number]

/** What a problem practises. A closed list, so that learners can filter by it. */
export const patterns = [
  'one walk',
  'two pointers',
  'sliding window',
  'prefix sums',
  'matrix',
  'hashing',
  'strings',
  'stack',
  'monotonic stack',
  'queue',
  'linked list',
  'binary search',
  'sorting',
  'intervals',
  'tree',
  'trie',
  'heap',
  'greedy',
  'graph search',
  'topological order',
  'shortest paths',
  'union-find',
  'dynamic programming',
  'backtracking',
  'bits',
  'math',
  'randomness',
  'design',
] as const
export type Pattern = (typeof patterns)[number]

export const isPattern = (text: string): text is Pattern => (patterns as readonly string[]).includes(text)

/** Every problem can be solved in each of them. */
export const problemLanguages = ['javascript', 'python'] as const satisfies readonly Language[]
export type ProblemLanguage = (typeof problemLanguages)[number]

/** The file that a learner writes: `best-trade.js` or `best_trade.py`. */
export const problemFile = (slug: string, language: ProblemLanguage): string =>
  language === 'python' ? `${slug.replaceAll('-', '_')}.py` : `${slug}.js`
