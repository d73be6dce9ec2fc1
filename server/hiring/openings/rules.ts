import { experienceOf, locationOf, type OpeningDraft } from '#contract/hiring/openings.ts'
import type { OpeningState } from '#contract/hiring/hiring.ts'
import { type NewJob, payRangeErrors } from '#server/careers/index.ts'
import { conflict, invalid } from '#server/kit/errors.ts'
import type { openings } from '../tables.ts'

export type OpeningRow = typeof openings.$inferSelect

export function assertDraft(draft: OpeningDraft) {
  const errors = payRangeErrors(draft)
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** One amount stands for both. */
export const payOf = ({ payFrom, payTo }: Pick<OpeningDraft, 'payFrom' | 'payTo'>) =>
  payFrom === '' ? { payFrom: null, payTo: null } : { payFrom, payTo: payTo || payFrom }

/** The state of what a company sends: staff know the openings of a trusted one. */
export const stateWhenSent = ({ isTrusted }: { isTrusted: boolean }): OpeningState => (isTrusted ? 'open' : 'submitted')

export function assertNotClosed({ state }: Pick<OpeningRow, 'state'>) {
  if (state === 'closed') throw conflict('This opening is closed. Write a new one.')
}

/** Another member of staff may have decided, or the company may have changed the text that was read. */
export function assertDecidable({ state, changedAt }: OpeningRow, read: { changedAt: string }) {
  if (state !== 'submitted')
    throw conflict(
      { open: 'This opening has been approved.', returned: 'This opening has been returned.', closed: 'It is closed.' }[
        state
      ],
    )
  if (changedAt.toISOString() !== read.changedAt)
    throw conflict('The company changed this opening while you were reading. Read it again.')
}

type OfCompany = { name: string; website: string; isSample: boolean }

/** Its job on the board. Without a link of its own, it leads to the page about introductions. */
export const toBoardJob = (opening: OpeningRow, company: OfCompany, publicUrl: string) =>
  ({
    title: opening.title,
    companyName: company.name,
    experience: experienceOf(opening.minYears),
    minYears: opening.minYears,
    location: locationOf(opening),
    description: opening.description,
    skills: opening.skills,
    jobType: opening.jobType,
    payFrom: opening.payFrom,
    payTo: opening.payTo,
    payPer: opening.payFrom === null ? null : ('year' as const),
    companyLink: company.website,
    applyLink: opening.applyLink || `${publicUrl}/hiring`,
    linkedinProfile: company.website,
    isSample: company.isSample,
    isPartner: true,
    closedAt: null,
  }) satisfies Partial<NewJob>
