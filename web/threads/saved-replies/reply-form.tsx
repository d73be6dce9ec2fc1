import { useQuery } from '@tanstack/react-query'
import {
  firstNameField,
  NewReply,
  placesOf,
  type ReplyPlace,
  type SavedReply,
} from '#contract/threads/saved-replies.ts'
import { me } from '#web/identity/index.ts'
import { Checkbox, Field, Input, Problem, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useChangeReply, useSaveReply } from './saved-replies.api.ts'

const placeLabels: Record<ReplyPlace, string> = { reviews: 'Reviews', questions: 'Questions', support: 'Support' }

type ReplyFormProps = {
  reply: Pick<SavedReply, 'title' | 'body' | 'places' | 'isShared'> & { replyId?: number }
  onDone: () => void
}

export function ReplyForm({ reply, onDone }: ReplyFormProps) {
  const save = useSaveReply()
  const change = useChangeReply()
  const places = placesOf(useQuery(me).data ?? null, 'act')
  const { onSubmit, problems, isBusy } = useForm({
    schema: NewReply,
    read: (form) => ({
      title: form.get('title'),
      body: form.get('body'),
      places: form.getAll('places'),
      isShared: form.get('isShared') === 'on',
    }),
    submit: async (body) => {
      const { replyId } = reply
      if (replyId === undefined) await save.mutateAsync({ body })
      else await change.mutateAsync({ params: { replyId }, body })
      toast('Reply saved')
      onDone()
    },
  })
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      <Field label="Title" problem={problems['title']}>
        <Input name="title" defaultValue={reply.title} maxLength={80} data-autofocus />
      </Field>
      <Field
        label="Text"
        hint={`Write ${firstNameField} where the learner’s first name belongs.`}
        problem={problems['body']}
      >
        <Textarea name="body" defaultValue={reply.body} maxLength={4000} className="max-h-80" />
      </Field>
      <fieldset>
        <legend className="type-label">Use it in</legend>
        <div className="mt-1.5 flex flex-wrap gap-x-6 gap-y-1">
          {places.map((place) => (
            <Checkbox
              key={place}
              name="places"
              value={place}
              label={placeLabels[place]}
              defaultChecked={reply.places.includes(place)}
            />
          ))}
        </div>
        <Problem text={problems['places']} />
      </fieldset>
      <Checkbox
        name="isShared"
        label="Share it with the team"
        hint="Colleagues who answer there can use it too."
        defaultChecked={reply.isShared}
      />
      <Problem text={problems['form']} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onDone}>Back</Button>
        <Button type="submit" variant="primary" busy={isBusy}>
          Save reply
        </Button>
      </div>
    </form>
  )
}
