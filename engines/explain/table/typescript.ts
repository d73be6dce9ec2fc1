import type { Mistake } from './mistake.ts'

export const typescript: Mistake[] = [
  {
    mistake: 'missing export',
    code: 'function total(items: number[]): number {\n  return items.length\n}',
    message: 'Your file doesn’t export `total`; put `export` before `function`.',
    line: 1,
  },
  {
    mistake: 'unclosed brace',
    code: 'export function total(items: Map<string, number>) {\n  if (items) {\n    return 2\n}\n',
    message: 'The curly bracket `{` on line 2 is never closed. Add `}` where it should end.',
    line: 2,
  },
  {
    mistake: 'unclosed quote',
    code: "export function total(): string {\n  return 'two\n}",
    message: "The text that starts with `'` on line 2 never ends. Put `'` where it should end.",
    line: 2,
  },
  {
    mistake: 'misspelt keyword',
    code: 'exprot const total = (items: number[]) => 2',
    message: 'Line 1 has `exprot`. Did you mean `export`?',
  },
  {
    mistake: 'fewer parameters than values',
    code: 'export const total = (items: Map<string, number>): number => 1',
    run: '({ total }) => total(new Map(), 2)',
    message: 'We call `total` with 2 values; your function takes only 1. Add the missing parameter.',
    line: 1,
  },
]
