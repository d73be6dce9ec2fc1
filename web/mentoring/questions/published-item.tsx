import { useState } from 'react'
import type { PublishedQuestion } from '#contract/mentoring/questions.ts'
import { plural } from '#web/kit/format.ts'
import { ChevronRight } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { RichText } from '#web/kit/markdown/rich-text.tsx'
import { useSameQuestion } from './questions.api.ts'

type PublishedItemProps = { item: PublishedQuestion; canSay: boolean }

/** A question that opens to its answer. */
export function PublishedItem({ item, canSay }: PublishedItemProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { title, question, answer, others } = item
  return (
    <details
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group/published surface min-w-0"
    >
      <summary className="flex items-start gap-2 rounded-card px-4 py-3 hover:bg-haze pointer-coarse:min-h-11">
        <ChevronRight
          aria-hidden="true"
          className="mt-0.5 size-5 shrink-0 text-soft transition-transform group-open/published:rotate-90"
        />
        <span className="min-w-0 flex-1">
          <span className="font-semibold wrap-anywhere">{title}</span>
          {others > 0 && <span className="type-small block text-soft">{describeOthers(others)}</span>}
        </span>
      </summary>
      <div className="px-4 pb-4 sm:pl-11">
        {question && <RichText text={question} className="mb-3 text-soft" />}
        <p className="type-label mb-1">Answer</p>
        <RichText text={answer} />
        {canSay && <Same item={item} />}
      </div>
    </details>
  )
}

const describeOthers = (others: number) => `${plural(others, 'other')} had this question`

function Same({ item: { publishedId, hasToo, title } }: { item: PublishedQuestion }) {
  const same = useSameQuestion()
  const label = hasToo ? 'You have this question too' : 'I have this question too'
  return (
    <Button
      size="small"
      className="mt-4"
      aria-label={`${label}: ${title}`}
      busy={same.isPending}
      onClick={() => same.mutate({ params: { publishedId }, body: { hasToo: !hasToo } })}
    >
      {label}
    </Button>
  )
}
