// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

const went: string[] = []
vi.spyOn(window.location, 'replace').mockImplementation((address) => void went.push(`replace ${String(address)}`))
vi.spyOn(window.location, 'assign').mockImplementation((address) => void went.push(`assign ${String(address)}`))
vi.spyOn(window.location, 'reload').mockImplementation(() => void went.push('reload'))

// Each is a document of its own.
const openPage = async () => {
  vi.resetModules()
  return await import('./navigate-away.ts')
}

beforeEach(() => void went.splice(0))

test('of two that want to leave, the first has its way', async () => {
  const { navigateAway } = await openPage()
  navigateAway('/login?next=%2Fdashboard')
  navigateAway('/login')
  expect(went).toEqual(['replace /login?next=%2Fdashboard'])
})

test('who notifications the end while it is under way does not lead elsewhere, nor afterwards', async () => {
  const { navigateAway, navigateAwayAfter } = await openPage()
  await navigateAwayAfter(async () => navigateAway('/login'), '/login#goodbye')
  navigateAway('/login')
  expect(went).toEqual(['assign /login#goodbye'])
})

test('what did not come to an end keeps the page, but who was signed out meanwhile goes', async () => {
  const { navigateAway, navigateAwayAfter } = await openPage()
  const refuse = () => Promise.reject(new Error('no'))
  await expect(navigateAwayAfter(refuse, '/')).rejects.toThrow('no')
  expect(went).toEqual([])
  const refuseLate = () => (navigateAway('/login'), refuse())
  await expect(navigateAwayAfter(refuseLate, '/')).rejects.toThrow('no')
  expect(went).toEqual(['replace /login'])
})

test('a page that was left is loaded anew when the browser shows it again', async () => {
  const { navigateAway, reloadWhenBack } = await openPage()
  reloadWhenBack()
  const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  comeBack()
  expect(went).toEqual([])
  navigateAway('/login')
  comeBack()
  expect(went).toEqual(['replace /login', 'reload'])
})
