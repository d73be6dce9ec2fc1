import { RangeSet, StateEffect, StateField, type Text } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, GutterMarker, gutterLineClass, WidgetType } from '@codemirror/view'
import { diffArrays } from 'diff/lib/diff/array.js'
import { type Change, pairRows } from '#web/kit/code/diff-rows.ts'
import type { EditorNotes, NotePlace } from './note-places.ts'

/** A note and the beginning of its line. */
type Placed = { id: string; at: number }

const setNotes = StateEffect.define<readonly Placed[]>()

const observers = new WeakMap<HTMLElement, ResizeObserver>()

/** Shows an element of the page, which has the page's style and events. */
class Slot extends WidgetType {
  readonly id: string
  constructor(id: string) {
    super()
    this.id = id
  }
  override eq({ id }: Slot) {
    return id === this.id
  }
  override toDOM(view: EditorView) {
    const box = document.createElement('div')
    box.className = 'cm-note'
    const slot = document.createElement('slot')
    slot.name = this.id
    box.append(slot)
    const observer = new ResizeObserver(() => view.requestMeasure())
    observer.observe(box)
    observers.set(box, observer)
    return box
  }
  override destroy(box: HTMLElement) {
    observers.get(box)?.disconnect()
  }
}

const gutterLook = new (class extends GutterMarker {
  override elementClass = 'cm-noteGutter'
})()

type Shown = { notes: readonly Placed[]; slots: DecorationSet; gutter: RangeSet<GutterMarker> }

function shownIn(doc: Text, notes: readonly Placed[]): Shown {
  const lines = notes.map(({ id, at }) => ({ id, line: doc.lineAt(at) }))
  return {
    notes,
    slots: Decoration.set(
      lines.map(({ id, line }) => Decoration.widget({ widget: new Slot(id), block: true, side: 1 }).range(line.to)),
      true,
    ),
    gutter: RangeSet.of(
      [...new Set(lines.map(({ line }) => line.from))].map((from) => gutterLook.range(from)),
      true,
    ),
  }
}

const shown = StateField.define<Shown>({
  create: ({ doc }) => shownIn(doc, []),
  update(value, { docChanged, changes, effects, state }) {
    for (const effect of effects) if (effect.is(setNotes)) return shownIn(state.doc, effect.value)
    if (!docChanged) return value
    // A line that is pushed down takes its note along.
    return shownIn(
      state.doc,
      value.notes.map(({ id, at }) => ({ id, at: changes.mapPos(at, 1) })),
    )
  },
  provide: (field) => [
    EditorView.decorations.from(field, ({ slots }) => slots),
    gutterLineClass.from(field, ({ gutter }) => gutter),
  ],
})

const look = EditorView.baseTheme({
  '&': { containerType: 'inline-size' },
  '.cm-note': {
    position: 'sticky',
    left: 'var(--editor-gutter)',
    boxSizing: 'border-box',
    width: 'min(42rem, calc(100cqi - var(--editor-gutter)))',
    // Not a margin, which the editor doesn't measure.
    padding: '0.25rem var(--editor-gap) 0.5rem',
    whiteSpace: 'normal',
    cursor: 'auto',
  },
  '.cm-gutterElement.cm-noteGutter': { boxShadow: 'inset 3px 0 var(--marigold)', fontWeight: '700' },
})

/** The line of a text that became of a line before; for a deleted one, the line before it. */
export function lineAfter(changes: Change[], line: number): number {
  let last = 1
  for (const { left, right } of pairRows(changes)) {
    last = right ?? last
    if (left === line) break
  }
  return last
}

const comparisonMs = 500

/** Puts the page's notes under their lines, which then move with the text. `before` is the text that was commented on. */
export function showNotes(view: EditorView, { before, places, onMove }: EditorNotes): void {
  const { doc } = view.state
  const lines = before.split('\n')
  const changes = diffArrays(lines, doc.toString().split('\n'), { timeout: comparisonMs })
  const lineOf = (line: number) => Math.min(Math.max(changes ? lineAfter(changes, line) : line, 1), doc.lines)
  const notes = places.map(({ id, line }) => ({ id, at: doc.line(lineOf(line)).from }))
  const effects: StateEffect<unknown>[] = [setNotes.of(notes)]
  if (!view.state.field(shown, false)) effects.unshift(StateEffect.appendConfig.of([shown, look, reporting(onMove)]))
  view.dispatch({ effects })
}

/** Tells the page where the notes are now. */
function reporting(onMove: EditorNotes['onMove']) {
  let last = ''
  return EditorView.updateListener.of(({ state, docChanged, transactions }) => {
    const isSet = transactions.some(({ effects }) => effects.some((effect) => effect.is(setNotes)))
    if (!docChanged && !isSet) return
    const places: NotePlace[] = state
      .field(shown)
      .notes.map(({ id, at }) => ({ id, line: state.doc.lineAt(at).number }))
    const key = JSON.stringify(places)
    if (key === last) return
    last = key
    onMove(places)
  })
}
