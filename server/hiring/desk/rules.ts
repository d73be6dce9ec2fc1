import type { CompanyState } from '#contract/hiring/hiring.ts'
import { conflict, invalid } from '#server/kit/errors.ts'
import { domainOf } from '../companies/rules.ts'

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

export function assertActive(state: CompanyState) {
  if (state !== 'approved') throw conflict(`This company isn’t active. It’s ${state}.`)
}

export function assertSuspended(state: CompanyState) {
  if (state !== 'suspended') throw conflict('This company isn’t suspended.')
}

export function assertFree(taken: { name: string } | null) {
  if (taken)
    throw conflict(`${taken.name} has this domain already.`, { email: `${taken.name} has this domain already` })
}
