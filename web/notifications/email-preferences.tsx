import { useQuery } from '@tanstack/react-query'
import type { EmailPreference } from '#contract/notifications/preferences.ts'
import { Card } from '#web/kit/layout/card.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { Switch } from '#web/kit/forms/switch.tsx'
import { Check } from '#web/kit/icons.tsx'
import { emailPreferences, useSaveEmailPreferences } from './preferences.api.ts'

type Label = { label: string; hint: string }

const learnerLabels: Record<EmailPreference, Label> = {
  reviews: {
    label: 'Reviews',
    hint: 'When a mentor reviews your solution or project, and when you earn a certificate',
  },
  answers: { label: 'Answers', hint: 'When our team answers your question, idea, bug report or request' },
  reminders: {
    label: 'Reminders',
    hint: 'Before your subscription ends, before your sessions and due dates, and when a session moves or you get a seat',
  },
  messages: { label: 'Messages from the school', hint: 'When our team writes to you or announces something' },
  study: { label: 'Study days', hint: 'On the days you chose, if you haven’t studied yet' },
}

const companyLabels: Partial<Record<EmailPreference, Label>> = {
  answers: { label: 'Answers', hint: 'When a learner answers your request or writes to you' },
  reminders: { label: 'Reminders', hint: 'Before an interview, and when something waits for you' },
  messages: learnerLabels.messages,
}

const alwaysSent = {
  learner: 'We always email you about payments and account security.',
  company: 'We always email you about account security.',
}

export function EmailPreferences({ area = 'learner' }: { area?: 'learner' | 'company' }) {
  const labels = Object.entries(area === 'company' ? companyLabels : learnerLabels) as [EmailPreference, Label][]
  const preferences = useQuery(emailPreferences)
  const save = useSaveEmailPreferences()
  return (
    <Card as="section" aria-labelledby="emails-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="emails-title" className="type-h3">
          Emails
        </h2>
        <output className="type-small flex items-center gap-1.5 font-medium text-leaf-ink">
          {save.isSuccess && (
            <>
              <Check aria-hidden="true" className="size-4" />
              Saved
            </>
          )}
        </output>
      </div>
      <p className="mt-1 mb-3 text-soft">Choose which notifications we also email you.</p>
      <QueryView query={preferences} skeleton={<SwitchesSkeleton count={labels.length} />}>
        {(current) => (
          <div className="divide-y divide-line">
            {labels.map(([name, label]) => (
              <Switch key={name} {...label} isOn={current[name]} onSwitch={(isOn) => save.mutate({ [name]: isOn })} />
            ))}
          </div>
        )}
      </QueryView>
      <p className="type-small mt-3 text-soft">{alwaysSent[area]}</p>
    </Card>
  )
}

function SwitchesSkeleton({ count }: { count: number }) {
  return (
    <div className="divide-y divide-line">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex items-center justify-between gap-4 py-3">
          <div className="min-w-0 flex-1">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="mt-2 h-3.5 w-3/4" />
          </div>
          <Skeleton className="h-6 w-11 rounded-full" />
        </div>
      ))}
    </div>
  )
}
