import { expect, test } from 'vitest'
import { getCompany } from '#contract/hiring/company-desk.ts'
import * as contract from '#contract/hiring/reports.ts'
import { getOverview } from '#contract/insights/overview.ts'
import { newCompany, newReport } from '#server/testing/hiring/makers.ts'
import { countByStatus, fieldError, sharedApp } from '#server/testing/test-app.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
const staff = await app.newActor('manager')
const learner = await app.newActor('learner')

const reports = async (query: object): Promise<contract.CompanyReport[]> =>
  (await app.load(staff, contract.listCompanyReports, { query })).items
const close = (reportId: number, answer = 'We have suspended them') =>
  app.call(staff, contract.closeCompanyReport, { params: { reportId }, body: { answer } })

test('a report waits for staff, who answer the learner', async () => {
  const { id: companyId, name, member } = await newCompany(app)
  const { id: reportId } = await newReport(app, companyId, learner.id)
  expect((await app.load(staff, getOverview)).waiting.companyReports).toMatchObject({ count: 1 })
  expect(await reports({ companyId })).toMatchObject([
    { reportId, companyName: name, reporter: { userId: learner.id }, reason: 'asked for money', opening: null },
  ])
  expect(await close(reportId, ' ')).toMatchObject(fieldError('answer', 'Tell the learner what you did'))
  expect(countByStatus(await Promise.all([close(reportId), close(reportId)]))).toEqual({ 200: 1, 409: 1 })
  expect(await reports({ companyId })).toEqual([])
  expect(await reports({ companyId, state: 'closed' })).toMatchObject([{ answer: 'We have suspended them' }])
  expect((await app.load(staff, getCompany, { params: { companyId } })).reports).toEqual({ open: 0, closed: 1 })
  expect((await app.notificationsOf(learner))[0]).toMatchObject({
    title: `We looked into your report about ${name}`,
    body: 'We have suspended them.',
  })
  expect(await app.notificationsOf(member)).toEqual([])
  const entries = await app.auditsOf(`company ${companyId}`)
  expect(entries).toMatchObject([{ actorId: staff.id, action: 'company report closed', after: { reportId } }])
  expect((await app.load(staff, getOverview)).waiting.companyReports).toMatchObject({ count: 0 })
})

test('open reports come oldest first, answered ones newest first', async () => {
  const { id: companyId } = await newCompany(app)
  const made = [1, 2, 3].map(() => newReport(app, companyId, learner.id))
  const ids = (await Promise.all(made)).map(({ id }) => id).toSorted((a, b) => a - b)
  const idsOf = async (query: object) => (await reports({ companyId, ...query })).map(({ reportId }) => reportId)
  expect(await idsOf({ size: 2 })).toEqual(ids.slice(0, 2))
  expect(await idsOf({ size: 2, after: ids[1] })).toEqual([ids[2]])
  for (const id of ids) await close(id)
  expect(await idsOf({ state: 'closed' })).toEqual(ids.toReversed())
  expect((await close(10 ** 9)).http).toBe(404)
})
