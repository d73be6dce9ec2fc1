import { useQuery } from '@tanstack/react-query'
import { useState, type ComponentType } from 'react'
import type { Me } from '#contract/identity/account.ts'
import { sidebarLabels } from '#contract/site/settings.ts'
import { EndedDeviceNote, signOut } from '#web/identity/index.ts'
import { RenewalConfirmation } from '#web/membership/renewal/renewal-confirmation.tsx'
import { useMayPost, useReadOnlyText } from '#web/membership/index.ts'
import { sentProgress } from '#web/learning/start/sent-progress.ts'
import { atRest } from '#web/kit/at-rest.ts'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { toast } from '#web/kit/overlays/toast.ts'
import { site } from '#web/site/index.ts'
import { myWallet } from '#web/wallet/index.ts'
import { Hydrated } from '../hydrated.tsx'
import { NotificationBell } from '../areas/notification-bell.tsx'
import { ConnectionStrip } from './connection-strip.tsx'
import { LearnerLayout } from './learner.layout.tsx'
import { MembershipStrip } from './membership-strip.tsx'
import { useKeptCourses } from './use-kept-courses.ts'

const OutboxStrip = lazyPart(async () => {
  await atRest()
  return import('./outbox-strip.tsx')
}, 'OutboxStrip')

/** Loads the data that the learner layout shows. */
export function LearnerArea({ me }: { me: Me }) {
  const school = useQuery(site)
  const wallet = useQuery(myWallet)
  useQuery(sentProgress)
  useKeptCourses()
  const { Form, openForm, closeForm } = useForms()
  const mayPost = useMayPost()
  const readOnlyText = useReadOnlyText(!mayPost)

  return (
    <Hydrated>
      <LearnerLayout
        siteName={school.data?.name ?? 'Kaushal Techbridge'}
        me={{ name: `${me.firstName} ${me.lastName}`.trim(), photo: me.photo }}
        bell={
          <NotificationBell
            allPage="/dashboard/notifications"
            empty="Nothing yet. We’ll notify you here about reviews and payments."
            className="sm:right-6"
          />
        }
        notice={
          <>
            <ConnectionStrip />
            <OutboxStrip />
            {me.role === 'learner' && <MembershipStrip />}
            {school.data && <EndedDeviceNote devicesPerLearner={school.data.devicesPerLearner} />}
          </>
        }
        walletRupees={wallet.data?.balanceRupees ?? (wallet.isError ? 0 : undefined)}
        disabledItems={(school.data?.switchedOffItems ?? []).map((item) => sidebarLabels[item])}
        onLogout={() => void logOut(openForm)}
        onReportBug={() => (mayPost ? openForm(bugForm) : toast(readOnlyText))}
        onShareFact={() => (mayPost ? openForm(factForm) : toast(readOnlyText))}
      />
      {Form && <Form me={me} onClose={closeForm} />}
      <RenewalConfirmation />
    </Hydrated>
  )
}

type FormDialog = ComponentType<{ me: Me; onClose: () => void }>
type LoadForm = () => Promise<FormDialog>

const bugForm: LoadForm = async () => (await import('#web/community/bugs/bug-report-dialog.tsx')).BugReportDialog
const factForm: LoadForm = async () => (await import('#web/community/facts/fact-share-dialog.tsx')).FactShareDialog

/** Asks first if something that we haven't received would be lost. */
async function logOut(openForm: (load: LoadForm) => void) {
  // Its code is there if something waits: the strip that says so has loaded it.
  const { LogOutDialog, unsentWork } = await import('./log-out-dialog.tsx').catch(() => noDialog)
  const work = await unsentWork().catch(() => [])
  if (LogOutDialog && work.length > 0) openForm(() => Promise.resolve(LogOutDialog))
  else await signOut()
}

const noDialog = { LogOutDialog: null, unsentWork: () => Promise.resolve([]) }

/** Loads the forms of the top bar on demand. */
function useForms() {
  const [Form, setForm] = useState<FormDialog | null>(null)
  const openForm = (load: LoadForm) =>
    void load().then(
      (form) => setForm(() => form),
      () => toast('The form didn’t load. Check your connection and try again.', 'problem'),
    )
  return { Form, openForm, closeForm: () => setForm(null) }
}
