import { describe, expect, test } from 'vitest'
import { checkLesson } from './lesson-checks.ts'
import { materialsIn, withMaterialFolder } from './lesson-text.ts'

const quiz = (text = '') => `\`\`\`quiz\n${text || 'How many?\n- [ ] 1 :: Too few.\n- [x] 2 :: Yes.'}\n\`\`\``
const words = (count: number) => Array.from({ length: count }, () => 'rupee').join(' ')
const recap = '## Recap\n\n- Paise are whole.\n- A rupee has a hundred\n  of them.\n- Decimals drift.'
const good = {
  name: 'Parse rupees',
  effort: 'about 2 hours',
  summary: 'Exact money.',
  lesson: [words(600), quiz('A?\n- [x] 1 :: Yes.\n- [ ] 2 :: No.'), quiz(), '## Common mistakes', 'None.', recap].join(
    '\n\n',
  ),
  instructions: 'Write it with `cases.json`.\n\n- [ ] It counts.',
  sampleDatabase: '',
}
const checked = (changes: Partial<typeof good>, materials = ['cases.json']) =>
  checkLesson({ ...good, ...changes }, { materials }).map(({ field, line, message }) => [field, line, message])
const added = (text: string, materials?: string[]) => checked({ lesson: `${text}\n\n${good.lesson}` }, materials)

test('a lesson that meets the standard has no problems', () => {
  expect(checked({})).toEqual([])
})

describe('fields', () => {
  test.each([
    [{ name: ' ' }, ['name', null, 'Enter a name']],
    [{ name: 'x'.repeat(61) }, ['name', null, 'Shorten the name to 60 characters']],
    [{ effort: '' }, ['effort', null, 'Enter the expected effort, such as about 2 hours']],
    [{ summary: '' }, ['summary', null, 'Enter a summary in a sentence']],
    [
      { instructions: 'Write it with cases.json.' },
      ['instructions', null, 'Add acceptance criteria, each on a line that starts with - [ ]'],
    ],
  ])('%j', (changes, expected) => {
    expect(checked(changes)).toEqual([expected])
  })
})

describe('the lesson', () => {
  test('has 500 to 2,500 words', () => {
    const lesson = (count: number) => good.lesson.replace(words(600), words(count))
    expect(checked({ lesson: lesson(100) })).toMatchObject([['lesson', null, /at least 500/]])
    expect(checked({ lesson: lesson(2600) })).toMatchObject([['lesson', null, /2500 or split/]])
  })

  test('has “Common mistakes”, and its task in the instructions', () => {
    expect(checked({ lesson: good.lesson.replace('Common', 'Some') })).toMatchObject([['lesson', null, /Common/]])
    expect(added('## Your task')).toEqual([['lesson', 1, 'Move “Your task” to the instructions']])
  })

  test('ends with a recap of three sentences', () => {
    const withRecap = (text: string) => checked({ lesson: good.lesson.replace(recap, text) })
    const missing = 'End with a section “Recap”: a list of three sentences to remember'
    expect(withRecap('')).toEqual([['lesson', null, missing]])
    expect(withRecap(`${recap}\n- Four\n\n## More`)).toEqual([
      ['lesson', null, 'Make “Recap” the last section of the lesson'],
      ['lesson', null, 'List three sentences under “Recap”, not 4'],
      ['lesson', null, 'End this sentence of “Recap” with a full stop: Four'],
    ])
  })

  test('has two quizzes, each with one right option and explanations', () => {
    expect(checked({ lesson: good.lesson.replace(quiz(), '') })).toEqual([
      ['lesson', null, 'Add another quiz: a lesson has at least 2'],
    ])
    expect(added(`Intro\n\n${quiz('Which?\n- [x] a :: Yes.\n- [x] b')}`)).toEqual([
      ['lesson', 3, 'Mark exactly one option of this quiz with [x], not 2'],
      ['lesson', 3, 'Explain the option “b” after ::'],
    ])
    expect(added(quiz('- [x] a :: Yes.'))).toEqual([
      ['lesson', 1, 'Write the question of this quiz'],
      ['lesson', 1, 'Give this quiz at least two options'],
    ])
  })

  test('names the line of a diagram that can’t be drawn', () => {
    expect(added('One\n\n```diagram\nalt: A asks B\nA -> B\n```')).toEqual([])
    expect(added('One\n\n```diagram\nalt: A asks B\n\nA -> A\n```')).toEqual([
      ['lesson', 6, 'An arrow goes from one box to another'],
    ])
  })

  test('accepts a drawing among the materials', () => {
    expect(added('![A bus](bus.svg)', ['cases.json', 'bus.svg'])).toEqual([])
  })

  test('names the line of links, images and HTML that do not work', () => {
    expect(added('One\n[a](/tasks) and [b](javascript:alert(1))\n[c](#nowhere) [d](https://example)')).toEqual([
      ['lesson', 2, 'The link to /tasks doesn’t work. Use a full link or a heading'],
      ['lesson', 2, 'The link to javascript:alert(1 doesn’t work. Use a full link or a heading'],
      ['lesson', 3, 'The link to #nowhere doesn’t work. Use a full link or a heading'],
      ['lesson', 3, 'The link to https://example doesn’t work. Use a full link or a heading'],
    ])
    expect(
      added('[a](https://mdn.example/x) <https://a.example> [b](#common-mistakes) `<b>` http://localhost:3000'),
    ).toEqual([])
    expect(added('![](a.png)\n![A bus](https://x.example/a.png)', ['cases.json', 'a.png'])).toEqual([
      ['lesson', 1, 'Describe this image between the square brackets'],
      ['lesson', 2, 'Upload this image: images of other sites aren’t shown'],
    ])
    expect(added('A <b>bold</b> word\n<!-- a note -->')).toMatchObject([
      ['lesson', 1, /HTML/],
      ['lesson', 2, /HTML/],
    ])
    expect(checked({ instructions: `${good.instructions}\n\`\`\`js\nlet a` })).toEqual([
      ['instructions', 4, 'Close this code block with three backticks'],
    ])
  })
})

test('materials are attached and mentioned; uploaded videos have captions', () => {
  expect(added('[data](sales%202.csv)')).toEqual([
    ['lesson', 1, 'sales 2.csv isn’t attached. Upload it or change the link'],
  ])
  expect(checked({}, ['cases.json', 'starter/app.js'])).toEqual([
    ['materials', null, 'starter/app.js isn’t mentioned in the text. Link to it or remove it'],
  ])
  const lesson = `${good.lesson}\n\nTake the folder \`starter\`.`
  expect(checked({ lesson }, ['cases.json', 'starter/app.js'])).toEqual([])
  const attached = { materials: ['cases.json'], videosWithoutCaptions: ['Paise'] }
  expect(checkLesson(good, attached)).toMatchObject([{ field: 'videos' }])
})

test('a folder is put in front of materials only', () => {
  const text =
    'See [a](a.json), ![b](img/b.png "B"), [c](https://c.example), [d](#d), `[e](e.md)`\n```md\n[f](f.md)\n```'
  const moved = withMaterialFolder(text, '1-1-x')
  expect(moved).toBe(
    'See [a](1-1-x/a.json), ![b](1-1-x/img/b.png "B"), [c](https://c.example), [d](#d), `[e](e.md)`\n```md\n[f](f.md)\n```',
  )
  expect(materialsIn(moved).map(({ name }) => name)).toEqual(['1-1-x/a.json', '1-1-x/img/b.png'])
})
