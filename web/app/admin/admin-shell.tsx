import { PageSkeleton } from '#web/kit/states/skeleton.tsx'
import { BellButton } from '../areas/notification-bell.tsx'
import { AdminLayout } from './admin.layout.tsx'
import { PaletteTrigger } from './palette-button.tsx'

const nothing = () => {}

/** The staff area without personal data: painted from the document, and shown until the person is known. */
export const AdminShell = () => (
  <AdminLayout
    siteName="Kaushal Techbridge"
    me={null}
    palette={<PaletteTrigger />}
    bell={<BellButton unread={0} />}
    waiting={undefined}
    onLogout={nothing}
  >
    <PageSkeleton />
  </AdminLayout>
)
