import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { conflict, notFound } from '#server/kit/http/errors.ts'
import { notify } from '#server/notifications/index.ts'
import { readSettings } from '#server/site/index.ts'
import { toCredential } from './credential/credential.ts'
import { issuerKey } from './credential/issuer-key.ts'
import { asWork, type CourseStep, isFinished, newCode } from './rules.ts'
import {
  certificateByCode,
  finishedWithout,
  hasCertificate,
  insertCertificate,
  lockEnrolment,
  namesFor,
  nextId,
  revokeById,
  revokeStanding,
  stepsOf,
} from './store.ts'
import { emailCertificate } from '../reviews/outcome-emails.service.ts'
import type { CertificateRow } from '../tables.ts'

/**
 * Certifies a course whose steps are all approved. Called in the transaction of a verdict that holds the enrolment.
 * Answers the certificate's number, or null where the course is not finished or was certified before.
 */
export async function issueIfFinished(db: Db, deps: Deps, personId: number, courseId: number): Promise<string | null> {
  const steps = await stepsOf(db, personId, courseId)
  if (!isFinished(steps) || (await hasCertificate(db, personId, courseId))) return null
  return issue(db, deps, personId, courseId, steps)
}

async function issue(db: Db, { env, clock }: Deps, personId: number, courseId: number, steps: CourseStep[]) {
  const issuedAt = clock()
  const names = await namesFor(db, personId, courseId)
  const certified = { id: await nextId(db), code: newCode(issuedAt), courseId, ...names, work: asWork(steps), issuedAt }
  const school = { name: (await readSettings(db)).name, publicUrl: env.publicUrl }
  const credential = toCredential(certified, school, await issuerKey(db))
  // However many verdicts meet here, the index lets one certificate stand.
  if (!(await insertCertificate(db, { ...certified, personId, credential }))) return null
  await notify(db, personId, {
    title: `You have finished ${names.courseTitle}`,
    body: `Your certificate is ready. Its number is ${certified.code}.`,
    link: '/dashboard/my-courses',
  })
  return certified.code
}

type Withdrawal = { personId: number; courseId: number; actorId: number; reason: string }

/** Revokes the certificate that stands, if any: what it was given for was taken back. */
export async function withdraw(db: Db, { clock }: Deps, { personId, courseId, actorId, reason }: Withdrawal) {
  const revoked = await revokeStanding(db, personId, courseId, { actorId, reason, at: clock() })
  if (revoked) await tellRevoked(db, revoked, actorId)
}

/** Staff revoke one by its number. */
export function revoke(db: Db, { clock }: Deps, code: string, actorId: number, reason: string): Promise<null> {
  return db.transaction(async (db) => {
    const certificate = await certificateByCode(db, code)
    if (!certificate) throw notFound('This certificate')
    const revoked = await revokeById(db, certificate.id, { actorId, reason, at: clock() })
    if (!revoked) throw conflict('This certificate was revoked before')
    await tellRevoked(db, revoked, actorId)
    return null
  })
}

async function tellRevoked(db: Db, { personId, code, courseTitle, revokedReason }: CertificateRow, actorId: number) {
  const after = { reason: revokedReason }
  await audit(db, { actorId, action: 'certificate revoked', subject: `certificate ${code}`, after })
  await notify(db, personId, {
    title: `Your certificate of ${courseTitle} was revoked`,
    body: `The reason: ${revokedReason}`,
    link: '/dashboard/my-courses',
  })
}

const portion = 200

/**
 * After a task or a step was taken away: who has everything else approved is finished now. Each learner in a
 * transaction of their own; done again after a crash, it goes on with those who have none yet.
 */
export async function finishAfterChange(db: Db, deps: Deps, courseId: number): Promise<void> {
  let last = 0
  for (;;) {
    const finished = await finishedWithout(db, courseId, last, portion)
    for (const personId of finished) {
      await db.transaction(async (db) => {
        await lockEnrolment(db, personId, courseId)
        const certificateCode = await issueIfFinished(db, deps, personId, courseId)
        if (certificateCode) await emailCertificate(deps, db, certificateCode)
      })
    }
    if (finished.length < portion) return
    last = finished.at(-1)!
  }
}
