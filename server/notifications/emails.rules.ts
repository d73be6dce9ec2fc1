import { truncate } from '#server/kit/truncate.ts'

/** Email apps cut longer subjects, so the outcome comes first and the rest may go. */
const maxSubjectLength = 59

export const emailSubject = (subject: string): string =>
  subject.length <= maxSubjectLength ? subject : `${truncate(subject, maxSubjectLength - 1).trimEnd()}…`

type School = { name: string; supportEmail: string; supportPhone: string }
type Parts = { name?: string | undefined; paragraphs: string[]; school: School }

/** Greeting, one paragraph per idea, sign-off and support contact. */
export const emailText = ({ name, paragraphs, school }: Parts): string =>
  [
    name ? `Hello ${name},` : 'Hello,',
    ...paragraphs,
    `Team ${school.name}`,
    `Need help? Write to ${school.supportEmail} or call ${school.supportPhone}.`,
  ].join('\n\n')
