import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, Route, Routes } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { LearnerLayout } from './learner.layout.tsx'
import { learnerItems, switchedOffAt } from './learner.sidebar.tsx'

const nothing = () => {}

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  return () => vi.unstubAllGlobals()
})

const render = (path: string, disabledItems: string[]) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route
          element={
            <LearnerLayout
              siteName="Kaushal Techbridge"
              me={{ name: 'Asha Kumari' }}
              bell={null}
              walletRupees={0}
              disabledItems={disabledItems}
              onLogout={nothing}
              onReportBug={nothing}
              onShareFact={nothing}
            />
          }
        >
          <Route path="*" element={<p>The page itself</p>} />
        </Route>
      </Routes>
    </MemoryRouter>,
  )

test.each(learnerItems.map(({ label, to }) => [label, to]))(
  'shows that %s is in progress instead of its page when it is switched off',
  (label, to) => {
    const html = render(to, [label])
    expect(html).toContain(`${label} is in progress`)
    expect(html).not.toContain('The page itself')
    expect(render(to, [])).toContain('The page itself')
  },
)

test.each([
  ['/dashboard/projects/our-ideas', 'Projects'],
  ['/dashboard/projects', 'Projects'],
  ['/dashboard/projects/', 'Projects'],
  ['/dashboard/projects-of-old', null],
  ['/dashboard/jobs', null],
  ['/dashboard', null],
])('with Projects switched off, the menu item at %s is %s', (path, label) => {
  expect(switchedOffAt(path, ['Projects'])).toBe(label)
})
