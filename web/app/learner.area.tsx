import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Me } from '#contract/identity/account.ts'
import type { SidebarItem } from '#contract/site/settings.ts'
import { signOut } from '#web/identity/index.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { newestNotices, useReadNotice } from '#web/notifications/index.ts'
import { site } from '#web/site/index.ts'
import { myWallet } from '#web/wallet/index.ts'
import { LearnerLayout } from './learner.layout.tsx'

const labels: Record<SidebarItem, string> = {
  skills: 'Skills',
  projects: 'Projects',
  jobs: 'Job Openings',
  request: 'Request',
  settings: 'Settings',
}

/** Connects the learner's layout with what it shows: who, how many notices, how much credit. */
export function LearnerArea({ me }: { me: Me }) {
  const navigate = useNavigate()
  const school = useQuery(site)
  const notices = useQuery(newestNotices)
  const wallet = useQuery(myWallet)
  const read = useReadNotice()
  const [opening, setOpening] = useState<string | null>(null)

  const openNotice = (noticeId: number | string) => {
    read.mutate(Number(noticeId))
    const link = notices.data?.items.find((notice) => notice.noticeId === noticeId)?.link
    void navigate(link ?? '/dashboard/notifications')
  }

  return (
    <>
      <LearnerLayout
        siteName={school.data?.name ?? 'Kaushal Techbridge'}
        me={{ name: `${me.firstName} ${me.lastName}`.trim(), photo: me.photo }}
        unread={notices.data?.unread ?? 0}
        newest={(notices.data?.items ?? []).map(({ noticeId, title, createdAt, isRead }) => ({
          id: noticeId,
          text: title,
          at: createdAt,
          isRead,
        }))}
        walletRupees={wallet.data?.balanceRupees ?? 0}
        disabledItems={(school.data?.switchedOffItems ?? []).map((item) => labels[item])}
        onLogout={() => void signOut()}
        onOpenNotice={openNotice}
        onReportBug={() => setOpening('The bug board')}
        onShareFact={() => setOpening('The fact board')}
      />
      <Dialog
        open={opening !== null}
        onClose={() => setOpening(null)}
        size="small"
        title={`${opening} is not open yet`}
        intro="Until it is, write to support: every mail is read."
        actions={<Button onClick={() => setOpening(null)}>Close</Button>}
      />
    </>
  )
}
