import { useQuery } from '@tanstack/react-query'
import { NewReply, type SavedReply } from '#contract/learning/reviews.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Field, Input, Problem } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { Trash2 } from '#web/kit/icons.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { savedReplies, useDeleteReply, useSaveReply } from '../reviews/reviews.api.ts'

type RepliesDialogProps = {
  text: string
  onInsert: (body: string) => void
  onClose: () => void
}

export function RepliesDialog({ text, onInsert, onClose }: RepliesDialogProps) {
  const replies = useQuery(savedReplies)
  return (
    <Dialog open onClose={onClose} title="Saved replies" intro="Choose a reply to insert it.">
      <QueryView query={replies}>
        {(list) =>
          list.length === 0 ? (
            <p className="text-soft">No saved replies yet. Write some feedback, then open this list to save it.</p>
          ) : (
            <ul className="divide-y divide-line">
              {list.map((reply) => (
                <Reply key={reply.replyId} reply={reply} onInsert={onInsert} />
              ))}
            </ul>
          )
        }
      </QueryView>
      {text.trim() && <SaveForm text={text.trim()} />}
    </Dialog>
  )
}

function Reply({ reply, onInsert }: { reply: SavedReply; onInsert: (body: string) => void }) {
  const remove = useDeleteReply()
  return (
    <li className="flex items-start gap-2 py-1">
      <button
        type="button"
        onClick={() => onInsert(reply.body)}
        className="min-h-11 min-w-0 flex-1 rounded-control px-2 py-1.5 text-left hover:bg-haze"
      >
        <span className="block font-semibold">{reply.title}</span>
        <span className="type-small line-clamp-2 text-soft">{reply.body}</span>
      </button>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Delete reply: ${reply.title}`}
        busy={remove.isPending}
        onClick={() => remove.mutate({ params: { replyId: reply.replyId } })}
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </Button>
    </li>
  )
}

function SaveForm({ text }: { text: string }) {
  const save = useSaveReply()
  const { onSubmit, problems, isBusy } = useForm({
    schema: NewReply,
    read: (form) => ({ title: form.get('title'), body: text }),
    submit: async (reply) => {
      await save.mutateAsync({ body: reply })
      toast('Reply saved')
    },
  })
  return (
    <form onSubmit={onSubmit} noValidate className="mt-4 border-t border-line pt-4">
      <Field
        label="Save your text as a reply"
        hint={text.length > 80 ? `${text.slice(0, 80)}…` : text}
        problem={problems['title'] ?? problems['body']}
      >
        <Input name="title" placeholder="A short title" maxLength={80} />
      </Field>
      <Problem text={problems['form']} />
      <Button type="submit" className="mt-3" busy={isBusy}>
        Save reply
      </Button>
    </form>
  )
}
