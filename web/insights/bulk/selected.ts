import type { LeftOut } from '#contract/identity/selection.ts'
import type { Person } from '#contract/insights/people.ts'

export type Selected = {
  userIds: number[]
  /** Those of them that are loaded. */
  users: Person[]
}

/** What a bulk action did, if it skipped somebody; a toast is enough otherwise. */
export type Outcome = { title: string; leftOut: LeftOut[] }

export type BulkDialogProps = {
  selected: Selected
  onClose: () => void
  onDone: (outcome: Outcome) => void
}
