import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { SettingsSubject } from '#contract/site/subjects.ts'
import { Changeable } from '#web/identity/index.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton, SkeletonText } from '#web/kit/states/skeleton.tsx'
import { EmailSection } from '../connections/email-section.tsx'
import { GatewaySection } from '../connections/gateway-section.tsx'
import type { SettingsPreviews } from '../school/previews.ts'
import { schoolSettings } from '../school/school.api.ts'
import { TeamSection } from '../school/team-section.tsx'
import { TestimonialsSection } from '../school/testimonials-section.tsx'
import { UnsavedContext, useUnsaved } from '../school/unsaved.ts'
import { ChangesSection } from './changes-list.tsx'
import { SettingsForms } from './forms.tsx'
import { SideNav } from './side-nav.tsx'
import { subjectOfAnchor, subjects } from './subjects.ts'

/** The settings of one subject, each form saved by itself, and who changed what. */
export function SettingsSubjectAdmin({ previews }: { previews: SettingsPreviews }) {
  const { subject: typed = '' } = useParams()
  const known = SettingsSubject.safeParse(typed)
  if (!known.success) return <Navigate to={`/admin/settings/${subjectOfAnchor(typed) ?? ''}`} replace />
  // By its name: another subject's forms start from their own drafts.
  return <SubjectPage key={known.data} subject={known.data} previews={previews} />
}

type SubjectProps = { subject: SettingsSubject; previews: SettingsPreviews }

function SubjectPage({ subject, previews }: SubjectProps) {
  const { note } = useUnsaved()
  return (
    <>
      <PageHeader title={subjects[subject].title} back={{ to: '/admin/settings', label: 'Settings' }} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[12rem_1fr]">
        <SideNav current={subject} />
        <UnsavedContext value={note}>
          <div className="grid min-w-0 grid-cols-1 gap-6">
            <Changeable by={changedBy(subject)}>
              <Parts subject={subject} previews={previews} />
            </Changeable>
            <ChangesSection subject={subject} />
          </div>
        </UnsavedContext>
      </div>
    </>
  )
}

/** Where money and emails go is decided by fewer people. */
const changedBy = (subject: SettingsSubject) =>
  ['payment', 'email', 'online-payments'].includes(subject) ? 'payee:act' : 'site:act'

function Parts({ subject, previews }: SubjectProps) {
  if (subject === 'testimonials') return <TestimonialsSection />
  if (subject === 'team') return <TeamSection />
  if (subject === 'email') return <EmailSection />
  if (subject === 'online-payments') return <GatewaySection />
  return <StoredParts subject={subject} previews={previews} />
}

function StoredParts({ subject, previews }: SubjectProps) {
  const settings = useQuery(schoolSettings)
  return (
    <QueryView query={settings} skeleton={<Shape />}>
      {(stored) => (
        <>
          <AnchorShown />
          <SettingsForms subject={subject} stored={stored} previews={previews} />
        </>
      )}
    </QueryView>
  )
}

/** A link to a part finds it, though it wasn’t there when the page was opened. */
function AnchorShown() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
  return null
}

const Shape = () => (
  <div className="surface p-6">
    <Skeleton className="mb-5 h-5 w-1/3" />
    <SkeletonText lines={4} />
  </div>
)
