import { FollowDraft, followProgress, getSponsorPage, type SponsorPage } from '#contract/sponsors/page.ts'
import type { Call } from '#web/kit/api/call.ts'
import { nullIfMissing } from '#web/kit/api/is-rejection.ts'
import type { PublicPage } from '#web/kit/api/page.ts'
import { Field, Input, Problem } from '#web/kit/forms/field.tsx'
import { type PostedForm, submitPostedForm } from '#web/kit/forms/posted-form.ts'
import { day } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { LinkEnded } from '#web/kit/states/link-ended.tsx'
import { SharedView } from './shared-view.tsx'

type Data = { shared: SponsorPage | null; posted: PostedForm<'asked'> | null }

function ProgressPage({ data: { shared, posted } }: { data: Data }) {
  if (!shared) return <LinkEnded />
  const { shownName, expiresAt, view, acceptsFollowers } = shared
  return (
    <article className="container-text py-10 sm:py-14">
      <h1 className="type-h1 wrap-anywhere">{shownName}’s progress</h1>
      <p className="mt-3 mb-8 text-soft">
        {shownName} shares this page with you. It works until {day(expiresAt)}, and {shownName} can withdraw it any
        time. Please don’t pass the link on.
      </p>
      <SharedView view={view} />
      {acceptsFollowers && <FollowForm shownName={shownName} posted={posted} />}
    </article>
  )
}

function FollowForm({ shownName, posted }: { shownName: string; posted: Data['posted'] }) {
  return (
    <section id="weekly" aria-labelledby="weekly-title" className="no-print mt-10 border-t border-line pt-8">
      <h2 id="weekly-title" className="type-h3">
        Get a weekly summary
      </h2>
      {posted?.result ? (
        <Callout tone="good" className="mt-4">
          Check your email. Open the link in it within 24 hours to confirm. It may be in your spam folder.
        </Callout>
      ) : (
        <form method="post" action="#weekly" noValidate className="mt-2 grid max-w-md gap-4">
          <p className="text-soft">
            One email every Sunday evening with what you see here. We use your address only for this and delete it when
            you unsubscribe or the link ends. {shownName} sees that somebody follows.
          </p>
          <Field label="Your email" problem={posted?.problems['email']}>
            <Input
              name="email"
              type="email"
              autoComplete="email"
              required
              maxLength={254}
              defaultValue={posted?.values['email']}
            />
          </Field>
          <Problem text={posted?.problems['form']} />
          <div>
            <Button type="submit" variant="primary">
              Send me a weekly summary
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}

const load = (call: Call, token: string): Promise<SponsorPage | null> =>
  nullIfMissing(call(getSponsorPage, { params: { token } }))

export const page: PublicPage<Data> = {
  load: async (call, { params }) => ({ shared: await load(call, params['token'] ?? ''), posted: null }),
  post: async (call, { params, fields }) => {
    const token = params['token'] ?? ''
    const posted = await submitPostedForm({
      schema: FollowDraft,
      fields,
      read: ({ email }) => ({ email }),
      submit: async (body) => {
        await call(followProgress, { params: { token }, body })
        return 'asked' as const
      },
    })
    return { shared: await load(call, token), posted }
  },
  status: ({ shared, posted }) => (shared ? (posted && !posted.result ? 400 : 200) : 404),
  // Chats show the title of a link, so it names nobody.
  head: () => ({ title: 'Learning progress', description: 'Progress that a learner shares.', isNoIndex: true }),
  View: ProgressPage,
  isInteractive: false,
  freshness: 'private',
}
