import { z } from '../kit/zod.ts'
import { atLeast, atMost, line, notANumber, optionalLine, WebLink } from '../kit/fields.ts'
import { fileKinds } from '../kit/file-kinds.ts'
import { Gstin, stateOfGstin } from './gstin.ts'
import { type Plan, SidebarItem } from './settings.ts'

const wrongPhone = 'Enter a phone number with 10 to 13 digits'

/** A landline or mobile number as one prints it: digits, spaces, hyphens, a plus before the country. */
export const PrintedPhone = z
  .string('Enter a phone number')
  .trim()
  .max(30, atMost(30))
  .regex(/^\+?[\d ()-]+$/, 'Use digits, spaces and hyphens')
  .refine((given) => /^\d{10,13}$/.test(given.replace(/\D/g, '')), wrongPhone)

/** name@bank, as payment apps show it. */
export const UpiId = z
  .string('Enter the UPI ID')
  .trim()
  .toLowerCase()
  .max(100, atMost(100))
  .regex(/^[a-z0-9][a-z0-9.\-_]{1,255}@[a-z][a-z0-9]{1,64}$/, 'Enter a UPI ID, for example name@bank')

export const Ifsc = z
  .string('Enter the IFSC')
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'Enter an 11-character IFSC, for example HDFC0001234')

/** Kept as text: leading zeros count. */
export const AccountNumber = z
  .string('Enter the account number')
  .transform((typed) => typed.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{9,18}$/, 'Enter an account number with 9 to 18 digits'))

const SupportEmail = z
  .string('Enter the email address for support')
  .trim()
  .toLowerCase()
  .max(254, atMost(254))
  .pipe(z.email('Enter an email address, for example support@example.in'))

const whole = (what: string, least: number, most: number) =>
  z.int(`${what}: enter a whole number`).min(least, atLeast(least)).max(most, `At most ${most}`)

type Complain = (path: (string | number)[], message: string) => void
const complainTo =
  (context: z.RefinementCtx): Complain =>
  (path, message) =>
    context.addIssue({ code: 'custom', path, message })

/** Of things that may stand in a list once, tells each that stood there before. */
function onlyOnce(values: (string | number)[], tell: (index: number) => void) {
  values.forEach((value, index) => values.indexOf(value) < index && tell(index))
}

function checkPlans(plans: Plan[], complain: Complain) {
  onlyOnce(
    plans.map(({ rupees }) => rupees),
    (index) => complain([index, 'rupees'], 'Another plan has this price'),
  )
  if (plans.filter(({ isJoining }) => isJoining).length !== 1) complain([], 'Choose one plan for joining')
}

const Tax = z.strictObject({
  gstin: Gstin,
  legalName: optionalLine(160),
  address: optionalLine(300),
  stateCode: z
    .string()
    .trim()
    .regex(/^(\d{2})?$/, 'Two digits, such as 27'),
  sac: z
    .string()
    .trim()
    .regex(/^\d{4,6}$/, '4 to 6 digits'),
  percent: z.number(notANumber).min(0, atLeast(0)).max(50, 'At most 50'),
})

/** Rule 46: a supplier who charges GST states their name and the state of their GSTIN. */
function checkTax({ gstin, legalName, address, stateCode }: z.infer<typeof Tax>, complain: Complain) {
  if (gstin === '') return
  if (legalName === '') complain(['legalName'], 'Enter the legal name printed with the GSTIN')
  if (address === '') complain(['address'], 'Enter the address printed with the GSTIN')
  const state = stateOfGstin(gstin)
  if (stateCode !== state) complain(['stateCode'], `This GSTIN belongs to state ${state}`)
}

const ClaimDraft = z
  .strictObject({ text: line('the claim', 80), source: optionalLine(300), isConfirmed: z.boolean() })
  .refine(({ source, isConfirmed }) => !isConfirmed || source !== '', {
    path: ['source'],
    message: 'Enter how you know this before you confirm it',
  })

const ClaimsDraft = z.strictObject({
  students: ClaimDraft,
  practical: ClaimDraft,
  mentorSupport: ClaimDraft,
  careerGrowth: ClaimDraft,
  weekendSessions: ClaimDraft,
  hiring: ClaimDraft,
})

/** Empty, or at least a name and an email address. */
const LegalDraft = z.strictObject({
  hasNoGstin: z.boolean(),
  grievanceOfficer: z
    .strictObject({
      name: optionalLine(120),
      email: z.union([z.literal(''), SupportEmail], 'Enter an email address, for example grievance@example.in'),
      phone: z.union([z.literal(''), PrintedPhone], wrongPhone),
    })
    .superRefine(({ name, email, phone }, context) => {
      if (name === '' && email === '' && phone === '') return
      if (name === '') complainTo(context)(['name'], 'Enter the officer’s name')
      if (email === '') complainTo(context)(['email'], 'Enter the officer’s email address')
    }),
})

/** What staff may change, each with a check that says what is wrong; only what is given changes. */
export const SettingsDraft = z.strictObject({
  name: line('a name', 80).optional(),
  supportPhone: PrintedPhone.optional(),
  supportEmail: SupportEmail.optional(),
  socialLinks: z
    .array(z.strictObject({ label: line('a label', 40), url: WebLink }))
    .max(10, 'At most 10 links')
    .superRefine((links, context) =>
      onlyOnce(
        links.map(({ url }) => url),
        (index) => complainTo(context)([index, 'url'], 'This link is already in the list'),
      ),
    )
    .optional(),
  payee: z
    .strictObject({
      accountName: line('the account name', 120),
      accountNumber: AccountNumber,
      ifsc: Ifsc,
      bankName: line('the bank name', 120),
      upiId: UpiId,
    })
    .optional(),
  plans: z
    .array(
      z.strictObject({
        rupees: whole('Rupees', 1, 1_00_000),
        days: whole('Days', 1, 730),
        isJoining: z.boolean().optional(),
      }),
    )
    .min(1, 'Add at least one plan')
    .max(12, 'Add at most 12 plans')
    .superRefine((plans, context) => checkPlans(plans, complainTo(context)))
    .optional(),
  mapsReviewUrl: WebLink.optional(),
  demoSlotCapacity: whole('Places per slot', 0, 10_000).optional(),
  devicesPerLearner: whole('Devices', 1, 20).optional(),
  switchedOffItems: z.array(SidebarItem).max(20).transform(unique).optional(),
  tax: Tax.superRefine((tax, context) => checkTax(tax, complainTo(context))).optional(),
  legal: LegalDraft.optional(),
  claims: ClaimsDraft.optional(),
  referralRupees: whole('Rupees', 0, 1_00_000).optional(),
  submission: z
    .strictObject({
      maxFiles: whole('Files', 1, 50),
      maxMegabytes: whole('Megabytes', 1, 200),
      kinds: z.array(z.enum(fileKinds)).min(1, 'Choose at least one file type').max(100).transform(unique),
    })
    .optional(),
  reviewPromise: z
    .strictObject({
      maxHours: whole('Hours', 4, 336),
      isCompensated: z.boolean(),
      maxDays: whole('Days', 1, 30),
    })
    .optional(),
  secondReviewPercent: whole('Percent', 0, 100).optional(),
  hiring: z.strictObject({ isOpen: z.boolean(), coursesCompleted: whole('Courses', 0, 20) }).optional(),
  staffSecondFactor: z.boolean().optional(),
  moneySecondFactor: z.boolean().optional(),
})
export type SettingsDraft = z.infer<typeof SettingsDraft>

function unique<Item>(items: Item[]): Item[] {
  return [...new Set(items)]
}
