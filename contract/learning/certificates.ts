import { z } from '../kit/zod.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { Instant, line, optionalLine } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'

/** A task with its steps, as it was on the day of issue. */
export const CertifiedTask = z.object({
  title: z.string(),
  steps: z.array(z.string()),
  /** The positions of the steps that automatic checks approved; a mentor reviewed the others. Missing if it isn't known. */
  byChecks: z.array(z.number()).optional(),
})
export type CertifiedTask = z.infer<typeof CertifiedTask>

/** Who approved the steps: '24 steps reviewed by a mentor, 3 approved by automatic checks'. */
export function describeApprovals(work: CertifiedTask[]): string {
  const all = work.reduce((sum, { steps }) => sum + steps.length, 0)
  const steps = (amount: number) => `${amount} ${amount === 1 ? 'step' : 'steps'}`
  if (work.some(({ byChecks }) => !byChecks)) return `${steps(all)} approved by a mentor or by automatic checks`
  const checked = work.reduce((sum, { byChecks }) => sum + byChecks!.length, 0)
  if (checked === all) return `${steps(all)} approved by automatic checks`
  const reviewed = `${steps(all - checked)} reviewed by a mentor`
  return checked === 0 ? reviewed : `${reviewed}, ${checked} approved by automatic checks`
}

/** Printed on the certificate; upper and lower case are the same. */
export const CertificateCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9-]{1,40}$/, 'Enter the number as printed on the certificate')
const params = z.strictObject({ code: CertificateCode })

export const Certificate = z.object({
  code: z.string(),
  learnerName: z.string(),
  courseId: z.number(),
  courseTitle: z.string(),
  issuedAt: Instant,
  revokedAt: Instant.nullable(),
  revokedReason: z.string().nullable(),
})
export type Certificate = z.infer<typeof Certificate>

export const CertificateDetails = Certificate.extend({
  work: z.array(CertifiedTask),
  /** The public key of the signature, as a did:key. */
  signedBy: z.string(),
})
export type CertificateDetails = z.infer<typeof CertificateDetails>

export const getCertificate = endpoint('GET /v1/certificates/:code', {
  summary: 'What a certificate says, and whether it is valid or revoked',
  access: 'public',
  params,
  reply: CertificateDetails,
})

export const listMyCertificates = endpoint('GET /v1/user/certificates', {
  summary: 'My certificates, newest first',
  access: 'learner',
  reply: z.array(Certificate),
})

export const ListedCertificate = Certificate.extend({ userId: z.number() })
export type ListedCertificate = z.infer<typeof ListedCertificate>

export const listCertificates = endpoint('GET /v1/certificates', {
  summary: 'All certificates, newest first, by number, learner or course',
  access: 'people:see',
  query: PageQuery.extend({ search: optionalLine(100).optional() }),
  reply: pageOf(ListedCertificate),
})

export const revokeCertificate = endpoint('POST /v1/certificates/:code/revoke', {
  summary: 'Revoke a certificate; its page shows this at once',
  access: 'team:act',
  params,
  body: z.strictObject({ reason: line('a reason', 300) }),
  reply: Done,
})
