// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Table } from '../lists/table.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { QueryView } from './query-view.tsx'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // React logs every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const place = () => {
  const element = document.createElement('div')
  const root = createRoot(element)
  return { element, show: (contents: React.ReactNode) => act(() => root.render(contents)) }
}
const crash = (text: string) => {
  if (text === 'bad') throw new RangeError('Invalid time value')
  return text
}

test('a row that crashes leaves the other rows readable', () => {
  const { element, show } = place()
  const columns = [{ key: 'text', header: 'Text', cell: crash }]
  show(<Table caption="Entries" columns={columns} rows={['first', 'bad', 'third']} rowKey={(row) => row} />)
  const rows = [...element.querySelectorAll('tbody tr')].map((row) => row.textContent)
  expect(rows).toEqual(['first', 'This entry couldn’t be shown.', 'third'])
})

test('a panel that crashes leaves the rest of the page readable', () => {
  const { element, show } = place()
  const query = { data: 'bad', error: null, isFetching: false, refetch: () => {} }
  show(
    <>
      <p>Menu</p>
      <QueryView query={query}>{crash}</QueryView>
    </>,
  )
  expect(element.textContent).toContain('Menu')
  expect(element.textContent).toContain('This part couldn’t be shown')
})

test('another page is tried again after one crashed', () => {
  const { element, show } = place()
  const Page = ({ text }: { text: string }) => crash(text)
  for (const text of ['bad', 'good']) {
    show(
      <ErrorBoundary resetKey={text} fallback="Crashed">
        <Page text={text} />
      </ErrorBoundary>,
    )
    expect(element.textContent).toBe(text === 'bad' ? 'Crashed' : 'good')
  }
})
