import { expect, test } from 'vitest'
import { filledUrls, newUrl, problemsByRow, toUrlRows } from './step-urls.ts'

const rows = ['https://a.example', '  ', 'nowhere', ''].map((url) => newUrl(url))

test('links that came joined are rows; with none there is one to write in', () => {
  expect(toUrlRows('https://a.example,https://b.example/x%2Cy').map((row) => row.url)).toEqual([
    'https://a.example',
    'https://b.example/x%2Cy',
  ])
  expect(toUrlRows('').map((row) => row.url)).toEqual([''])
})

test('blank rows are dropped', () => {
  expect(filledUrls(rows)).toEqual(['https://a.example', 'nowhere'])
  expect(filledUrls([newUrl(' ')])).toEqual([])
})

test('a refusal of the second link is told at its row, past the blank one', () => {
  const problems = problemsByRow(rows, { 'urls.1': 'Enter a full link' })
  expect([...problems]).toEqual([[rows[2]!.key, 'Enter a full link']])
})
