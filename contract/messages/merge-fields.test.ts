import { expect, test } from 'vitest'
import { replaceEmailText } from '../kit/replace-text.ts'
import { emailBlocks } from './email-blocks.ts'
import { fillLine, mergeProblem, parseMergeFields } from './merge-fields.ts'

const asha = { 'first name': 'Asha', course: 'Python', 'access ends': '21 Dec 2026' }

test.each([
  ['{first name}, {course} is open until {access ends}', 'Asha, Python is open until 21 Dec 2026'],
  ['{ First  Name } {FIRST NAME}', '{ First  Name } Asha'],
  ['{first name|friend}', 'Asha'],
  ['\\{course} costs {x+1} {} {1}', '{course} costs {x+1} {} {1}'],
])('fills %s', (template, filled) => {
  expect(fillLine(template, asha)).toBe(filled)
})

test('says something sensible about those of whom a value isn’t known', () => {
  expect(fillLine('Hello {first name}, {first name|friend}', {})).toBe('Hello there, friend')
  expect(fillLine('{course}, {access ends|}', {})).toBe('your course, the last day of your plan')
})

test('fills only what was a field before: a value is never one', () => {
  expect(fillLine('{first name} {course}', { 'first name': '{course}\uE0001\uE001', course: 'SQL' })).toBe(
    '{course}\uE0001\uE001 SQL',
  )
})

test('a value never becomes formatting, a link or HTML', () => {
  const name = '**A** [x](https://evil.example) www.evil.example <b>'
  const { marked, fill } = parseMergeFields('Hello {first name}, *welcome* `{first name}`')
  const [block] = emailBlocks(marked, 'http://academy').map((node) =>
    replaceEmailText(node, (text) => fill(text, { 'first name': name })),
  )
  expect(block).toMatchObject({
    tag: 'p',
    children: [`Hello ${name}, `, { tag: 'em', children: ['welcome'] }, ' ', { tag: 'code', children: [name] }],
  })
})

test.each([
  ['Dear {name}', /We don’t know \{name\}.*\{first name\}, \{course\}, \{access ends\}.*\\\{/],
  ['{courses|x}', /We don’t know \{courses\|x\}/],
  ['[Open](/courses/{course})', /address of a link/],
  ['https://a.example/{course}', /address of a link/],
  ['[a]\n\n[a]: /x/{course}', /address of a link/],
])('rejects %s', (template, problem) => {
  expect(mergeProblem(template)).toMatch(problem)
})

test.each(['{course}', '\\{name}', '{"a": 1}', 'Plain', '[Open](/dashboard) {course}'])('accepts %s', (template) => {
  expect(mergeProblem(template)).toBeNull()
})
