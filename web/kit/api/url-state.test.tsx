// @vitest-environment happy-dom
import { act } from 'react'
import { BrowserRouter } from 'react-router'
import { expect, test } from 'vitest'
import { setUpRendering } from '../testing.ts'
import { useUrlState } from './url-state.ts'

const codec = {
  read: (params: URLSearchParams) => ({ search: params.get('search') ?? '' }),
  write: ({ search }: { search: string }) => ({ search }),
}

const render = setUpRendering()
function Page() {
  const { change } = useUrlState(codec)
  return ['bus', 'nothing'].map((text) => (
    <button key={text} type="button" onClick={() => change({ search: text === 'nothing' ? '' : text })}>
      {text}
    </button>
  ))
}

function openAt(url: string) {
  window.history.replaceState(null, '', url)
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  )
}

const searchFor = (text: string) =>
  act(() => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)!.click())
const address = () => window.location.pathname + window.location.search

test('adds the search to the address and keeps other parameters', () => {
  openAt('/admin/projects?tab=ideas')
  searchFor('bus')
  expect(address()).toBe('/admin/projects?tab=ideas&search=bus')
  searchFor('nothing')
  expect(address()).toBe('/admin/projects?tab=ideas')
})

test('keeps a parameter that a link has just added', () => {
  openAt('/admin/projects')
  // The link has changed the address, but the page has not rendered yet.
  window.history.pushState(null, '', '/admin/projects?idea=6')
  searchFor('bus')
  expect(address()).toBe('/admin/projects?idea=6&search=bus')
})

test('does not navigate back from another page', () => {
  openAt('/admin/projects')
  window.history.pushState(null, '', '/admin/jobs')
  searchFor('bus')
  expect(address()).toBe('/admin/jobs')
})
