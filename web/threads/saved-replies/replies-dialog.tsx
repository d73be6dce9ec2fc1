import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReplyPlace, SavedReply } from '#contract/threads/saved-replies.ts'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { Pencil, Trash2, Users } from '#web/kit/icons.tsx'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { searchReplies } from './fill-in.ts'
import { ReplyForm } from './reply-form.tsx'
import { savedReplies, useDeleteReply } from './saved-replies.api.ts'

type RepliesDialogProps = {
  place: ReplyPlace
  text: string
  onInsert: (body: string) => void
  onClose: () => void
}

/** What is written now can be saved; what was saved can be inserted, changed and deleted. */
export function RepliesDialog({ place, text, onInsert, onClose }: RepliesDialogProps) {
  const replies = useQuery(savedReplies)
  const [edited, setEdited] = useState<SavedReply | 'new' | null>(null)
  const typed = text.trim()
  if (edited)
    return (
      <Dialog
        open
        onClose={onClose}
        closeOnBackdrop={false}
        title={edited === 'new' ? 'Save your text as a reply' : 'Change saved reply'}
      >
        <ReplyForm
          reply={edited === 'new' ? { title: '', body: typed, places: [place], isShared: false } : edited}
          onDone={() => setEdited(null)}
        />
      </Dialog>
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title="Saved replies"
      intro={typed ? 'Choose a reply to insert it.' : 'Choose a reply to insert it. To add one, write it first.'}
      actions={typed && <Button onClick={() => setEdited('new')}>Save your text as a reply</Button>}
    >
      <QueryView query={replies}>
        {(list) => (
          <Replies list={list.filter(({ places }) => places.includes(place))} onInsert={onInsert} onEdit={setEdited} />
        )}
      </QueryView>
    </Dialog>
  )
}

type RepliesProps = { list: SavedReply[]; onInsert: (body: string) => void; onEdit: (reply: SavedReply) => void }

/** With so few, everybody sees the one they look for. */
const fewReplies = 3

function Replies({ list, onInsert, onEdit }: RepliesProps) {
  const [search, setSearch] = useState('')
  const found = searchReplies(list, search)
  if (list.length === 0) return <p className="text-soft">No saved replies yet.</p>
  return (
    <div className="grid gap-3">
      {list.length > fewReplies && (
        <Field label="Search">
          <Input
            type="search"
            value={search}
            data-autofocus
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !found[0]) return
              event.preventDefault()
              onInsert(found[0].body)
            }}
          />
        </Field>
      )}
      {found.length === 0 ? (
        <p className="text-soft">No reply has these words.</p>
      ) : (
        <ul className="divide-y divide-line">
          {found.map((reply) => (
            <Reply key={reply.replyId} reply={reply} onInsert={onInsert} onEdit={onEdit} />
          ))}
        </ul>
      )}
    </div>
  )
}

type ReplyProps = Omit<RepliesProps, 'list'> & { reply: SavedReply }

function Reply({ reply, onInsert, onEdit }: ReplyProps) {
  const { title, body, isShared, isMine, author, mayChange } = reply
  const remove = useDeleteReply()
  return (
    <li className="flex items-start gap-1 py-1">
      <button
        type="button"
        onClick={() => onInsert(body)}
        className="min-h-11 min-w-0 flex-1 rounded-control px-2 py-1.5 text-left hover:bg-haze"
      >
        <span className="flex flex-wrap items-center gap-x-2 font-semibold">
          {title}
          {isShared && <Badge icon={Users}>{isMine ? 'Shared' : author}</Badge>}
        </span>
        <span className="type-small line-clamp-2 text-soft">{body}</span>
      </button>
      {mayChange && (
        <>
          <Button variant="quiet" size="small" aria-label={`Change reply: ${title}`} onClick={() => onEdit(reply)}>
            <Pencil aria-hidden="true" className="size-4" />
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-label={`Delete reply: ${title}`}
            busy={remove.isPending}
            onClick={() => remove.mutate({ params: { replyId: reply.replyId } })}
          >
            <Trash2 aria-hidden="true" className="size-4" />
          </Button>
        </>
      )}
    </li>
  )
}
