import { type GatewayProblem, resolveGatewayProblem } from '#contract/membership/gateway.ts'
import { Field, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { DecisionFailure } from '../decision-failure.tsx'
import { useResolveProblem } from './problems.api.ts'

export function ResolveDialog({ problem, onClose }: { problem: GatewayProblem; onClose: () => void }) {
  const { gatewayPaymentId } = problem
  const resolve = useResolveProblem()
  const form = useForm({
    schema: resolveGatewayProblem.body,
    // It is stored as one line.
    read: (fields) => ({ gatewayPaymentId, resolution: (fields.get('resolution') as string).replace(/\s+/g, ' ') }),
    submit: async (body) => {
      await resolve.mutateAsync({ body })
      toast('Resolved.')
      onClose()
    },
    // Shown below the field.
    onRejection: () => {},
  })
  return (
    <FormDialog
      title={`Resolve ${problem.payer.name}’s online payment?`}
      intro={problem.problem}
      form={form}
      submitLabel="Mark as resolved"
      busyLabel="Saving…"
      onClose={onClose}
    >
      <Field label="What did you do?" hint="Only staff see it, in the audit log." problem={form.problems['resolution']}>
        <Textarea name="resolution" rows={2} maxLength={300} />
      </Field>
      <DecisionFailure error={resolve.error} whenRefused="Nothing was changed." />
    </FormDialog>
  )
}
