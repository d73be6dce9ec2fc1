// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { setUpRendering } from '../testing.ts'
import { LoadMore } from './load-more.tsx'

const render = setUpRendering()

type Shown = { rows: number; isFetching?: boolean; isLast?: boolean }

const show = ({ rows, isFetching = false, isLast = false }: Shown) =>
  render(
    <>
      {Array.from({ length: rows }, (_, at) => (
        <a key={at} href={`#${at}`}>
          {at}
        </a>
      ))}
      <LoadMore query={{ hasNextPage: !isLast, isFetchingNextPage: isFetching, fetchNextPage: () => undefined }} />
    </>,
  )

test.each([false, true])('the keyboard goes on at the first new row (last page: %s)', (isLast) => {
  show({ rows: 2 })
  const button = document.querySelector('button')!
  button.focus()
  button.click()
  show({ rows: 2, isFetching: true })
  expect(document.activeElement).toBe(button)
  show({ rows: 4, isLast })
  expect(document.activeElement?.textContent).toBe('2')
})
