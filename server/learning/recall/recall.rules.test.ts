import { createEmptyCard, fsrs, Rating } from 'ts-fsrs'
import { expect, test } from 'vitest'
import { dayMs } from '#contract/kit/durations.ts'
import { indiaDate } from '#server/kit/india.ts'
import { type Answered, cardOf, type PracticeCard, scheduledCard, schedulerSettings } from './cards.rules.ts'
import { isSameOutput, isSmallExercise, lessonItems } from './items.rules.ts'
import { answerMoment, chooseSitting, interleave, isTooOld, itemId, reachedSteps } from './sitting.rules.ts'

/** Always the same numbers. */
function randomNumbers(seed: number) {
  return (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
}

const start = Date.parse('2026-10-19T00:00:00+05:30')
const shuffled = <Item>(items: readonly Item[], random: (below: number) => number): Item[] =>
  items
    .map((item) => [random(1_000_000), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item)

test('thirty days of practice end as the scheduler itself ends them, whatever order the answers arrive in', () => {
  const random = randomNumbers(2026)
  const own = fsrs(schedulerSettings)
  let answered = 0
  for (let history = 0; history < 1_000; history++) {
    // Some days are left out, on some both devices answer.
    const days = Array.from({ length: 30 }, (_, day) => day).filter(() => random(3) === 0)
    const answers: Answered[] = days.flatMap((day) =>
      Array.from({ length: 1 + (random(8) === 0 ? 1 : 0) }, (_, device) => ({
        id: `${history}-${day}-${device}`,
        isRight: random(4) > 0,
        answeredAt: new Date(start + day * dayMs + device * 3_600_000 + random(20 * 3_600_000)),
      })),
    )
    answered += answers.length
    const inTime = answers.toSorted((one, other) => one.answeredAt.getTime() - other.answeredAt.getTime())
    const [phone, laptop] = [answers.filter(() => random(2) === 0), answers]
    const arrived = shuffled([...phone, ...laptop], random)
    const expected = own.reschedule(
      createEmptyCard(new Date(indiaDate(inTime[0]?.answeredAt ?? new Date(start)))),
      inTime.map(({ isRight, answeredAt }) => ({
        rating: isRight ? Rating.Good : Rating.Again,
        review: new Date(indiaDate(answeredAt)),
      })),
    ).collections
    const last = expected.at(-1)?.card ?? null
    expect(scheduledCard(arrived)).toEqual(last)
    expect(cardOf(arrived)?.dueOn).toBe(last?.due.toISOString().slice(0, 10))
  }
  expect(answered).toBeGreaterThan(5_000)
})

test('what is right comes back later and later, what is wrong soon', () => {
  const answers: Answered[] = []
  const gaps: number[] = []
  let day = start
  for (const isRight of [true, true, true, false]) {
    answers.push({ id: String(answers.length), isRight, answeredAt: new Date(day + 22 * 3_600_000) })
    const due = Date.parse(`${cardOf(answers)!.dueOn}T00:00:00+05:30`)
    gaps.push((due - day) / dayMs)
    day = due
  }
  expect(gaps).toEqual([3, 14, 57, 3])
})

const lesson = [
  '```js run',
  'const paise = 1999',
  'console.log(paise) // → 1999',
  'console.log(`₹${paise / 100}`) // → ₹19.99',
  '```',
  '```js run',
  'console.log(1)',
  '// → 1',
  '```',
  '```js run',
  "console.log('x'.repeat(40)) // → xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
  '```',
  '```js run',
  ...Array.from({ length: 14 }, () => 'let a = 1'),
  'console.log(a) // → 1',
  '```',
  '```sql run',
  'select 1 -- → 1',
  '```',
  '```js',
  'console.log(2) // → 2',
  '```',
  '```quiz\nWhich?\n- [x] This :: Yes.\n- [ ] That :: No.\n```',
  '```quiz\nBroken?\n- [ ] This :: No.\n- [ ] That :: No.\n```',
].join('\n')

test('asks what the last line of a short, tested sample prints, and questions with one right option', () => {
  const { quizzes, outputs } = lessonItems(lesson)
  expect(quizzes.map(({ question }) => question)).toEqual(['Which?'])
  const code = 'const paise = 1999\nconsole.log(paise)\nconsole.log(`₹${paise / 100}`)'
  expect(outputs).toEqual([{ key: expect.any(String), language: 'js', code, line: 3, output: '₹19.99' }])
})

test('asks for the points of a recap together', () => {
  const recapOf = (text: string) => lessonItems(`## Recap\n\n${text}`).recaps
  const [recap] = recapOf('- Paise are `whole`.\n- Decimals\n  drift.\n\n## Later\n\n- Not this.')
  expect(recap).toEqual({ key: expect.any(String), points: ['Paise are `whole`.', 'Decimals drift.'] })
  expect(recapOf('- One.\n- Two.')[0]!.key).not.toBe(recap!.key)
  expect([recapOf('Nothing.'), recapOf('- Too many.\n'.repeat(6)), lessonItems(lesson).recaps]).toEqual([[], [], []])
})

test('forgives how an output is typed, not what it says', () => {
  for (const typed of ['{ a: 1 }', ' { a:  1 } ']) expect(isSameOutput(typed, '{ a: 1 }')).toBe(true)
  expect(isSameOutput('“Ravi”', 'Ravi')).toBe(true)
  expect(isSameOutput('True', 'true')).toBe(true)
  expect(isSameOutput('ravi', 'RAVI')).toBe(false)
  expect(isSameOutput('19.9', '19.99')).toBe(false)
  expect(isSameOutput('', '0')).toBe(false)
})

test('only short exercises fit', () => {
  expect(['about 4 minutes', 'about 1 minute', 'about 90 minutes', 'about 2 hours', ''].map(isSmallExercise)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

test('a lesson is reached when it is read, approved or known; an answered question by itself', () => {
  const at = new Date(start)
  const reached = reachedSteps({
    readings: [
      { stepId: 1, percent: 79, readAt: at },
      { stepId: 2, percent: 80, readAt: at },
    ],
    quizAnswers: [{ stepId: 3, quizKey: 'q', answeredAt: at }],
    solved: [
      { stepId: 4, at },
      { stepId: 4, at: new Date(start + 1) },
    ],
  })
  const nothing = { lessonAt: null, exerciseAt: null, quizzes: new Map() }
  expect([...reached.values()]).toEqual([
    { ...nothing, stepId: 2, lessonAt: at },
    { ...nothing, stepId: 4, lessonAt: at, exerciseAt: at },
    { ...nothing, stepId: 3, quizzes: new Map([['q', at]]) },
  ])
})

const today = '2026-11-18'
const item = (stepId: number, name: string, availableOn = '2026-11-17') => ({ stepId, itemKey: name, availableOn })
const card = (dueOn: string, firstOn = '2026-11-01'): PracticeCard => ({ firstOn, lastOn: firstOn, dueOn })
const names = (items: { itemKey: string }[]) => items.map(({ itemKey }) => itemKey)

test('a sitting has what is due, then what was never asked, and at most eight with one exercise', () => {
  const old = [item(1, 'late'), item(1, 'later'), item(2, 'future')]
  const exercises = [item(3, 'exercise:1'), item(4, 'exercise:1')]
  const fresh = [item(5, 'a'), item(5, 'b'), item(5, 'c'), item(6, 'd'), item(6, 'tomorrow', '2026-11-19')]
  const cards = new Map([
    [itemId(old[0]!), card('2026-11-10')],
    [itemId(old[1]!), card('2026-11-18')],
    [itemId(old[2]!), card('2026-11-25')],
  ])
  const sitting = chooseSitting([...old, ...exercises, ...fresh], cards, today)
  expect(names(sitting.items).toSorted()).toEqual(['a', 'b', 'c', 'd', 'exercise:1', 'late', 'later'])
  expect(sitting).toMatchObject({ waiting: 1, comesBackOn: '2026-11-19' })

  const many = Array.from({ length: 20 }, (_, index) => item(index % 4, `q${index}`))
  const first = chooseSitting(many, new Map(), today)
  expect(first).toMatchObject({ waiting: 0, comesBackOn: '2026-11-19' })
  expect(first.items).toHaveLength(8)
  expect(first.items.every(({ stepId }, at) => stepId !== first.items[at + 1]?.stepId)).toBe(true)
  // What is new today has its limit; what is due hasn't.
  const started = new Map(first.items.map((one) => [itemId(one), card('2026-11-20', today)]))
  expect(chooseSitting(many, started, today)).toEqual({ items: [], waiting: 0, comesBackOn: '2026-11-19' })
  const allDue = new Map(many.map((one) => [itemId(one), card('2026-11-17')]))
  expect(chooseSitting(many, allDue, today)).toMatchObject({ waiting: 12, comesBackOn: null })
  expect(chooseSitting([], new Map([['9 gone', card('2026-11-01')]]), today)).toEqual({
    items: [],
    waiting: 0,
    comesBackOn: null,
  })
})

test('two questions of one lesson are in a row only if there is no other way', () => {
  const random = randomNumbers(7)
  for (let round = 0; round < 200; round++) {
    const items = Array.from({ length: 1 + random(8) }, (_, index) => item(random(3), String(index)))
    const mixed = interleave(items)
    expect(names(mixed).toSorted()).toEqual(names(items).toSorted())
    const most = Math.max(...[...Map.groupBy(items, ({ stepId }) => stepId).values()].map(({ length }) => length))
    const inARow = mixed.filter(({ stepId }, at) => stepId === mixed[at + 1]?.stepId).length
    expect(inARow).toBe(Math.max(0, 2 * most - 1 - items.length))
  }
})

test('an answer was given after its question was handed out, and not in the future', () => {
  const now = new Date('2026-11-18T10:00:00Z')
  const handedOut = new Date('2026-11-18T09:00:00Z')
  const moment = (at: string) => answerMoment(new Date(at), { handedOut, now })
  expect(moment('2026-11-18T09:30:00Z')).toEqual(new Date('2026-11-18T09:30:00Z'))
  expect(moment('2026-11-18T10:00:30Z')).toEqual(now)
  expect(() => moment('2026-11-18T10:02:00Z')).toThrow('This moment hasn’t come yet')
  expect(() => moment('2026-11-18T08:59:59Z')).toThrow('This is before you got the question')
  expect(isTooOld(new Date('2026-10-20T10:00:00Z'), now)).toBe(false)
  expect(isTooOld(new Date('2026-10-17T10:00:00Z'), now)).toBe(true)
})
