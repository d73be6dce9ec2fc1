import type { Entry } from './view.ts'

export type Shown = Entry & { sending?: true }

/** Confirmed entries and what we hope for. An entry that the server has already is shown once, as confirmed. */
export function shownEntries(confirmed: readonly Entry[], hoped: readonly Entry[]): Shown[] {
  return [...confirmed] // TODO
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
  return form // TODO
}
