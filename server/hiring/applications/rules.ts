import type { decideCompany } from '#contract/hiring/applications.ts'
import type { CompanyState } from '#contract/hiring/hiring.ts'
import type { BodyOf } from '#contract/kit/endpoint.ts'
import { AppError, conflict, invalid } from '#server/kit/errors.ts'

export const confirmationEnded = () =>
  new AppError('not_found', 'This confirmation link was already used or is too old. Apply again.')

export function assertDecidable(state: CompanyState, { decision, reason }: BodyOf<typeof decideCompany>) {
  if (state === 'applied') throw conflict('They haven’t confirmed their address yet.')
  if (state !== 'confirmed') throw conflict('This application has been decided. Reload the page.')
  if (decision === 'decline' && reason === '') throw invalid({ reason: 'Tell them why' })
}
