import type { ReplyOf } from '#contract/kit/endpoint.ts'
import { claimKeys } from '#contract/site/claims.ts'
import type { getEmailServer } from '#contract/site/email-server.ts'
import type { getGateway } from '#contract/site/gateway.ts'
import { missingLegalDetails } from '#contract/site/legal.ts'
import { isSamplePayee, joiningPlan, type Settings, sidebarLabels } from '#contract/site/settings.ts'
import type { SettingsSubject } from '#contract/site/subjects.ts'
import { plural, rupees } from '#web/kit/format.ts'

export type Known = {
  settings: Settings
  emailServer: ReplyOf<typeof getEmailServer> | undefined
  gateway: ReplyOf<typeof getGateway> | undefined
  testimonials: number | undefined
  members: number | undefined
}
/** How things are, in one line; marked if staff should do something. */
export type Summary = { text: string; isMissing?: boolean }

const counted = (amount: number | undefined, noun: string, nouns = `${noun}s`): Summary => {
  if (!amount) return { text: amount === 0 ? `No ${nouns} yet` : '' }
  return { text: amount === 1 ? `1 ${noun}` : `${amount} ${nouns}` }
}

const summaries: Record<SettingsSubject, (known: Known) => Summary> = {
  school: ({ settings }) => ({ text: `${settings.name}, ${settings.supportPhone}, ${settings.supportEmail}` }),
  legal: ({ settings }) => legalSummary(settings),
  payment: ({ settings: { payee } }) =>
    isSamplePayee(payee)
      ? { text: 'Sample account: learners can’t pay to it', isMissing: true }
      : { text: `UPI ${payee.upiId}, account ending in ${payee.accountNumber.slice(-4)}` },
  'online-payments': ({ gateway }) => connectionSummary(gateway, gateway?.keyId ? `On, key ${gateway.keyId}` : 'Off'),
  plans: ({ settings: { plans } }) => {
    const { rupees: price, days } = joiningPlan(plans)
    return { text: `${plural(plans.length, 'plan')}, ${rupees(price)} for ${plural(days, 'day')} to join` }
  },
  email: ({ emailServer }) => {
    if (emailServer && !emailServer.server) return { text: 'None: emails are only stored', isMissing: true }
    const { host = '', senderAddress = '' } = emailServer?.server ?? {}
    return connectionSummary(emailServer, `${host}, from ${senderAddress}`)
  },
  reviews: ({ settings: { reviewPromise, submission } }) => ({
    text: `Promised within ${plural(reviewPromise.maxHours, 'hour')}, ${plural(submission.maxFiles, 'file')} of ${submission.maxMegabytes} MB`,
  }),
  growth: ({ settings: { demoSlotCapacity: places, referralRupees } }) => ({
    text: `${plural(places, 'place')} per demo slot, ${referralRupees === 0 ? 'referrals are off' : `${rupees(referralRupees)} per referral`}`,
  }),
  hiring: ({ settings: { hiring } }) => ({
    text: hiring.isOpen ? `Open, after ${plural(hiring.coursesCompleted, 'completed course')}` : 'Closed',
  }),
  menu: ({ settings: { switchedOffItems: off } }) => ({
    text: off.length === 0 ? 'Everything is open' : `Off: ${off.map((item) => sidebarLabels[item]).join(', ')}`,
  }),
  claims: ({ settings: { claims } }) => {
    const confirmed = claimKeys.filter((key) => claims[key].isConfirmed)
    return { text: `${confirmed.length} of ${claimKeys.length} confirmed` }
  },
  testimonials: ({ testimonials }) => counted(testimonials, 'testimonial'),
  team: ({ members }) => counted(members, 'person', 'people'),
  security: ({ settings }) => ({
    text: `${plural(settings.devicesPerLearner, 'device')} per learner, ${factorSummary(settings)}`,
  }),
}

type Connection = { isFixed: boolean; isReadable: boolean } | undefined

function connectionSummary(connection: Connection, text: string): Summary {
  if (!connection) return { text: '' }
  if (!connection.isReadable) return { text: 'Enter its secrets again', isMissing: true }
  return { text: connection.isFixed ? `${text}, set by the server’s configuration` : text }
}

function legalSummary(settings: Settings): Summary {
  const missing = missingLegalDetails(settings)
  if (missing.length > 0) return { text: `Missing: ${missing.join(', ')}`, isMissing: true }
  const { legalName, gstin } = settings.tax
  return { text: `${legalName}, ${gstin ? `GSTIN ${gstin}` : 'not registered for GST'}` }
}

function factorSummary({ staffSecondFactor, moneySecondFactor }: Settings): string {
  if (staffSecondFactor) return 'two-step verification for all staff'
  return moneySecondFactor ? 'two-step verification for money' : 'two-step verification is optional'
}

export const summaryOf = (subject: SettingsSubject, known: Known): Summary => summaries[subject](known)
