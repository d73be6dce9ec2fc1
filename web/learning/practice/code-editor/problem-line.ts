import { type Extension, RangeSet, StateEffect, StateField, type Text } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, GutterMarker, gutterLineClass } from '@codemirror/view'

const setLine = StateEffect.define<number | null>()
const lineLook = Decoration.line({ class: 'cm-problemLine' })
const gutterLook = new (class extends GutterMarker {
  override elementClass = 'cm-problemGutter'
})()

type Marked = { decorations: DecorationSet; gutter: RangeSet<GutterMarker> }
const none: Marked = { decorations: Decoration.none, gutter: RangeSet.empty }

function markAt(doc: Text, line: number | null): Marked {
  if (line === null || line < 1 || line > doc.lines) return none
  const { from } = doc.line(line)
  return { decorations: Decoration.set(lineLook.range(from)), gutter: RangeSet.of(gutterLook.range(from)) }
}

const marked = StateField.define<Marked>({
  create: () => none,
  update(value, { docChanged, changes, effects, state }) {
    for (const effect of effects) if (effect.is(setLine)) return markAt(state.doc, effect.value)
    // The mark moves with its line.
    return docChanged ? { decorations: value.decorations.map(changes), gutter: value.gutter.map(changes) } : value
  },
  provide: (field) => [
    EditorView.decorations.from(field, ({ decorations }) => decorations),
    gutterLineClass.from(field, ({ gutter }) => gutter),
  ],
})

/** Marks the line where the code failed. */
export const problemLine: Extension = marked

export const showProblemLine = (view: EditorView, line: number | null) => view.dispatch({ effects: setLine.of(line) })
