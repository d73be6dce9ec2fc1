import { useState } from 'react'
import { handleStatementLine, type StatementLine } from '#contract/membership/statements.ts'
import { Field, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { useMay } from '#web/identity/index.ts'
import { rupees } from '#web/kit/format.ts'
import { Ellipsis } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { Menu, MenuItem } from '#web/kit/overlays/menu.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { ReopenDialog } from '../../payment-desk/reopen-dialog.tsx'
import { useConfirmLine, useHandleLine } from '../statements.api.ts'
import { AssignDialog } from './assign-dialog.tsx'

type LineProps = { statementId: number; line: StatementLine }

/** What staff can do with a line, by its finding. */
export function LineActions({ statementId, line }: LineProps) {
  const may = useMay()
  if (!may('payments:act')) return null
  if (line.finding === 'unclear') return <ConfirmLine statementId={statementId} line={line} />
  if (line.finding === 'rejected but received' && line.payment?.state === 'rejected') return <Reopen line={line} />
  if (line.finding === 'rejected but received' && line.payment?.state === 'pending') return <DecideLink line={line} />
  const isHandleable = (line.finding === 'unknown' || line.finding === 'duplicate') && !line.payment
  return isHandleable ? <HandleLine statementId={statementId} line={line} /> : null
}

function ConfirmLine({ statementId, line: { line } }: LineProps) {
  const confirm = useConfirmLine()
  return (
    <Button
      size="small"
      busy={confirm.isPending}
      onClick={() =>
        confirm.mutate(
          { params: { statementId, line } },
          {
            onSuccess: () => toast('Confirmed. You’ll find the line under its finding.'),
            onError: ({ message }) => toast(message),
          },
        )
      }
    >
      Read correctly<span className="sr-only">, line {line}</span>
    </Button>
  )
}

function Reopen({ line: { payment, line } }: { line: StatementLine }) {
  const [isOpen, setIsOpen] = useState(false)
  const { paymentId, payer, rupees } = payment!
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        Reopen<span className="sr-only"> the payment of line {line}</span>
      </Button>
      {isOpen && (
        <ReopenDialog
          payment={{ paymentId, payer: { name: payer }, rupees }}
          reason="The transfer is on the bank statement."
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

/** After reopening. */
function DecideLink({ line: { payment, line } }: { line: StatementLine }) {
  const search = new URLSearchParams({ search: payment!.transactionId }).toString()
  return (
    <RouteButton to={`/admin/payments?${search}`} size="small">
      Open to verify<span className="sr-only"> the payment of line {line}</span>
    </RouteButton>
  )
}

function HandleLine({ statementId, line }: LineProps) {
  const [open, setOpen] = useState<'assign' | 'note' | null>(null)
  const handle = useHandleLine()
  const set = (handling: 'ignored' | null) =>
    handle.mutate(
      { params: { statementId, line: line.line }, body: { handling, note: '' } },
      { onError: ({ message }) => toast(message) },
    )
  const close = () => setOpen(null)
  return (
    <>
      <Menu
        trigger={
          <button
            type="button"
            aria-label={`Actions for line ${line.line}`}
            title={`Actions for line ${line.line}`}
            className="touch grid size-9 shrink-0 place-items-center rounded-control text-soft hover:bg-haze hover:text-ink"
          >
            <Ellipsis aria-hidden="true" className="size-5" />
          </button>
        }
      >
        <MenuItem onSelect={() => setOpen('assign')}>Assign to a learner…</MenuItem>
        <MenuItem onSelect={() => setOpen('note')}>{line.note ? 'Edit note…' : 'Add a note…'}</MenuItem>
        {line.handling ? (
          <MenuItem onSelect={() => set(null)}>Mark as open</MenuItem>
        ) : (
          <MenuItem onSelect={() => set('ignored')}>Ignore</MenuItem>
        )}
      </Menu>
      {open === 'assign' && <AssignDialog statementId={statementId} line={line} onClose={close} />}
      {open === 'note' && <NoteDialog statementId={statementId} line={line} onClose={close} />}
    </>
  )
}

function NoteDialog({ statementId, line, onClose }: LineProps & { onClose: () => void }) {
  const handle = useHandleLine()
  const form = useForm({
    schema: handleStatementLine.body,
    read: (fields) => ({ handling: 'noted', note: fields.get('note') }),
    submit: async (body) => {
      await handle.mutateAsync({ params: { statementId, line: line.line }, body: { ...body, note: body.note ?? '' } })
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Note on ${rupees(line.rupees)}`}
      intro="For other admins, so that nobody has to look into this line again."
      form={form}
      submitLabel="Save note"
      onClose={onClose}
    >
      <Field label="Note" problem={form.problems['note']}>
        <Textarea name="note" rows={3} maxLength={500} defaultValue={line.note} />
      </Field>
    </FormDialog>
  )
}
