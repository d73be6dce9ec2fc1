import { workerTask } from '#server/kit/workers/task.ts'
import type { CertificateRow } from '../tables.ts'
import type { CertificateContent } from './pdf.ts'

export const certificateTask = workerTask<typeof import('./pdf.ts').toPdf>(
  new URL('./pdf.ts', import.meta.url),
  'toPdf',
)

/** Only what is printed, so that the same certificate is the same cached file. */
export const toCertificateContent = (
  { code, learnerName, courseTitle, work, issuedAt }: CertificateRow,
  schoolName: string,
  publicUrl: string,
): CertificateContent => ({
  code,
  learnerName,
  courseTitle,
  work,
  issuedAt,
  schoolName,
  address: `${publicUrl}/certificate/${code}`,
})
