import type { Colleague, CompanyInvitation } from '#contract/hiring/applications.ts'
import type { changeCompany } from '#contract/hiring/company-desk.ts'
import type { BodyOf } from '#contract/kit/endpoint.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/errors.ts'
import { notify } from '#server/notifications/index.ts'
import { membersOf } from '../companies/access.store.ts'
import { assertFree, assertOfCompany, businessDomain } from '../companies/rules.ts'
import { addMember, subjectOf } from '../companies/service.ts'
import { closeOpeningsOf } from '../openings/service.ts'
import { companyWith, insertCompany, lockCompany, updateCompany } from '../companies/store.ts'
import { lockReport, setReport } from './reports.store.ts'
import { assertActive, assertOpen, assertSuspended } from './rules.ts'
import { companyResumed, companySuspended, reportAnswered } from './texts.ts'

/** Without an application: staff know the company. */
export function invite(
  db: Db,
  tools: Tools,
  actorId: number,
  { name, website, kind, city, ...contact }: CompanyInvitation,
): Promise<{ companyId: number }> {
  const domain = businessDomain(contact.email, website)
  return db.transaction(async (db) => {
    assertFree(await companyWith(db, domain))
    const now = tools.clock()
    const decided = { state: 'approved', decidedBy: actorId, decidedAt: now, createdAt: now } as const
    const company = await insertCompany(db, { name, website, domain, kind, city, ...decided })
    const entry = { actorId, action: 'company invited', subject: subjectOf(company.id) }
    await audit(db, { ...entry, after: { name, domain, kind } })
    await addMember(db, tools, { company, actorId }, contact)
    return { companyId: company.id }
  })
}

type Acting = { actorId: number; companyId: number }

export function inviteMember(db: Db, tools: Tools, { actorId, companyId }: Acting, contact: Colleague) {
  return db.transaction(async (db) => {
    const company = await lockCompany(db, companyId)
    assertActive(company.state)
    assertOfCompany(contact.email, company)
    return { userId: await addMember(db, tools, { company, actorId }, contact) }
  })
}

export function change(db: Db, { actorId, companyId }: Acting, wanted: BodyOf<typeof changeCompany>): Promise<null> {
  return db.transaction(async (db) => {
    const { kind, isTrusted } = await lockCompany(db, companyId)
    if (kind === wanted.kind && isTrusted === wanted.isTrusted) return null
    await updateCompany(db, companyId, wanted)
    const entry = { actorId, action: 'company changed', subject: subjectOf(companyId) }
    await audit(db, { ...entry, before: { kind, isTrusted }, after: wanted })
    return null
  })
}

/** Its members are locked out with their next call, because every call reads the state. */
export function suspend(db: Db, tools: Tools, { actorId, companyId }: Acting, reason: string): Promise<null> {
  return db.transaction(async (db) => {
    const { state, name } = await lockCompany(db, companyId)
    assertActive(state)
    const decision = { decidedBy: actorId, decidedAt: tools.clock(), decisionReason: reason }
    await updateCompany(db, companyId, { ...decision, state: 'suspended' })
    await closeOpeningsOf(db, tools, companyId, actorId)
    const entry = { actorId, action: 'company suspended', subject: subjectOf(companyId) }
    await audit(db, { ...entry, after: { name, reason } })
    await notify(db, tools, await membersOf(db, companyId), companySuspended({ company: name, reason }))
    return null
  })
}

export function resume(db: Db, tools: Tools, { actorId, companyId }: Acting): Promise<null> {
  return db.transaction(async (db) => {
    const { state, name } = await lockCompany(db, companyId)
    assertSuspended(state)
    const decision = { decidedBy: actorId, decidedAt: tools.clock(), decisionReason: '' }
    await updateCompany(db, companyId, { ...decision, state: 'approved' })
    await audit(db, { actorId, action: 'company resumed', subject: subjectOf(companyId), after: { name } })
    await notify(db, tools, await membersOf(db, companyId), companyResumed({ company: name }))
    return null
  })
}

export function closeReport(db: Db, tools: Tools, actorId: number, reportId: number, answer: string): Promise<null> {
  return db.transaction(async (db) => {
    const report = await lockReport(db, reportId)
    if (!report) throw notFound('This report')
    assertOpen(report)
    await setReport(db, reportId, { state: 'closed', answer, handledBy: actorId, handledAt: tools.clock() })
    // The audit log outlives the account, so it has no words of the learner.
    const entry = { actorId, action: 'company report closed', subject: subjectOf(report.companyId) }
    await audit(db, { ...entry, after: { reportId, about: report.reason } })
    await notify(db, tools, [report.reporterId], reportAnswered({ company: report.company, answer }))
    return null
  })
}
