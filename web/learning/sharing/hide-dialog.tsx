import { hideSharedSolution } from '#contract/learning/attempts/sharing.ts'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { useHide } from './sharing.api.ts'

const missingReason = 'Say why'

export function HideDialog({ solutionId, onClose }: { solutionId: number; onClose: () => void }) {
  const hide = useHide()
  const form = useForm({
    schema: hideSharedSolution.body.refine(({ reason }) => reason !== '', { path: ['reason'], message: missingReason }),
    submit: async (body) => {
      await hide.mutateAsync({ params: { solutionId }, body })
      onClose()
    },
  })
  return (
    <FormDialog
      title="Hide this solution?"
      intro="Learners no longer see it. You can show it again."
      form={form}
      submitLabel="Hide"
      isDanger
      onClose={onClose}
    >
      <Field label="Reason" hint="The author sees it." problem={form.problems['reason']}>
        <Input name="reason" maxLength={300} autoComplete="off" />
      </Field>
    </FormDialog>
  )
}
