import type { Entry } from './view.ts'

export type Shown = Entry & { sending?: true }

/** Confirmed entries and what we hope for. An entry that the server has already is shown once, as confirmed. */
export function shownEntries(confirmed: readonly Entry[], hoped: readonly Entry[]): Shown[] {
  const known = new Set(confirmed.map(({ id }) => id))
  return [...confirmed, ...hoped.filter(({ id }) => !known.has(id)).map((entry) => ({ ...entry, sending: true as const }))]
}

export type Form = { id: string; rupees: string; note: string; kind: Entry['kind']; message: string }
export type NewEntry = Pick<Entry, 'id' | 'kind' | 'paise' | 'note'>
export type Answer = { ok: true } | { ok: false; message: string }

type Tools = {
  toPaise: (text: string) => number
  post: (entry: NewEntry) => Promise<Answer>
  newId: () => string
}

export const emptyForm = (id: string): Form => ({ id, rupees: '', note: '', kind: 'credit', message: '' })

/** Sends what the form has, and returns the form as it looks afterwards. It never throws. */
export async function submit(form: Form, { toPaise, post, newId }: Tools): Promise<Form> {
  const { id, rupees, note, kind } = form
  try {
    // Throws for a wrong amount, before anything is sent.
    const answer = await post({ id, kind, paise: toPaise(rupees), note })
    return answer.ok ? emptyForm(newId()) : { ...form, message: answer.message }
  } catch (error) {
    // The same id again: the entry may have been saved although no answer came.
    return { ...form, message: error instanceof Error ? error.message : 'Something went wrong.' }
  }
}
