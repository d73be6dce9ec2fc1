import { z } from '#contract/kit/zod.ts'
import type { BatchDetails, BatchLearner } from '#contract/learning/batches.ts'
import { Field, Options, Select } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useMoveLearner } from './batches.api.ts'

const noBatch = 'Choose a batch'
const Choice = z.strictObject({ toBatchId: z.coerce.number(noBatch).positive(noBatch) })

type Props = { batch: BatchDetails; learner: BatchLearner; onClose: () => void }

export function MoveLearnerDialog({ batch: { batchId, others }, learner: { userId, name }, onClose }: Props) {
  const move = useMoveLearner()
  const form = useForm({
    schema: Choice,
    submit: async (choice) => {
      const { toBatchId } = Choice.parse(choice)
      await move.mutateAsync({ params: { batchId, userId }, body: { toBatchId } })
      toast(`${name} is in “${others.find((other) => other.batchId === toBatchId)?.name}” now.`)
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Move ${name}`}
      intro="They get the due dates of the new batch, and we notify them. Their work stays."
      form={form}
      submitLabel="Move"
      busyLabel="Moving…"
      onClose={onClose}
    >
      <Field label="To" problem={form.problems['toBatchId']}>
        <Select name="toBatchId" defaultValue="">
          <option value="">Choose a batch</option>
          <Options of={others.map((other) => [other.batchId, other.name])} />
        </Select>
      </Field>
    </FormDialog>
  )
}
