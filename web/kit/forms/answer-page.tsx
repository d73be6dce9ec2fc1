import type { ReactNode } from 'react'
import { type Call } from '#web/kit/api/call.ts'
import type { PublicPage } from '#web/kit/api/page.ts'
import { type PostedForm, submitPostedForm } from '#web/kit/forms/posted-form.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { z } from '#contract/kit/zod.ts'

type Question<Result> = {
  title: string
  text: string
  action: string
  run: (call: Call, token: string) => Promise<Result>
  done: (result: Result) => { title: string; text: ReactNode }
}

type Data<Result> = { posted: PostedForm<{ value: Result }> | null }

/** The page of a link in an email: opening it changes nothing, because mail scanners open every link. */
export function answerPage<Result>({ title, text, action, run, done }: Question<Result>): PublicPage<Data<Result>> {
  return {
    load: async () => ({ posted: null }),
    post: async (call, { params }) => ({
      posted: await submitPostedForm({
        schema: z.object({}),
        fields: {},
        submit: async () => ({ value: await run(call, params['token'] ?? '') }),
      }),
    }),
    status: ({ posted }) => (posted && !posted.result ? 404 : 200),
    head: () => ({ title, description: text, isNoIndex: true }),
    View: ({ data: { posted } }) => {
      const answer = posted?.result && done(posted.result.value)
      const problem = posted && !posted.result && (Object.values(posted.problems)[0] ?? 'Please try again.')
      return (
        <div className="container-text section">
          <h1 className="type-h1">{answer ? answer.title : title}</h1>
          <div className="type-lead mt-4 mb-8">{answer ? answer.text : text}</div>
          {problem && (
            <Callout tone="problem" className="mb-6">
              {problem}
            </Callout>
          )}
          {!answer && (
            <form method="post">
              <Button type="submit" variant="primary">
                {action}
              </Button>
            </form>
          )}
        </div>
      )
    },
    isInteractive: false,
    freshness: 'private',
  }
}
