import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { maxSuggestable, type SuggestableLearner } from '#contract/hiring/board.ts'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { plural } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { suggestable, useSuggest } from './suggestions.api.ts'

type SuggestDialogProps = { opening: { openingId: number; title: string; companyName: string }; onClose: () => void }

export function SuggestDialog({ opening: { openingId, title, companyName }, onClose }: SuggestDialogProps) {
  const [search, setSearch] = useState('')
  const query = useQuery(suggestable(openingId, search))
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Suggest a learner for “${title}”`}
      intro={`${companyName} sees their code and the work they show. It can ask for an introduction; the learner decides.`}
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <SearchField label="Learner’s name" value={search} onSearch={setSearch} />
      <div className="mt-4">
        <QueryView query={query}>
          {(learners) =>
            learners.length === 0 ? (
              <EmptyState title="Nobody to suggest" level={3}>
                {search
                  ? 'No learner with this name lets this kind of company see their work.'
                  : 'No learner who lets this kind of company see their work is free for this opening.'}
              </EmptyState>
            ) : (
              <>
                <ul className="divide-y divide-line">
                  {learners.map((learner) => (
                    <LearnerItem key={learner.userId} learner={learner} openingId={openingId} />
                  ))}
                </ul>
                {learners.length === maxSuggestable && (
                  <p className="type-small mt-2 text-soft">Search by name to find others.</p>
                )}
              </>
            )
          }
        </QueryView>
      </div>
    </Dialog>
  )
}

function LearnerItem({ learner, openingId }: { learner: SuggestableLearner; openingId: number }) {
  const { userId, name, code, city, works } = learner
  const suggest = useSuggest()
  const send = async () => {
    await suggest.mutateAsync({ body: { openingId, userId } })
    toast(`Suggested. The company sees candidate ${code}.`)
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{name}</p>
        <p className="type-small text-soft">
          {[city, plural(works, 'piece') + ' of work', `candidate ${code}`].filter(Boolean).join(' · ')}
        </p>
      </div>
      {/* A toast shows the error. */}
      <Button size="small" busy={suggest.isPending} onClick={() => void send().catch(() => null)}>
        Suggest<span className="sr-only"> {name}</span>
      </Button>
    </li>
  )
}
