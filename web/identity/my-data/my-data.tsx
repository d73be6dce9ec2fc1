import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '#web/kit/layout/button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { DownloadMyData } from './download-my-data.tsx'
import { me } from '../session/api.ts'

/** What belongs to the person: to take along, and to have removed. */
export function MyData() {
  const isStaff = useQuery(me).data?.role !== 'learner'
  const [isLeaving, setIsLeaving] = useState(false)
  return (
    <Card as="section" aria-labelledby="my-data">
      <h2 id="my-data" className="type-h3">
        Your data
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-soft">
        What we keep about you is yours.{' '}
        <a href="/privacy" className="link">
          What is kept, and why
        </a>
      </p>
      <div className="divide-y divide-line border-t border-line">
        <Way title="Download everything" about="One zip file: what we know of you as readable text, and your files.">
          <DownloadMyData />
        </Way>
        <Way
          title="Delete your account"
          about={
            isStaff
              ? 'Staff accounts are removed by an admin, so that nothing they look after is left alone.'
              : 'For good, with what you submitted. You see first what goes, and what the law has us keep.'
          }
        >
          {!isStaff && (
            <Button onClick={() => setIsLeaving(true)}>
              <Trash2 aria-hidden="true" className="size-4.5" />
              Delete my account
            </Button>
          )}
        </Way>
      </div>
      <DeleteAccountDialog open={isLeaving} onClose={() => setIsLeaving(false)} />
    </Card>
  )
}

function Way({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-semibold">{title}</h3>
        <p className="type-small text-soft">{about}</p>
      </div>
      {children}
    </div>
  )
}
