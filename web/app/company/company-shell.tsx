import { PageSkeleton } from '#web/kit/states/skeleton.tsx'
import { BellButton } from '../areas/notification-bell.tsx'
import { CompanyLayout } from './company.layout.tsx'

const nothing = () => {}

/** The company area without personal data: painted from the document, and shown until the person is known. */
export const CompanyShell = () => (
  <CompanyLayout siteName="Kaushal Techbridge" me={null} bell={<BellButton unread={0} />} onLogout={nothing}>
    <PageSkeleton />
  </CompanyLayout>
)
