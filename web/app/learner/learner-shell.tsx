import { PageSkeleton } from '#web/kit/states/skeleton.tsx'
import { BellButton } from '../areas/notification-bell.tsx'
import { LearnerLayout } from './learner.layout.tsx'

const nothing = () => {}

/** The learner area without personal data: painted from the document, and shown until the person is known. */
export const LearnerShell = () => (
  <LearnerLayout
    siteName="Kaushal Techbridge"
    me={null}
    bell={<BellButton unread={0} />}
    walletRupees={undefined}
    disabledItems={[]}
    onLogout={nothing}
    onReportBug={nothing}
    onShareFact={nothing}
  >
    <PageSkeleton />
  </LearnerLayout>
)
