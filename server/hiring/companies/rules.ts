import { termsVersion } from '#contract/hiring/terms.ts'
import { conflict, invalid } from '#server/kit/errors.ts'

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1)

export function assertOfCompany(email: string, { domain }: { domain: string }) {
  if (domainOf(email) !== domain) throw invalid({ email: `Enter an address that ends in @${domain}` })
}

export function assertCurrentTerms(version: string) {
  if (version !== termsVersion) throw conflict('The terms have changed. Reload the page and read them again.')
}

export function assertNotYou(actorId: number, userId: number) {
  if (actorId === userId)
    throw conflict('You can’t remove yourself. Ask a colleague, or delete your account on its page.')
}
