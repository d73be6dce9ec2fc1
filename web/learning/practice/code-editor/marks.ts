import { type Extension, StateEffect, StateField, type Text } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'

/** A range of the text and what is wrong there. */
export type EditorMark = { from: number; to: number; text: string }

const setMarks = StateEffect.define<readonly EditorMark[]>()

/** At least one letter, and inside the text, which may have changed since. */
function rangesIn(doc: Text, marks: readonly EditorMark[]) {
  return marks.flatMap(({ from, to, text }) => {
    const end = Math.min(Math.max(to, from + 1), doc.length)
    const start = Math.min(from, Math.max(end - 1, 0))
    if (start >= end) return []
    return Decoration.mark({ class: 'cm-mark', attributes: { title: text }, text }).range(start, end)
  })
}

const marked = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, { docChanged, changes, effects, state }) {
    for (const effect of effects)
      if (effect.is(setMarks)) return Decoration.set(rangesIn(state.doc, effect.value), true)
    return docChanged ? value.map(changes) : value
  },
  provide: (field) => EditorView.decorations.from(field),
})

/** Underlines ranges. A pointer shows what is wrong; `onMark` tells it for the place of the cursor. */
export const editorMarks = (onMark: (text: string | null) => void): Extension => {
  let shown: string | null = null
  return [
    marked,
    EditorView.updateListener.of(({ docChanged, selectionSet, transactions, state }) => {
      const isMarked = transactions.some(({ effects }) => effects.some((effect) => effect.is(setMarks)))
      if (!docChanged && !selectionSet && !isMarked) return
      const { head } = state.selection.main
      let text: string | null = null
      state.field(marked).between(head, head, (_, __, { spec }) => {
        text = (spec as { text: string }).text
        return false
      })
      if (text === shown) return
      shown = text
      onMark(text)
    }),
  ]
}

export const showMarks = (view: EditorView, marks: readonly EditorMark[]) =>
  view.dispatch({ effects: setMarks.of(marks) })
