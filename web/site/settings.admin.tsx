import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { ClaimFigures } from '#contract/site/claims.ts'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton, SkeletonText } from '#web/kit/states/skeleton.tsx'
import { ContactSection, NameSection } from './school/basics-sections.tsx'
import { ClaimsSection } from './school/claims-section.tsx'
import { ChangesSection } from './school/changes-section.tsx'
import { SubmissionSection } from './school/submission-section.tsx'
import { LegalSection } from './school/legal-section.tsx'
import { LinksSection } from './school/links-section.tsx'
import { MenuSection } from './school/menu-section.tsx'
import { NumberSection } from './school/number-setting.tsx'
import { PaymentSection } from './school/payment-section.tsx'
import { PlansSection } from './school/plans-section.tsx'
import { PromiseSection } from './school/promise-section.tsx'
import type { SettingsPreviews } from './school/previews.ts'
import { schoolSettings } from './school/school.api.ts'
import type { Stored } from './school/section-draft.ts'
import { SecuritySection } from './school/security-section.tsx'
import { SideNav } from './school/side-nav.tsx'
import { TaxSection } from './school/tax-section.tsx'
import { TeamSection } from './school/team-section.tsx'
import { TestimonialsSection } from './school/testimonials-section.tsx'
import { UnsavedContext, useUnsaved } from './school/unsaved.ts'

/** Everything about the school that admins may change, each part saved by itself. */
export function SettingsAdmin({ previews }: { previews: SettingsPreviews }) {
  const settings = useQuery(schoolSettings)
  const { titles, note } = useUnsaved()
  return (
    <>
      <PageHeader
        intro="Changes are live as soon as you save them."
        actions={<RouteButton to="/admin/webhooks">Webhooks</RouteButton>}
      />
      <QueryView query={settings} skeleton={<Shape />}>
        {(stored) => (
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[11rem_1fr]">
            <SideNav unsaved={titles} />
            <UnsavedContext value={note}>
              <Sections stored={stored} previews={previews} />
            </UnsavedContext>
          </div>
        )}
      </QueryView>
    </>
  )
}

type SectionsProps = {
  stored: Stored & { figures: ClaimFigures; takesOnlinePayments: boolean }
  previews: SettingsPreviews
}

function Sections({ stored, previews }: SectionsProps) {
  useAnchor()
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <NameSection stored={stored} />
      <ContactSection stored={stored} previews={previews} />
      <PaymentSection stored={stored} previews={previews} />
      <PlansSection stored={stored} previews={previews} />
      <LinksSection stored={stored} previews={previews} />
      <ClaimsSection stored={stored} figures={stored.figures} />
      <TestimonialsSection />
      <TeamSection />
      <MenuSection stored={stored} />
      <NumberSection
        stored={stored}
        setting="demoSlotCapacity"
        id="demo"
        title="Free demo"
        intro="Visitors can’t choose a full slot. With 0 places, nobody can book."
        label="Places per slot"
      />
      <NumberSection
        stored={stored}
        setting="referralRupees"
        id="referral"
        title="Referral"
        intro="Credit for a learner when a friend’s first payment is verified. 0 turns referrals off."
        label="Rupees per referral"
      />
      <TaxSection stored={stored} />
      <LegalSection stored={stored} previews={previews} />
      <SubmissionSection stored={stored} />
      <PromiseSection stored={stored} />
      <SecuritySection stored={stored} />
      <ChangesSection />
    </div>
  )
}

/** A link to a section finds it, though it was not there when the page was opened. */
function useAnchor() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}

function Shape() {
  return (
    <div className="grid gap-6 lg:grid-cols-[11rem_1fr]">
      <SkeletonText lines={5} className="max-lg:hidden" />
      <div className="grid gap-6">
        {['school', 'contact', 'payment'].map((section) => (
          <div key={section} className="surface p-6">
            <Skeleton className="mb-5 h-5 w-1/3" />
            <SkeletonText lines={4} />
          </div>
        ))}
      </div>
    </div>
  )
}
