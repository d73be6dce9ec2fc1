import { answerBug, type Bug, bugStates } from '#contract/community/bugs.ts'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { Field, Textarea } from '#web/kit/field.tsx'
import { useForm } from '#web/kit/form.ts'
import { Notice } from '#web/kit/notice.tsx'
import { Select } from '#web/kit/select.tsx'
import { toast } from '#web/kit/toast.ts'
import { stateNames } from './bug-state.tsx'
import { useAnswerBug } from './bugs.api.ts'

/** For staff: how the bug stands, and what there is to say to who reported it. */
export function BugAnswerForm({ bug }: { bug: Bug }) {
  const answer = useAnswerBug(bug.bugId)
  const { onSubmit, problems, isBusy } = useForm({
    schema: answerBug.body,
    submit: async (body) => {
      await answer.mutateAsync(body)
      toast(bug.author.isMe ? 'Saved.' : `Saved. ${bug.author.name} is told.`)
    },
  })
  return (
    <Card as="section" aria-labelledby="answering">
      <h2 id="answering" className="type-h3 mb-4">
        Answer this bug
      </h2>
      <form onSubmit={onSubmit} noValidate className="grid grid-cols-1 gap-5">
        {problems['form'] && <Notice tone="problem">{problems['form']}</Notice>}
        <Field label="State" problem={problems['state']} className="max-w-xs">
          <Select name="state" defaultValue={bug.state}>
            {bugStates.map((state) => (
              <option key={state} value={state}>
                {stateNames[state]}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label="Answer"
          optional
          hint="Everyone on the board reads it. It takes the place of the answer before."
          problem={problems['answer']}
        >
          <Textarea name="answer" defaultValue={bug.answer ?? ''} maxLength={2000} />
        </Field>
        <Button type="submit" variant="primary" busy={isBusy} className="justify-self-start">
          Save the answer
        </Button>
      </form>
    </Card>
  )
}
