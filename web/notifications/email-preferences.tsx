import { useQuery } from '@tanstack/react-query'
import type { EmailPreference } from '#contract/notifications/preferences.ts'
import { Card } from '#web/kit/layout/card.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { Switch } from '#web/kit/forms/switch.tsx'
import { Check } from '#web/kit/icons.tsx'
import { emailPreferences, useSaveEmailPreferences } from './preferences.api.ts'

const labels: Record<EmailPreference, { label: string; hint: string }> = {
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
const names = Object.keys(labels) as EmailPreference[]

export function EmailPreferences() {
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
      <QueryView query={preferences} skeleton={<SwitchesSkeleton />}>
        {(current) => (
          <div className="divide-y divide-line">
            {names.map((name) => (
              <Switch
                key={name}
                {...labels[name]}
                isOn={current[name]}
                onSwitch={(isOn) => save.mutate({ [name]: isOn })}
              />
            ))}
          </div>
        )}
      </QueryView>
      <p className="type-small mt-3 text-soft">We always email you about payments and account security.</p>
    </Card>
  )
}

function SwitchesSkeleton() {
  return (
    <div className="divide-y divide-line">
      {names.map((name) => (
        <div key={name} className="flex items-center justify-between gap-4 py-3">
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
