import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { parseSegment, type Segment } from '#contract/messages/segments.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { Problem } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { useCreateMessage } from './messages.api.ts'
import { ReachOf } from './reach.tsx'
import { Recipients } from './recipients.tsx'

/** Lists of people lead here: /admin/messages/new?to=inactive:7. The draft is stored when somebody continues. */
export function NewMessageAdmin() {
  const [params] = useSearchParams()
  const to = params.get('to')
  const given = to === null ? null : parseSegment(to)
  const [segment, setSegment] = useState<Segment | null>(given ?? { kind: 'everyone' })
  const navigate = useNavigate()
  const create = useCreateMessage()

  async function start() {
    const body = { subject: '', body: '', segment, byEmail: true }
    const { messageId } = await create.mutateAsync({ body })
    await navigate(`/admin/messages/${messageId}`, { replace: true })
  }

  return (
    <>
      <PageHeader
        back={{ to: '/admin/messages', label: 'Messages' }}
        intro="Choose who gets it. We check the list again when the message goes out."
      />
      {to !== null && !given && (
        <Callout tone="problem" className="mb-4 max-w-2xl">
          We don’t know the group in this link. Choose the recipients below.
        </Callout>
      )}
      <Card className="grid max-w-2xl gap-6">
        <Recipients segment={segment} onChange={setSegment} />
        <ReachOf segment={segment} byEmail />
        <Problem text={create.error instanceof ApiError ? create.error.message : undefined} />
        <div>
          <Button variant="primary" busy={create.isPending} disabled={segment === null} onClick={() => void start()}>
            Write the message
          </Button>
        </div>
      </Card>
    </>
  )
}
