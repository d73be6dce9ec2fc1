import { useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Idea } from '#contract/projects/ideas.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { day } from '#web/kit/format.ts'
import { MessageCircle, Pencil, Trash2 } from '#web/kit/icons.tsx'
import { LongText } from '#web/kit/markdown/long-text.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { Chips } from '../chips.tsx'
import { EditIdeaDialog } from './idea-form.tsx'
import { useDeleteIdea } from './ideas.api.ts'
import { Comments } from '../comments.tsx'

const ideaUrl = (ideaId: number) => `/dashboard/projects/your-ideas/${ideaId}`

/** The learner's own idea with its comments. */
export function IdeaCard({ idea, isOpenAtFirst, isAlone }: { idea: Idea; isOpenAtFirst: boolean; isAlone?: boolean }) {
  const { ideaId, name } = idea
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const [openDialog, setOpenDialog] = useState<'edit' | 'delete' | null>(null)
  const id = useId()
  return (
    <article aria-labelledby={`${id}-name`} className="surface min-w-0 p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 id={`${id}-name`} className="type-h3 min-w-0 flex-1 basis-60 wrap-anywhere">
          {isAlone ? (
            name
          ) : (
            <Link to={ideaUrl(ideaId)} className="hover:underline">
              {name}
            </Link>
          )}
        </h2>
        <IdeaState idea={idea} />
      </div>
      <p className="type-small mt-1 text-soft">Added on {day(idea.createdAt)}</p>
      <LongText text={idea.description} isMarkdown className="mt-3 mb-4" />
      <Chips names={idea.techStack} label="Tech stack" />
      <div className="mt-4 flex flex-wrap items-center gap-2 border-t border-line pt-4">
        {!isAlone && (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-controls={`${id}-comments`}
            onClick={() => setIsOpen(!isOpen)}
          >
            <MessageCircle aria-hidden="true" className="size-4" />
            Teacher feedback ({idea.comments})
          </Button>
        )}
        <Button size="small" variant="quiet" aria-label={`Edit ${name}`} onClick={() => setOpenDialog('edit')}>
          <Pencil aria-hidden="true" className="size-4" />
          Edit
        </Button>
        <Button size="small" variant="quiet" aria-label={`Delete ${name}`} onClick={() => setOpenDialog('delete')}>
          <Trash2 aria-hidden="true" className="size-4" />
          Delete
        </Button>
      </div>
      <div id={`${id}-comments`} hidden={!isOpen} className="mt-5">
        {isOpen && (
          <Comments
            subject={{ ideaId }}
            empty="No feedback yet. We’ll notify you when a teacher replies."
            label="Your reply"
            placeholder="Ask a question or share your decision"
          />
        )}
      </div>
      {openDialog === 'edit' && <EditIdeaDialog idea={idea} onClose={() => setOpenDialog(null)} />}
      {openDialog === 'delete' && <DeleteIdeaDialog idea={idea} onClose={() => setOpenDialog(null)} />}
    </article>
  )
}

export function IdeaState({ idea: { waitingSince, comments } }: { idea: Pick<Idea, 'waitingSince' | 'comments'> }) {
  if (waitingSince)
    return <Badge tone="waiting">{comments === 0 ? 'Waiting for feedback' : 'Waiting for a reply'}</Badge>
  return (
    <Badge tone="new" icon={MessageCircle}>
      Feedback received
    </Badge>
  )
}

function DeleteIdeaDialog({ idea, onClose }: { idea: Idea; onClose: () => void }) {
  const remove = useDeleteIdea(idea.ideaId)
  const navigate = useNavigate()
  const onConfirm = async () => {
    await remove.mutateAsync()
    toast('Your idea is deleted.')
    void navigate('/dashboard/projects/your-ideas')
  }
  return (
    <ConfirmDialog
      title={`Delete “${idea.name}”?`}
      text="The idea and its comments will be deleted. You can’t undo this."
      action="Delete idea"
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
