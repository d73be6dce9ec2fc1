// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Table } from '../lists/table.tsx'
import { setUpRendering } from '../testing.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { QueryView } from './query-view.tsx'

const render = setUpRendering()
// React logs every error that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

const crash = (text: string) => {
  if (text === 'bad') throw new RangeError('Invalid time value')
  return text
}

test('a row that crashes leaves the other rows readable', () => {
  const columns = [{ key: 'text', header: 'Text', cell: crash }]
  render(<Table caption="Entries" columns={columns} rows={['first', 'bad', 'third']} rowKey={(row) => row} />)
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent)
  expect(rows).toEqual(['first', 'This entry couldn’t be shown.', 'third'])
})

test('a panel that crashes leaves the rest of the page readable', () => {
  const query = { data: 'bad', error: null, isFetching: false, refetch: () => {} }
  render(
    <>
      <p>Menu</p>
      <QueryView query={query}>{crash}</QueryView>
    </>,
  )
  expect(document.body.textContent).toContain('Menu')
  expect(document.body.textContent).toContain('This part couldn’t be shown')
})

test('another page is tried again after one crashed', () => {
  const Page = ({ text }: { text: string }) => crash(text)
  for (const text of ['bad', 'good']) {
    render(
      <ErrorBoundary resetKey={text} fallback="Crashed">
        <Page text={text} />
      </ErrorBoundary>,
    )
    expect(document.body.textContent).toBe(text === 'bad' ? 'Crashed' : 'good')
  }
})
