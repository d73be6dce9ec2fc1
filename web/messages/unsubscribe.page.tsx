import { unsubscribe } from '#contract/notifications/preferences.ts'
import { z } from '#contract/kit/zod.ts'
import type { Call } from '#web/kit/api/call.ts'
import type { PublicPage } from '#web/kit/api/page.ts'
import { type PostedForm, submitPostedForm } from '#web/kit/forms/posted-form.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'

type Emails = 'messages' | 'study'
type Data = { token: string; emails: Emails; posted: PostedForm<'off' | 'on'> | null }

const toEmails = (given: string | undefined): Emails => (given === 'study' ? 'study' : 'messages')

const words: Record<Emails, { title: string; what: string; rest: string }> = {
  messages: {
    title: 'Emails from the school',
    what: 'messages and announcements from our team',
    rest: 'You’ll still get emails about payments and account security, and your notifications in the app.',
  },
  study: {
    title: 'Study reminders',
    what: 'reminders on your study days',
    rest: 'All other emails stay as they are. You can change your study days in Settings.',
  },
}

/** A plain form: the page needs no script, and a mail app that opens links to check them changes nothing. */
function UnsubscribePage({ data: { token, emails, posted } }: { data: Data }) {
  const isOff = posted?.result === 'off'
  return (
    <div className="container-page section max-w-2xl">
      <h1 className="type-h1">{words[emails].title}</h1>
      {posted?.problems['form'] && (
        <Callout tone="problem" className="mt-6">
          {posted.problems['form']}
        </Callout>
      )}
      {token === '' ? (
        <p className="type-lead mt-4">This link is incomplete. Copy it from the email again.</p>
      ) : (
        <form method="post" className="mt-6 grid justify-items-start gap-6">
          <output className="type-lead">{describe(emails, posted?.result ?? null)}</output>
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="emails" value={emails} />
          <input type="hidden" name="isOn" value={String(isOff)} />
          <Button type="submit" variant={isOff ? 'secondary' : 'primary'}>
            {isOff ? 'Undo' : 'Unsubscribe'}
          </Button>
          <p className="text-soft">{words[emails].rest}</p>
        </form>
      )}
    </div>
  )
}

function describe(emails: Emails, result: 'off' | 'on' | null): string {
  const { what } = words[emails]
  if (result === 'off') return `You’re unsubscribed. We won’t email you ${what} any more.`
  if (result === 'on') return 'You’re subscribed again.'
  return `Stop emails with ${what}?`
}

const Choice = z.object({ token: z.string(), isOn: z.enum(['true', 'false']) })

const submit = (call: Call, fields: Record<string, string>) =>
  submitPostedForm({
    schema: Choice,
    fields,
    submit: async ({ token, isOn }) => {
      await call(unsubscribe, { body: { token, isOn: isOn === 'true' } })
      return isOn === 'true' ? ('on' as const) : ('off' as const)
    },
  })

export const page: PublicPage<Data> = {
  load: async (_call, { query }) => ({
    token: query['token'] ?? '',
    emails: toEmails(query['emails']),
    posted: null,
  }),
  post: async (call, { fields }) => {
    const { problems, ...posted } = await submit(call, fields)
    // The link is no field of this form, so its problem is the form's.
    const form = problems['form'] ?? problems['token']
    const emails = toEmails(fields['emails'])
    return { token: fields['token'] ?? '', emails, posted: { ...posted, problems: form ? { form } : {} } }
  },
  status: ({ posted }) => (posted && !posted.result ? 400 : 200),
  head: () => ({ title: 'Unsubscribe', description: 'Stop emails from the school.' }),
  View: UnsubscribePage,
  isUnlisted: true,
  isInteractive: false,
  freshness: 'live',
}
