export type NotePlace = { id: string; line: number }

/** What is shown under lines of the code. */
export type EditorNotes = {
  /** The text that the lines belong to; it may have been edited since. */
  before: string
  places: readonly NotePlace[]
  /** Lines move with what is typed. */
  onMove: (places: NotePlace[]) => void
}
