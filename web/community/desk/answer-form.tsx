import type { z } from '#contract/kit/zod.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { useDraft } from '#web/kit/forms/draft.ts'
import { Field, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Select } from '#web/kit/forms/select.tsx'
import { toast } from '#web/kit/overlays/toast.ts'

type Answer<State> = { state: State; answer: string }

type AnswerFormProps<State extends string> = {
  /** Which one it is, for what was begun and not sent: 'bug 7'. */
  about: string
  /** How it stands, and what was answered so far. */
  standing: { state: State; answer: string | null; author: { isMe: boolean; name: string } }
  states: readonly State[]
  nameOf: Record<State, string>
  schema: z.ZodType<unknown, Answer<State>>
  hint: string
  send: (answer: Answer<State>) => Promise<unknown>
  /** Where there is a way to leave it, it is offered, and taken once the answer is sent. */
  onDone?: () => void
}

/** For staff: how a bug or a request stands, and what there is to say to who it came from. */
export function AnswerForm<State extends string>(props: AnswerFormProps<State>) {
  const { about, standing, states, nameOf, schema, hint, send, onDone } = props
  // What was not touched follows a colleague who answers meanwhile.
  const { draft, change, forget } = useDraft<Partial<Answer<State>>>(`answer to ${about}`, {})
  const { onSubmit, problems, isBusy } = useForm({
    schema,
    submit: async (answer) => {
      await send(answer)
      forget()
      onDone?.()
      toast(standing.author.isMe ? 'Saved.' : `Saved. ${standing.author.name} is told.`)
    },
  })
  return (
    <form onSubmit={onSubmit} noValidate className="grid grid-cols-1 gap-5">
      {problems['form'] && <Callout tone="problem">{problems['form']}</Callout>}
      <Field label="State" problem={problems['state']} className="max-w-xs">
        <Select
          name="state"
          value={draft.state ?? standing.state}
          onChange={({ target }) => change({ state: target.value as State })}
        >
          {states.map((state) => (
            <option key={state} value={state}>
              {nameOf[state]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Answer" optional hint={hint} problem={problems['answer']}>
        <Textarea
          name="answer"
          maxLength={2000}
          value={draft.answer ?? standing.answer ?? ''}
          onChange={({ target }) => change({ answer: target.value })}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={isBusy}>
          Save the answer
        </Button>
        {onDone && (
          <Button variant="quiet" onClick={onDone}>
            Not now
          </Button>
        )}
      </div>
    </form>
  )
}
