import { useQuery } from '@tanstack/react-query'
import { createElement, type ReactNode, useState } from 'react'
import { emailBlocks } from '#contract/messages/email-blocks.ts'
import { fillLine, type MergeValues, parseMergeFields } from '#contract/messages/merge-fields.ts'
import { plainLine } from '#contract/messages/plain-text.ts'
import type { Segment } from '#contract/messages/segments.ts'
import { unsubscribeBlock } from '#contract/messages/unsubscribe-block.ts'
import { type EmailNode, formattedEmail } from '#contract/kit/email-html.ts'
import { replaceEmailText } from '#contract/kit/replace-text.ts'
import { Bell } from '#web/kit/icons.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { Tabs } from '#web/kit/layout/tabs.tsx'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { site } from '#web/site/index.ts'
import { FilledText } from './filled-text.tsx'
import { PreviewPerson } from './preview-person.tsx'

type Props = { subject: string; body: string; byEmail: boolean; segment: Segment | null }

/** The message as one of its recipients sees it: among the notifications, opened on a phone, and as an email. */
export function Preview({ subject, body, byEmail, segment }: Props) {
  const [values, setValues] = useState<MergeValues>({})
  const title = fillLine(subject.trim(), values) || 'Subject'
  const shown = { title, body, values }
  return (
    <Card as="section" aria-label="Preview" className="min-w-0 self-start">
      <h2 className="type-h3 mb-3">Preview</h2>
      <PreviewPerson key={JSON.stringify(segment)} segment={segment} onChoose={setValues} />
      <Tabs
        label="Preview"
        tabs={[
          { value: 'notification', label: 'Notification', content: <AsNotification {...shown} /> },
          { value: 'phone', label: 'Phone', content: <OnPhone {...shown} /> },
          {
            value: 'email',
            label: 'Email',
            content: byEmail ? <AsEmail {...shown} /> : <p className="text-soft">This message isn’t sent by email.</p>,
          },
        ]}
      />
    </Card>
  )
}

type Shown = { title: string; body: string; values: MergeValues }

function AsNotification({ title, body, values }: Shown) {
  const { marked, fill } = parseMergeFields(body)
  return (
    <div className="flex gap-3 rounded-card border border-line p-3">
      <Bell aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-indigo" />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="type-small line-clamp-3 wrap-anywhere text-soft">
          {fill(plainLine(marked), values) || 'Your message'}
        </p>
      </div>
    </div>
  )
}

/** As wide as a small phone. */
function OnPhone({ title, body, values }: Shown) {
  return (
    <Frame className="mx-auto min-h-96 max-w-80 rounded-[1.75rem] border-4 border-edge p-4">
      <p className="type-h3 wrap-anywhere">{title}</p>
      <p className="type-small mt-1 mb-4 text-soft">From the school, just now</p>
      {body.trim() ? <FilledText body={body} values={values} /> : <p className="text-soft">Your message</p>}
    </Frame>
  )
}

/** The email as mail apps show it. */
function AsEmail({ title, body, values }: Shown) {
  const school = useQuery(site).data
  if (!school) return <Skeleton className="h-80" />
  const { origin } = location
  const { marked, fill } = parseMergeFields(body.trim() || 'Your message')
  const filled = emailBlocks(marked, origin).map((block) => replaceEmailText(block, (text) => fill(text, values)))
  const blocks = [...filled, unsubscribeBlock(`${origin}/unsubscribe`)]
  const greeting = values['first name'] ? `Hello ${values['first name']},` : 'Hello,'
  return (
    <div className="overflow-hidden rounded-card border border-line">
      <p className="border-b border-line p-4 font-semibold wrap-anywhere">{title}</p>
      {rendered(formattedEmail({ greeting, blocks, school }))}
    </div>
  )
}

function rendered(node: EmailNode): ReactNode {
  if (typeof node === 'string') return node
  const { tag, attributes, children } = node
  const opened = tag === 'a' ? { target: '_blank', rel: 'noreferrer' } : {}
  return createElement(tag, { ...attributes, ...opened }, ...children.map(rendered))
}

const Frame = ({ className, children }: { className: string; children: ReactNode }) => (
  <div className={`bg-paper ${className}`}>{children}</div>
)
