import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { conflict, notFound } from '#server/kit/errors.ts'
import { emailPeople, notify } from '#server/notifications/index.ts'
import { readSettings } from '#server/site/index.ts'
import { announce } from '#server/webhooks/index.ts'
import { toCredential } from './credential/credential.ts'
import { issuerKey } from './credential/issuer-key.ts'
import { toWork, type CourseStep, isFinished, newCode } from './rules.ts'
import {
  certificateByCode,
  finishedWithoutCertificate,
  freePosition,
  hasCertificate,
  insertCertificate,
  lockEnrolment,
  namesFor,
  revokeById,
  revokeValid,
  stepsOf,
} from './store.ts'
import type { CertificateRow } from '../tables.ts'
import { certificateEmail, certificateIssued, certificateRevoked } from '../texts.ts'

/**
 * The enrolment must be locked. A verdict gives its own moment, by which its email finds the certificate. Returns the certificate's code, or null if none was issued.
 */
export async function issueIfFinished(
  db: Db,
  tools: Tools,
  personId: number,
  courseId: number,
  issuedAt = tools.clock(),
): Promise<string | null> {
  const steps = await stepsOf(db, personId, courseId)
  if (!isFinished(steps) || (await hasCertificate(db, personId, courseId))) return null
  return issue(db, tools, { personId, courseId, issuedAt }, steps)
}

type Issue = { personId: number; courseId: number; issuedAt: Date }

async function issue(db: Db, tools: Tools, { personId, courseId, issuedAt }: Issue, steps: CourseStep[]) {
  const names = await namesFor(db, personId, courseId)
  const school = { name: (await readSettings(db)).name, publicUrl: tools.env.publicUrl }
  const key = await issuerKey(db)
  const newCertified = async () => ({
    ...names,
    courseId,
    issuedAt,
    work: toWork(steps),
    code: newCode(issuedAt),
    statusPosition: await freePosition(db),
  })
  let certified = await newCertified()
  while (!(await insertCertificate(db, { ...certified, personId, credential: toCredential(certified, school, key) }))) {
    // A unique index allows one valid certificate per learner and course.
    if (await hasCertificate(db, personId, courseId)) return null
    // Another transaction took the same random code or position at this moment.
    certified = await newCertified()
  }
  await notify(db, tools, personId, certificateIssued(certified))
  const { courseTitle } = names
  await announce(db, tools, { type: 'course.completed', personId, data: { courseId, courseTitle } })
  await announceCertificate(db, tools, 'certificate.issued', { ...certified, personId })
  return certified.code
}

type Announced = Pick<CertificateRow, 'code' | 'personId' | 'courseId' | 'courseTitle'>

const announceCertificate = (
  db: Db,
  tools: Tools,
  type: 'certificate.issued' | 'certificate.revoked',
  { code: number, personId, courseId, courseTitle }: Announced,
) => {
  const url = `${tools.env.publicUrl}/certificate/${number}`
  return announce(db, tools, { type, personId, data: { number, courseId, courseTitle, url } })
}

type CourseRevocation = { personId: number; courseId: number; actorId: number; reason: string }

/** Revokes the learner's valid certificate of a course, if there is one. */
export async function revokeForCourse(db: Db, tools: Tools, { personId, courseId, actorId, reason }: CourseRevocation) {
  const revoked = await revokeValid(db, personId, courseId, { actorId, reason, at: tools.clock() })
  if (revoked) await notifyRevoked(db, tools, revoked, actorId)
}

export function revoke(db: Db, tools: Tools, code: string, actorId: number, reason: string): Promise<null> {
  return db.transaction(async (db) => {
    const certificate = await certificateByCode(db, code)
    if (!certificate) throw notFound('This certificate')
    const revoked = await revokeById(db, certificate.id, { actorId, reason, at: tools.clock() })
    if (!revoked) throw conflict('This certificate is already revoked')
    await notifyRevoked(db, tools, revoked, actorId)
    return null
  })
}

async function notifyRevoked(db: Db, tools: Tools, certificate: CertificateRow, actorId: number) {
  const { personId, code, courseTitle, revokedReason } = certificate
  const after = { reason: revokedReason }
  await audit(db, { actorId, action: 'certificate revoked', subject: `certificate ${code}`, after })
  await notify(db, tools, personId, certificateRevoked({ courseTitle, reason: revokedReason }))
  await announceCertificate(db, tools, 'certificate.revoked', certificate)
}

export async function emailCertificate(db: Db, tools: Tools, code: string): Promise<void> {
  const certificate = await certificateByCode(db, code)
  if (!certificate || certificate.revokedAt) return
  const { personId } = certificate
  const email = certificateEmail(certificate, tools.env.publicUrl)
  await emailPeople(db, tools, [{ personId, preference: 'reviews', dedupeKey: `certificate ${code}`, ...email }])
}

const batchSize = 200

/** Runs after steps were removed. Each learner has a transaction, so that a retry continues where it stopped. */
export async function issueMissingCertificates(db: Db, tools: Tools, courseId: number): Promise<void> {
  let last = 0
  for (;;) {
    const finished = await finishedWithoutCertificate(db, courseId, last, batchSize)
    for (const personId of finished) {
      await db.transaction(async (db) => {
        await lockEnrolment(db, personId, courseId)
        const certificateCode = await issueIfFinished(db, tools, personId, courseId)
        if (certificateCode) await emailCertificate(db, tools, certificateCode)
      })
    }
    if (finished.length < batchSize) return
    last = finished.at(-1)!
  }
}
