import { expect, test } from 'vitest'
import { filledUrls, newUrl, problemsByRow, toUrlRows } from './step-urls.ts'

const rows = ['https://a.example', '  ', 'nowhere', ''].map((url) => newUrl(url))

test('splits links into rows, with one empty row when there are none', () => {
  expect(toUrlRows('https://a.example,https://b.example/x%2Cy').map((row) => row.url)).toEqual([
    'https://a.example',
    'https://b.example/x%2Cy',
  ])
  expect(toUrlRows('').map((row) => row.url)).toEqual([''])
})

test('drops blank rows', () => {
  expect(filledUrls(rows)).toEqual(['https://a.example', 'nowhere'])
  expect(filledUrls([newUrl(' ')])).toEqual([])
})

test('shows a problem at its row, past blank rows', () => {
  const problems = problemsByRow(rows, { 'urls.1': 'Enter a full link' })
  expect([...problems]).toEqual([[rows[2]!.key, 'Enter a full link']])
})
