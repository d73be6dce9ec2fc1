import { MessageCircle, Pencil, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Idea } from '#contract/projects/ideas.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { day } from '#web/kit/format.ts'
import { LongText } from '#web/kit/layout/long-text.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { Chips } from '../chips.tsx'
import { EditIdeaDialog } from './idea-form.tsx'
import { useDeleteIdea } from './ideas.api.ts'
import { Comments } from '../comments.tsx'

const place = (ideaId: number) => `/dashboard/projects/your-ideas/${ideaId}`

/** An idea of mine, with what the teachers say of it. */
export function IdeaCard({ idea, isOpenAtFirst, isAlone }: { idea: Idea; isOpenAtFirst: boolean; isAlone?: boolean }) {
  const { ideaId, name } = idea
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const [asks, setAsks] = useState<'edit' | 'delete' | null>(null)
  const id = useId()
  return (
    <article aria-labelledby={`${id}-name`} className="surface min-w-0 p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 id={`${id}-name`} className="type-h3 min-w-0 flex-1 basis-60 wrap-anywhere">
          {isAlone ? (
            name
          ) : (
            <Link to={place(ideaId)} className="hover:underline">
              {name}
            </Link>
          )}
        </h2>
        <IdeaState idea={idea} />
      </div>
      <p className="type-small mt-1 text-soft">Put down on {day(idea.createdAt)}</p>
      <LongText text={idea.description} className="mt-3 mb-4" />
      <Chips names={idea.techStack} label="Tech stack" />
      <div className="mt-4 flex flex-wrap items-center gap-2 border-t border-line pt-4">
        {!isAlone && (
          <Button size="small" aria-expanded={isOpen} aria-controls={`${id}-talk`} onClick={() => setIsOpen(!isOpen)}>
            <MessageCircle aria-hidden="true" className="size-4" />
            Teacher feedback ({idea.comments})
          </Button>
        )}
        <Button size="small" variant="quiet" aria-label={`Edit ${name}`} onClick={() => setAsks('edit')}>
          <Pencil aria-hidden="true" className="size-4" />
          Edit
        </Button>
        <Button size="small" variant="quiet" aria-label={`Delete ${name}`} onClick={() => setAsks('delete')}>
          <Trash2 aria-hidden="true" className="size-4" />
          Delete
        </Button>
      </div>
      <div id={`${id}-talk`} hidden={!isOpen} className="mt-5">
        {isOpen && (
          <Comments
            subject={{ ideaId }}
            empty="No feedback yet. We’ll notify you when a teacher replies."
            label="Your answer"
            placeholder="Ask a question or share your decision"
          />
        )}
      </div>
      {asks === 'edit' && <EditIdeaDialog idea={idea} onClose={() => setAsks(null)} />}
      {asks === 'delete' && <DeleteIdeaDialog idea={idea} onClose={() => setAsks(null)} />}
    </article>
  )
}

/** Whose turn it is, in words. */
export function IdeaState({ idea: { waitingSince, comments } }: { idea: Pick<Idea, 'waitingSince' | 'comments'> }) {
  if (waitingSince)
    return <Badge tone="waiting">{comments === 0 ? 'Waiting for feedback' : 'Waiting for an answer'}</Badge>
  return (
    <Badge tone="new" icon={MessageCircle}>
      Feedback received
    </Badge>
  )
}

function DeleteIdeaDialog({ idea, onClose }: { idea: Idea; onClose: () => void }) {
  const remove = useDeleteIdea(idea.ideaId)
  const navigate = useNavigate()
  const onDelete = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast('Your idea is deleted.')
        onClose()
        void navigate('/dashboard/projects/your-ideas')
      },
    })
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={`Delete “${idea.name}”?`}
      intro="The idea and its comments will be deleted. You can’t undo this."
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" busy={remove.isPending} onClick={onDelete}>
            Delete idea
          </Button>
        </>
      }
    >
      {remove.error && <Callout tone="problem">{remove.error.message}</Callout>}
    </Dialog>
  )
}
