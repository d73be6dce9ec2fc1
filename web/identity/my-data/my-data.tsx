import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { isStaffRole } from '#contract/kit/access.ts'
import { Trash2 } from '#web/kit/icons.tsx'
import { OnlineButton } from '#web/kit/states/online-button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { DownloadMyData } from './download-my-data.tsx'
import { me } from '../session/api.ts'

export function MyData() {
  const { data: person } = useQuery(me)
  const isStaff = person !== undefined && isStaffRole(person.role)
  const [isDeleting, setIsDeleting] = useState(false)
  return (
    <Card as="section" aria-labelledby="my-data">
      <h2 id="my-data" className="type-h3">
        Your data
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-soft">
        Your data belongs to you.{' '}
        <a href="/privacy" className="link">
          What we store, and why
        </a>
      </p>
      <div className="divide-y divide-line border-t border-line">
        <Row title="Download your data" about="A zip file with your data as readable text, and your files.">
          <DownloadMyData />
        </Row>
        <Row
          title="Delete your account"
          about={
            isStaff
              ? 'Ask an admin to remove your staff account, so that someone can take over your work.'
              : 'Deletes your account and your work permanently. First we show you what we delete and what we’re required by law to keep.'
          }
        >
          {!isStaff && (
            <OnlineButton onClick={() => setIsDeleting(true)}>
              <Trash2 aria-hidden="true" className="size-4.5" />
              Delete my account
            </OnlineButton>
          )}
        </Row>
      </div>
      <DeleteAccountDialog open={isDeleting} onClose={() => setIsDeleting(false)} />
    </Card>
  )
}

function Row({ title, about, children }: { title: string; about: string; children: ReactNode }) {
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
