import type { ComponentType } from 'react'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import type { getSettings } from '#contract/site/school.ts'
import type { SettingsSubject } from '#contract/site/subjects.ts'
import { ContactSection, NameSection } from '../school/basics-sections.tsx'
import { ClaimsSection } from '../school/claims-section.tsx'
import { HiringSection } from '../school/hiring-section.tsx'
import { LegalSection } from '../school/legal-section.tsx'
import { LinksSection } from '../school/links-section.tsx'
import { MenuSection } from '../school/menu-section.tsx'
import { NumberSection } from '../school/number-setting.tsx'
import { PaymentSection } from '../school/payment-section.tsx'
import { PlansSection } from '../school/plans-section.tsx'
import type { SettingsPreviews } from '../school/previews.ts'
import { PromiseSection } from '../school/promise-section.tsx'
import { SecuritySection } from '../school/security-section.tsx'
import { SubmissionSection } from '../school/submission-section.tsx'
import { TaxSection } from '../school/tax-section.tsx'

type FormProps = { stored: ReplyOf<typeof getSettings>; previews: SettingsPreviews }

/** The forms of each subject that is stored as settings, in the order of its page. */
const forms: Partial<Record<SettingsSubject, ComponentType<FormProps>[]>> = {
  school: [NameSection, ContactSection, LinksSection],
  legal: [TaxSection, LegalSection],
  payment: [PaymentSection],
  plans: [PlansSection],
  reviews: [PromiseSection, SubmissionSection],
  growth: [DemoSection, ReferralSection],
  hiring: [HiringSection],
  menu: [MenuSection],
  claims: [({ stored }) => <ClaimsSection stored={stored} figures={stored.figures} />],
  security: [SecuritySection],
}

export const SettingsForms = ({ subject, ...props }: FormProps & { subject: SettingsSubject }) =>
  // oxlint-disable-next-line react/no-array-index-key -- the list never changes
  (forms[subject] ?? []).map((Form, index) => <Form key={index} {...props} />)

function DemoSection({ stored }: FormProps) {
  return (
    <NumberSection
      stored={stored}
      setting="demoSlotCapacity"
      id="demo"
      title="Free demo"
      intro="Visitors can’t choose a full slot. With 0 places, nobody can book."
      label="Places per slot"
    />
  )
}

function ReferralSection({ stored }: FormProps) {
  return (
    <NumberSection
      stored={stored}
      setting="referralRupees"
      id="referral"
      title="Referral"
      intro="Credit for a learner when a friend’s first payment is verified. 0 turns referrals off."
      label="Rupees per referral"
    />
  )
}
