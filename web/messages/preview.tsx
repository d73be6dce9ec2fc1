import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import { plainLine, plainParagraphs } from '#contract/messages/plain-text.ts'
import { Card } from '#web/kit/layout/card.tsx'
import { Tabs } from '#web/kit/layout/tabs.tsx'
import { RichText } from '#web/kit/markdown/rich-text.tsx'

type Props = { subject: string; body: string; byEmail: boolean }

/** The message as a learner sees it: among the notifications, opened on a phone, and as an email. */
export function Preview({ subject, body, byEmail }: Props) {
  const title = subject.trim() || 'Subject'
  return (
    <Card as="section" aria-label="Preview" className="min-w-0 self-start">
      <h2 className="type-h3 mb-3">Preview</h2>
      <Tabs
        label="Preview"
        tabs={[
          { value: 'notification', label: 'Notification', content: <AsNotification title={title} body={body} /> },
          { value: 'phone', label: 'Phone', content: <OnPhone title={title} body={body} /> },
          {
            value: 'email',
            label: 'Email',
            content: byEmail ? (
              <AsEmail title={title} body={body} />
            ) : (
              <p className="text-soft">This message isn’t sent by email.</p>
            ),
          },
        ]}
      />
    </Card>
  )
}

type Shown = { title: string; body: string }

function AsNotification({ title, body }: Shown) {
  return (
    <div className="flex gap-3 rounded-card border border-line p-3">
      <Bell aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-indigo" />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="type-small line-clamp-3 wrap-anywhere text-soft">{plainLine(body) || 'Your message'}</p>
      </div>
    </div>
  )
}

/** As wide as a small phone. */
function OnPhone({ title, body }: Shown) {
  return (
    <Frame className="mx-auto min-h-96 max-w-80 rounded-[1.75rem] border-4 border-edge p-4">
      <p className="type-h3 wrap-anywhere">{title}</p>
      <p className="type-small mt-1 mb-4 text-soft">From the school, just now</p>
      {body.trim() ? <RichText text={body} /> : <p className="text-soft">Your message</p>}
    </Frame>
  )
}

function AsEmail({ title, body }: Shown) {
  const paragraphs = ['Hello Asha,', ...plainParagraphs(body)]
  return (
    <Frame className="rounded-card border border-line p-4">
      <p className="mb-3 border-b border-line pb-3 font-semibold wrap-anywhere">{title}</p>
      {[...paragraphs, 'Don’t want emails like this? Unsubscribe: …', 'Team and support contact'].map((text, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- paragraphs have no other identity
        <p key={at} className="type-small mb-3 wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      ))}
    </Frame>
  )
}

const Frame = ({ className, children }: { className: string; children: ReactNode }) => (
  <div className={`bg-paper ${className}`}>{children}</div>
)
