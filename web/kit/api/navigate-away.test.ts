// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

const navigations: string[] = []
vi.spyOn(window.location, 'replace').mockImplementation(
  (address) => void navigations.push(`replace ${String(address)}`),
)
vi.spyOn(window.location, 'assign').mockImplementation((address) => void navigations.push(`assign ${String(address)}`))
vi.spyOn(window.location, 'reload').mockImplementation(() => void navigations.push('reload'))

// A fresh module for every document.
const openPage = async () => {
  vi.resetModules()
  return await import('./navigate-away.ts')
}

beforeEach(() => void navigations.splice(0))

test('follows the first of two navigations', async () => {
  const { navigateAway } = await openPage()
  navigateAway('/login?next=%2Fdashboard')
  navigateAway('/login')
  expect(navigations).toEqual(['replace /login?next=%2Fdashboard'])
})

test('ignores other navigations while the action runs and afterwards', async () => {
  const { navigateAway, navigateAwayAfter } = await openPage()
  await navigateAwayAfter(async () => navigateAway('/login'), '/login#goodbye')
  navigateAway('/login')
  expect(navigations).toEqual(['assign /login#goodbye'])
})

test('stays when the action fails, unless something else navigated meanwhile', async () => {
  const { navigateAway, navigateAwayAfter } = await openPage()
  const fail = () => Promise.reject(new Error('no'))
  await expect(navigateAwayAfter(fail, '/')).rejects.toThrow('no')
  expect(navigations).toEqual([])
  const failLate = () => (navigateAway('/login'), fail())
  await expect(navigateAwayAfter(failLate, '/')).rejects.toThrow('no')
  expect(navigations).toEqual(['replace /login'])
})

test('reloads a page that the browser restores after it was left', async () => {
  const { navigateAway, reloadWhenBack } = await openPage()
  reloadWhenBack()
  const restore = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  restore()
  expect(navigations).toEqual([])
  navigateAway('/login')
  restore()
  expect(navigations).toEqual(['replace /login', 'reload'])
})
