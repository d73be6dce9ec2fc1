import { expect, test } from 'vitest'
import { isFiltered, readAsked, readOpened } from './rules.ts'

const params = (query: string) => new URLSearchParams(query)

test.each([
  ['', { order: 'wanted', mine: false }, false],
  ['order=newest&request=4', { order: 'newest', mine: false }, false],
  ['state=planned', { order: 'wanted', mine: false, state: 'planned' }, true],
  ['mine=true&search=+dark+', { order: 'wanted', mine: true, search: 'dark' }, true],
  ['state=lost&order=best&mine=yes&search=', { order: 'wanted', mine: false }, false],
  [`search=${'a'.repeat(200)}`, { order: 'wanted', mine: false, search: 'a'.repeat(100) }, true],
])('?%s asks for %j', (query, asked, isNarrow) => {
  expect(readAsked(params(query))).toEqual(asked)
  expect(isFiltered(readAsked(params(query)))).toBe(isNarrow)
})

test.each([
  ['request=12', 12],
  ['request=0', null],
  ['request=-1', null],
  ['request=x', null],
  ['', null],
])('?%s opens %s', (query, requestId) => expect(readOpened(params(query))).toBe(requestId))
