// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { startArea } from './start.ts'

const requests: string[] = []
const left: string[] = []
vi.stubGlobal('fetch', (url: string, { headers }: { headers: { authorization: string } }) => {
  requests.push(`${url} ${headers.authorization}`)
  return Promise.resolve(Response.json({ status: 1 }, { status: 200 }))
})
vi.spyOn(window.location, 'replace').mockImplementation((address) => void left.push(String(address)))

const asha: Record<string, string> = { user: 'asha@example.in', token: 'secret', role: 'mentor' }
const start = (path: string, stored: Record<string, string>) => {
  window.history.replaceState(null, '', path)
  startArea((key) => stored[key] ?? null)
}

beforeEach(() => {
  requests.length = left.length = 0
  globalThis.pageStart = undefined
})

test('requests the data of the opened page with its query, but without its hash', async () => {
  start('/dashboard/tasks/2?step=27#files', asha)
  expect(requests).toEqual(['/v1/page?path=%2Fdashboard%2Ftasks%2F2%3Fstep%3D27 Bearer secret'])
  expect(globalThis.pageStart).toMatchObject({ path: '/dashboard/tasks/2?step=27', token: 'secret' })
  expect(await globalThis.pageStart!.reply).toEqual({ http: 200, body: { status: 1 } })
  expect(document.documentElement.dataset['role']).toBe('mentor')
})

test('opens the login, and requests nothing, without a session', () => {
  start('/admin/reviews?course=2#late', {})
  start('/dashboard', { token: 'secret' })
  expect([requests, left]).toEqual([
    [],
    ['/login?next=%2Fadmin%2Freviews%3Fcourse%3D2%23late', '/login?next=%2Fdashboard'],
  ])
})

test('does the same in the company area', () => {
  start('/company/account', asha)
  expect(requests).toEqual(['/v1/page?path=%2Fcompany%2Faccount Bearer secret'])
})

test('requests nothing on public pages', () => {
  start('/', asha)
  start('/dashboards', asha)
  start('/companys', asha)
  expect([requests, left]).toEqual([[], []])
})
