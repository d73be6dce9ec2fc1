import type { Answer, NewEntry } from './optimistic.ts'

/** The quick entry: rupees, what, took or paid. post shows the entry, sends it, and says what the server answered. */
export function EntryForm({ post }: { post: (entry: NewEntry) => Promise<Answer> }) {
  // TODO: useActionState with submit of optimistic.ts, the message, and what was typed as defaultValue
  return (
    <form>
      <label>
        Rupees <input name="rupees" inputMode="decimal" required />
      </label>
      <label>
        What <input name="note" required />
      </label>
      <label>
        Kind{' '}
        <select name="kind">
          <option value="credit">took</option>
          <option value="payment">paid</option>
        </select>
      </label>
      <button>Add entry</button>
    </form>
  )
}
