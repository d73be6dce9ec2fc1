// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useUrlState } from './url-state.ts'

const inAddress = {
  read: (params: URLSearchParams) => ({ search: params.get('search') ?? '' }),
  write: ({ search }: { search: string }) => ({ search }),
}

let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

function Page() {
  const { change } = useUrlState(inAddress)
  return ['bus', 'nothing'].map((words) => (
    <button key={words} type="button" onClick={() => change({ search: words === 'nothing' ? '' : words })}>
      {words}
    </button>
  ))
}

function openAt(address: string) {
  window.history.replaceState(null, '', address)
  act(() =>
    root.render(
      <BrowserRouter>
        <Page />
      </BrowserRouter>,
    ),
  )
}

const searchFor = (words: string) =>
  act(() => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)!.click())
const place = () => window.location.pathname + window.location.search

test('what is searched for stands in the address beside what others keep there', () => {
  openAt('/admin/projects?tab=ideas')
  searchFor('bus')
  expect(place()).toBe('/admin/projects?tab=ideas&search=bus')
  searchFor('nothing')
  expect(place()).toBe('/admin/projects?tab=ideas')
})

test('a search that comes a moment after a link was pressed leaves that open', () => {
  openAt('/admin/projects')
  // Where the link leads; the page itself has not come to it yet.
  window.history.pushState(null, '', '/admin/projects?idea=6')
  searchFor('bus')
  expect(place()).toBe('/admin/projects?idea=6&search=bus')
})

test('it does not call anybody back from another page', () => {
  openAt('/admin/projects')
  window.history.pushState(null, '', '/admin/jobs')
  searchFor('bus')
  expect(place()).toBe('/admin/jobs')
})
