import type { z } from '#contract/kit/zod.ts'
import { useDraft } from '#web/kit/forms/draft.ts'
import { Field, Problem, Options, Select } from '#web/kit/forms/field.tsx'
import { MarkdownField } from '#web/kit/markdown/markdown-field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { toast } from '#web/kit/overlays/toast.ts'

type Answer<State> = { state: State; answer: string }

type AnswerFormProps<State extends string> = {
  /** The name its draft is saved under: 'bug 7'. */
  name: string
  current: { state: State; answer: string | null; author: { isMe: boolean; name: string } }
  states: Record<State, string>
  schema: z.ZodType<unknown, Answer<State>>
  hint: string
  send: (answer: Answer<State>) => Promise<unknown>
  /** Called after saving. With it the form has a Cancel button. */
  onDone?: () => void
}

export function AnswerForm<State extends string>(props: AnswerFormProps<State>) {
  const { name, current, states, schema, hint, send, onDone } = props
  // Only edited fields are in the draft, so the others follow a colleague's changes.
  const { draft, change, forget } = useDraft<Partial<Answer<State>>>(`answer to ${name}`, {})
  const { onSubmit, problems, isBusy } = useForm({
    schema,
    submit: async (answer) => {
      await send(answer)
      forget()
      onDone?.()
      toast(current.author.isMe ? 'Answer saved.' : `Answer saved. We’ve notified ${current.author.name}.`)
    },
  })
  return (
    <form onSubmit={onSubmit} noValidate className="grid grid-cols-1 gap-5">
      <Field label="Status" problem={problems['state']} className="max-w-xs">
        <Select
          name="state"
          value={draft.state ?? current.state}
          onChange={({ target }) => change({ state: target.value as State })}
        >
          <Options of={Object.entries(states)} />
        </Select>
      </Field>
      <MarkdownField
        label="Answer"
        optional
        hint={hint}
        problem={problems['answer']}
        name="answer"
        maxLength={2000}
        value={draft.answer ?? current.answer ?? ''}
        onChange={({ target }) => change({ answer: target.value })}
      />
      <Problem text={problems['form']} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={isBusy}>
          Save answer
        </Button>
        {onDone && (
          <Button variant="quiet" onClick={onDone}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}
