import { putProblems } from '#server/learning/lessons/problems.store.ts'
import { problems } from '#server/learning/lessons/tables.ts'
import { and, eq } from '#server/kit/db/orm.ts'
import type { TestApp } from '../test-app.ts'

const check = (name: string, a: number, b: number, more = '') =>
  `  { name: '${name}', hint: 'Use +.', call: 'addUp', args: [${a}, ${b}], expect: ${a + b}${more} },`

/** A small problem with three visible and two hidden checks. */
export const problemSource = `---
name: Add two numbers
level: easy
pattern: math
---

Write \`addUp(a, b)\`. It returns the sum.

## Constraints

- Both are whole numbers.

## Starter

\`\`\`js
export const addUp = (a, b) => 0
\`\`\`

\`\`\`python
def add_up(a, b):
    return 0
\`\`\`

## Checks

\`\`\`js
export default [
${check('adds', 1, 2, ", example: '1 + 2 is 3.'")}
${check('adds more', 2, 2, ", example: '2 + 2 is 4.'")}
${check('adds below zero', -1, -2)}
]
\`\`\`

## Hidden checks

\`\`\`js
export default [
${check('adds large numbers', 4000, 2)}
${check('adds nothing', 0, 7)}
]
\`\`\`

## Solution

The operator + adds two numbers. It takes one step, whatever the numbers are: O(1) time and O(1) space. Nothing is faster.

\`\`\`js
export const addUp = (a, b) => a + b
\`\`\`

\`\`\`python
def add_up(a, b):
    return a + b
\`\`\`
`

export const solution = 'export const addUp = (a, b) => a + b\n'

/** Adds the small problem to a step. */
export async function newProblem({ db }: Pick<TestApp, 'db'>, stepId: number, slug = 'add-up'): Promise<number> {
  const fields = { slug, position: 1, name: 'Add two numbers', level: 'easy', pattern: 'math' } as const
  await putProblems(db, stepId, [{ ...fields, source: problemSource }], new Date())
  const [row] = await db
    .select({ id: problems.id })
    .from(problems)
    .where(and(eq(problems.stepId, stepId), eq(problems.slug, slug)))
  return row!.id
}
