import { useActionState, useState } from 'react'
import type { Entry } from './api.ts'
import { toPaise } from './paise.ts'

type FormState = { id: string; message: string; rupees: string; note: string; kind: string }
const emptyForm = (): FormState => ({ id: crypto.randomUUID(), message: '', rupees: '', note: '', kind: 'credit' })

const today = (): string => new Date().toLocaleDateString('en-CA')

export function QuickEntry({ customerId, onAdd }: { customerId: string; onAdd: (entry: Entry) => Promise<void> }) {
  const [first] = useState(emptyForm)
  const [state, submit, isPending] = useActionState(async (previous: FormState, data: FormData): Promise<FormState> => {
    const typed = {
      rupees: String(data.get('rupees')),
      note: String(data.get('note')),
      kind: String(data.get('kind')),
    }
    try {
      await onAdd({
        // The same id until it is saved: if only the answer was lost, the server recognises the second try.
        id: previous.id,
        customerId,
        kind: typed.kind === 'payment' ? 'payment' : 'credit',
        paise: toPaise(typed.rupees),
        note: typed.note.trim(),
        on: today(),
      })
      return emptyForm()
    } catch (error) {
      // What was typed stays in the form, so that it can be corrected.
      return { ...typed, id: previous.id, message: `Not saved. ${error instanceof Error ? error.message : ''}` }
    }
  }, first)

  return (
    <form action={submit} aria-label="New entry">
      <p>
        <label>
          Rupees <input name="rupees" required inputMode="decimal" autoComplete="off" defaultValue={state.rupees} />
        </label>
      </p>
      <p>
        <label>
          What <input name="note" required maxLength={200} defaultValue={state.note} />
        </label>
      </p>
      <p>
        <label>
          Kind{' '}
          <select name="kind" defaultValue={state.kind} key={state.kind}>
            <option value="credit">Took on credit</option>
            <option value="payment">Paid</option>
          </select>
        </label>
      </p>
      <button disabled={isPending}>{isPending ? 'Saving…' : 'Add entry'}</button>
      <p role="alert">{state.message}</p>
    </form>
  )
}
