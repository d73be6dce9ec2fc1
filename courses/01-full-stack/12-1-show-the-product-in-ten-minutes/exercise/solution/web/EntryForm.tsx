import { useActionState } from 'react'
import { toPaise } from './money.ts'
import { type Answer, emptyForm, type Form, type NewEntry, submit } from './optimistic.ts'

const newId = () => crypto.randomUUID()

type Props = { canSettle: boolean; post: (entry: NewEntry) => Promise<Answer> }

export function EntryForm({ canSettle, post }: Props) {
  const [form, action, isPending] = useActionState(async (previous: Form, data: FormData): Promise<Form> => {
    const [rupees, note, kind] = ['rupees', 'note', 'kind'].map((name) => String(data.get(name)))
    const typed = { ...previous, rupees: rupees!, note: note!, kind: kind === 'payment' ? 'payment' : 'credit' } as const
    return submit(typed, { toPaise, post, newId })
  }, emptyForm(newId()))
  return (
    <form action={action}>
      <label>
        Rupees <input name="rupees" inputMode="decimal" required defaultValue={form.rupees} />
      </label>
      <label>
        What <input name="note" required defaultValue={form.note} />
      </label>
      <label>
        Kind{' '}
        <select name="kind" key={form.kind} defaultValue={form.kind}>
          <option value="credit">took</option>
          {canSettle && <option value="payment">paid</option>}
        </select>
      </label>
      <button disabled={isPending}>Add entry</button>
      <p role="alert">{form.message}</p>
    </form>
  )
}
