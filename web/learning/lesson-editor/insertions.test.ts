import { describe, expect, test } from 'vitest'
import { quizzesOf } from '#contract/learning/lesson-text.ts'
import { type Insertion, insertMaterial, insertTemplate, renameLinks, startOfLine, toLink } from './insertions.ts'

const apply = (text: string, { start, end, text: added }: Insertion) => text.slice(0, start) + added + text.slice(end)
const selectedIn = (result: string, { select }: Insertion) => result.slice(select.from, select.to)

describe('a template', () => {
  test('is a block of its own, with its first gap selected', () => {
    const edit = insertTemplate('One.\nTwo.', { start: 4, end: 4 }, 'heading')
    const result = apply('One.\nTwo.', edit)
    expect(result).toBe('One.\n\n## Heading\n\nTwo.')
    expect(selectedIn(result, edit)).toBe('Heading')
  })

  test('takes the selected text', () => {
    const edit = insertTemplate('See the docs now', { start: 8, end: 12 }, 'link')
    expect(apply('See the docs now', edit)).toBe('See the [docs](https://) now')
  })

  test('of a quiz is a complete quiz', () => {
    const [quiz] = quizzesOf(apply('', insertTemplate('', { start: 0, end: 0 }, 'quiz')))
    expect(quiz!.options.filter(({ isRight }) => isRight)).toHaveLength(1)
    expect(quiz!.options.every(({ explanation }) => explanation !== '')).toBe(true)
  })
})

test('a material is linked or shown by its name', () => {
  expect(apply('ab', insertMaterial({ start: 1, end: 1 }, 'starter/my app.js', null))).toBe(
    'a[starter/my app.js](starter/my%20app.js)b',
  )
  expect(apply('', insertMaterial({ start: 0, end: 0 }, 'bus.png', 'A bus'))).toBe('![A bus](bus.png)')
  expect(toLink('a (2).txt')).toBe('a%20%282%29.txt')
})

test('links follow a material that is renamed', () => {
  const text = '[a](my data.csv) [b](my%20data.csv) ![c](my%20data.csv "C") [d](other.csv)'
  expect(renameLinks(text, 'my data.csv', 'data.csv')).toBe(
    '[a](data.csv) [b](data.csv) ![c](data.csv "C") [d](other.csv)',
  )
})

test('finds the beginning of a line', () => {
  const text = 'one\ntwo\n\nfour'
  expect([1, 2, 4, 9].map((line) => text.slice(startOfLine(text, line)))).toEqual([text, 'two\n\nfour', 'four', 'four'])
})
