// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { keyOf } from '#contract/learning/lesson-text.ts'
import { setUpRendering } from '#web/kit/testing.ts'
import { ParsedLesson } from './parsed-lesson.tsx'
import type { LessonProps } from './lesson-props.ts'

const render = setUpRendering()

async function show(props: LessonProps) {
  await act(async () => render(<ParsedLesson {...props} />))
  return document.querySelector('.lesson')!
}

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\``
const question = 'What is `1 + 1`?\n- [ ] 1 :: Count again.\n- [x] 2 :: One more than **one**.\n- [ ] 3 :: Too many.'

test('numbers the blocks and names them by their text', async () => {
  const page = await show({ text: '[a]: https://example.org\n\nFirst.\n\n## Two\n\n- x\n- y' })
  const blocks = [...page.querySelectorAll<HTMLElement>('[data-block]')]
  expect(blocks.map(({ dataset }) => dataset['block'])).toEqual(['0', '1', '2'])
  expect(blocks.map(({ dataset }) => dataset['key'])).toEqual(['First.', '## Two', '- x\n- y'].map(keyOf))
  const anchor = page.querySelector<HTMLAnchorElement>('h2#two > a')!
  expect(anchor.getAttribute('href')).toBe('#two')
})

const materials = [
  { name: 'my board.png', kind: 'image/png', url: '/files/1' },
  { name: 'data/cases.json', kind: 'text/plain', url: '/files/2' },
  { name: 'icon.svg', kind: 'text/plain', url: '/files/3' },
]

test('shows pictures and links among the materials, and no others', async () => {
  const onOpenMaterial = vi.fn<(name: string) => void>()
  const page = await show({
    materials,
    onOpenMaterial,
    text:
      '![A price board](my%20board.png "On a phone")\n\n[cases](data/cases.json) ![icon](icon.svg)\n\n' +
      '[missing](other.txt) ![far](https://example.org/x.png) [up](#top) [root](/v1/user/logout)',
  })
  expect([...page.querySelectorAll('img')].map((image) => [image.getAttribute('src'), image.alt])).toEqual([
    ['/files/1', 'A price board'],
    ['/files/3', 'icon'],
  ])
  expect(page.querySelector('figure > figcaption')?.textContent).toBe('On a phone')
  const links = [...page.querySelectorAll('a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/files/2', 'https://example.org/x.png', '#top'])
  act(() => links[0]!.click())
  expect(onOpenMaterial.mock.calls).toEqual([['data/cases.json']])
})

test('explains a wrong answer, lets the reader try again and reports each answer', async () => {
  const onAnswer = vi.fn<(quizKey: string, option: number) => void>()
  const page = await show({ text: fence('quiz', question), onAnswer })
  const choose = (text: string) =>
    act(() => [...page.querySelectorAll('label')].find(({ textContent }) => textContent === text)!.click())
  const press = (label: string) =>
    act(() => [...page.querySelectorAll('button')].find(({ textContent }) => textContent === label)!.click())

  expect(page.querySelector('legend code')?.textContent).toBe('1 + 1')
  press('Check answer')
  expect(page.querySelector('output')?.textContent).toBe('Choose an answer first.')
  choose('1')
  expect(page.textContent).not.toContain('Count again.')
  press('Check answer')
  expect(page.querySelector('output')?.textContent).toMatch(/^Not quite/)
  expect(page.textContent).toContain('Count again.')
  expect(page.textContent).not.toContain('One more than')

  press('Try again')
  choose('2')
  press('Check answer')
  expect(page.querySelector('output')?.textContent).toBe('That’s right.')
  expect(page.querySelector('[data-verdict="right"] strong')?.textContent).toBe('one')
  const key = keyOf('What is `1 + 1`?')
  expect(onAnswer.mock.calls).toEqual([
    [key, 0],
    [key, 1],
  ])
})

test('shows a stored answer and, on request, the right one', async () => {
  const quizAnswers = [{ quizKey: keyOf('What is `1 + 1`?'), option: 2, isRight: false, tries: 1 }]
  const page = await show({ text: fence('quiz', question), quizAnswers })
  expect(page.querySelectorAll('input')[2]!.checked).toBe(true)
  expect(page.textContent).toContain('Too many.')
  act(() => [...page.querySelectorAll('button')].at(-1)!.click())
  expect(page.querySelector('[data-verdict="right"]')?.textContent).toContain('One more than one.')
})

test('an answered question keeps its order on reload, and another attempt has another one', async () => {
  const six = Array.from({ length: 6 }, (_, at) => `- [${at === 5 ? 'x' : ' '}] option ${at} :: Because.`)
  const text = fence('quiz', `Which?\n${six.join('\n')}`)
  const labels = () => [...document.querySelectorAll('label')].map(({ textContent }) => textContent)
  const press = (label: string) =>
    act(() => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)!.click())
  await show({ text, reader: 41 })
  const first = labels()
  expect(first).not.toEqual(first.toSorted())
  act(() => document.querySelector('label')!.click())
  press('Check answer')
  expect(labels()).toEqual(first)
  press('Try again')
  const second = labels()
  expect(second).not.toEqual(first)
  const answer = { quizKey: keyOf('Which?'), option: 0, isRight: false }
  // Another place on the page: a new question to React.
  await show({ text: `Again.\n\n${text}`, reader: 41, quizAnswers: [{ ...answer, tries: 1 }] })
  expect(labels().map((text) => text.replace('Wrong: Because.', ''))).toEqual(first)
  press('Try again')
  expect(labels()).toEqual(second)
})

test('shows callouts, and other quotes as quotes', async () => {
  const page = await show({ text: '> [!TIP]\n> Round *once*.\n\n> [!WARNING]\n\n> [!OTHER]\n> Text' })
  const callouts = [...page.querySelectorAll<HTMLElement>('aside')]
  expect(callouts.map(({ dataset, textContent }) => [dataset['kind'], textContent])).toEqual([
    ['tip', 'TipRound once.'],
    ['warning', 'Watch out'],
  ])
  expect(page.querySelector('blockquote')?.textContent).toContain('[!OTHER]')
})

test('draws a diagram with its text alternative, or says what is wrong with it', async () => {
  const page = await show({
    text: `${fence('diagram', 'alt: A asks B, B answers\nA -> B: asks\nB -> A: answers')}\n\n${fence('diagram', 'A -> B')}`,
  })
  const [drawing, ...others] = [...page.querySelectorAll('svg[role="img"]')]
  expect(others).toEqual([])
  expect(drawing!.getAttribute('aria-label')).toBe('A asks B, B answers')
  expect([...drawing!.querySelectorAll('tspan')].map(({ textContent }) => textContent)).toEqual([
    'asks',
    'answers',
    'A',
    'B',
  ])
  expect(page.textContent).toContain('Line 1 of the diagram: Describe the figure')
})
