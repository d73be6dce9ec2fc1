import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { fileKinds } from '../kit/file-kinds.ts'
import { Claims, ShownClaims } from './claims.ts'
import { LegalIdentity, LegalSettings, noLegalIdentity } from './legal.ts'

/** How long a payment of this amount opens the courses. People join with one of the plans; the others are renewals. */
export const Plan = z.object({
  rupees: z.number().int().positive(),
  days: z.number().int().positive(),
  isJoining: z.boolean().optional(),
})
export type Plan = z.infer<typeof Plan>

/** Referrals that bring credit. */
export const maxReferralsPerMonth = 10

export const joiningPlan = (plans: Plan[]): Plan => plans.find(({ isJoining }) => isJoining) ?? plans[0]!

export const sidebarItems = ['skills', 'sessions', 'projects', 'jobs', 'request', 'settings'] as const
export const SidebarItem = z.enum(sidebarItems)
export type SidebarItem = z.infer<typeof SidebarItem>
export const sidebarLabels: Record<SidebarItem, string> = {
  skills: 'Skills',
  sessions: 'Sessions',
  projects: 'Projects',
  jobs: 'Job Openings',
  request: 'Request',
  settings: 'Settings',
}

const Payee = z.object({
  accountName: z.string(),
  accountNumber: z.string(),
  ifsc: z.string(),
  bankName: z.string(),
  upiId: z.string(),
})
export type Payee = z.infer<typeof Payee>

/** The sample account isn't ours: money paid to it is lost. */
export const samplePayee: Payee = {
  accountName: 'Kaushal Techbridge (sample)',
  accountNumber: '000000000000',
  ifsc: 'SAMP0000000',
  bankName: 'Sample Bank',
  upiId: 'sample@upi',
}

/** Whether any detail that leads money somewhere is still the sample's. */
export const isSamplePayee = (payee: Payee): boolean =>
  (['accountNumber', 'ifsc', 'upiId'] as const).some((detail) => payee[detail] === samplePayee[detail])

/** Everything about the school that staff may change; the defaults are the demo academy's. */
export const Settings = z.object({
  name: z.string().default('Kaushal Techbridge'),
  supportPhone: z.string().default('+91 90000 00000'),
  supportEmail: z.string().default('support@kaushal.example'),
  socialLinks: z.array(z.object({ label: z.string(), url: z.url() })).default([
    { label: 'LinkedIn', url: 'https://www.linkedin.com/company/kaushal-techbridge' },
    { label: 'YouTube', url: 'https://www.youtube.com/@kaushal-techbridge' },
    { label: 'Instagram', url: 'https://www.instagram.com/kaushal.techbridge' },
  ]),
  payee: Payee.default(samplePayee),
  plans: z.array(Plan).default([
    { rupees: 199, days: 14 },
    { rupees: 399, days: 30, isJoining: true },
    { rupees: 499, days: 42 },
    { rupees: 699, days: 63 },
  ]),
  /** Where visitors read and write public reviews. */
  mapsReviewUrl: z.url().default('https://www.google.com/maps/search/?api=1&query=Kaushal+Techbridge'),
  demoSlotCapacity: z.number().int().min(0).max(10_000).default(12),
  devicesPerLearner: z.number().int().min(1).max(20).default(2),
  switchedOffItems: z.array(SidebarItem).default([]),
  /** Whether staff must sign in with a second factor. */
  staffSecondFactor: z.boolean().default(false),
  /** Whether those who may see or move money must, even if the others needn’t. */
  moneySecondFactor: z.boolean().default(false),
  /** For receipts; without a GSTIN they show no tax. */
  tax: z
    .object({
      gstin: z.string(),
      legalName: z.string(),
      address: z.string(),
      /** Where the school supplies from, such as 27 for Maharashtra. */
      stateCode: z.string(),
      sac: z.string(),
      percent: z.number().min(0).max(50),
    })
    .default({ gstin: '', legalName: '', address: '', stateCode: '', sac: '999293', percent: 18 }),
  legal: LegalSettings.default({ grievanceOfficer: noLegalIdentity.grievanceOfficer, hasNoGstin: false }),
  claims: Claims.default(() => Claims.parse({})),
  referralRupees: z.number().int().min(0).max(100_000).default(500),
  /** What may be submitted with a solution. */
  submission: z
    .object({
      maxFiles: z.number().int().min(1).max(50),
      maxMegabytes: z.number().int().min(1).max(200),
      kinds: z.array(z.string()),
    })
    .default({ maxFiles: 40, maxMegabytes: 25, kinds: fileKinds }),
  /** How late a review may be promised at most, and what a late one brings the learner. */
  reviewPromise: z
    .object({
      maxHours: z.number().int().min(4).max(336),
      isCompensated: z.boolean(),
      maxDays: z.number().int().min(1).max(30),
    })
    .default({ maxHours: 72, isCompensated: true, maxDays: 7 }),
  /** Of the mentors’ verdicts, how many a second mentor reviews without knowing them. */
  secondReviewPercent: z.number().int().min(0).max(100).default(5),
  /** Whether learners are introduced to companies, and after how many completed courses. */
  hiring: z
    .object({ isOpen: z.boolean(), coursesCompleted: z.number().int().min(0).max(20) })
    .default({ isOpen: true, coursesCompleted: 1 }),
})
export type Settings = z.infer<typeof Settings>

/** What a visitor may know; the limits stay inside. */
export const Site = Settings.omit({
  demoSlotCapacity: true,
  tax: true,
  legal: true,
  claims: true,
  staffSecondFactor: true,
  moneySecondFactor: true,
  hiring: true,
}).extend({
  claims: ShownClaims.default({}),
  /** In a demo: its figures are samples, and a mark on each leads to what is counted. */
  hasSampleClaims: z.boolean().default(false),
  legal: LegalIdentity.default(noLegalIdentity),
  /** Not while the account is the sample's, unless this is the demo: then nobody is asked to pay. */
  takesPayments: z.boolean().default(true),
  /** With a GSTIN, the tax depends on where the payer lives. */
  asksForState: z.boolean().default(false),
  /** Through the payment gateway. */
  takesOnlinePayments: z.boolean().default(false),
})
export type Site = z.infer<typeof Site>

type Paying = Pick<Site, 'payee' | 'takesPayments' | 'takesOnlinePayments'>

/** Whether learners see the account of the sample, or can't pay at all. */
export const lacksPayee = ({ payee, takesPayments, takesOnlinePayments }: Paying): boolean =>
  isSamplePayee(payee) && (takesPayments || !takesOnlinePayments)

export const getSite = endpoint('GET /v1/site', {
  summary: 'The school’s name, contact, payment details and plans',
  access: 'public',
  reply: Site,
})
