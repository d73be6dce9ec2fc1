import { MessageSquareQuote } from 'lucide-react'
import { day } from '#web/kit/format.ts'

/** The word of staff, set apart from what learners say to one another. */
export function BugAnswer({ answer, answeredAt }: { answer: string; answeredAt: string | null }) {
  return (
    <section aria-labelledby="answer" className="surface border-l-4 border-l-indigo p-5 sm:p-6">
      <h2 id="answer" className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <MessageSquareQuote aria-hidden="true" className="size-5 text-indigo" />
        <span className="font-semibold">Answer of staff</span>
        {answeredAt && (
          <time dateTime={answeredAt} className="type-small font-normal text-soft">
            {day(answeredAt)}
          </time>
        )}
      </h2>
      <p className="mt-2 wrap-anywhere whitespace-pre-line">{answer}</p>
    </section>
  )
}
