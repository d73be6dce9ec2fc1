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

/** Anybody can have an address there, so it says nothing about where they work. */
const freeDomains = new Set(
  (
    'gmail.com googlemail.com yahoo.com yahoo.co.in yahoo.in ymail.com rocketmail.com outlook.com outlook.in hotmail.com ' +
    'hotmail.co.in live.com live.in msn.com icloud.com me.com mac.com rediffmail.com rediff.com aol.com gmx.com gmx.net ' +
    'proton.me protonmail.com pm.me tutanota.com zohomail.com zohomail.in yandex.com fastmail.com hey.com ' +
    'mailinator.com yopmail.com'
  ).split(' '),
)

/** The domain of a business: of the address, and of the website or one above it. */
export function businessDomain(email: string, website: string): string {
  const domain = domainOf(email)
  if (freeDomains.has(domain)) throw invalid({ email: 'Enter an address of the company, not a personal one' })
  const host = new URL(website).hostname.toLowerCase()
  if (host !== domain && !host.endsWith(`.${domain}`))
    throw invalid({ email: `Enter an address that belongs to the website ${host.replace(/^www\./, '')}` })
  return domain
}

export function assertFree(taken: { name: string } | null) {
  if (taken)
    throw conflict(`${taken.name} has this domain already.`, { email: `${taken.name} has this domain already` })
}
