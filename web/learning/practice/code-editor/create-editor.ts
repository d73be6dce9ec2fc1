import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language'
import { Compartment, EditorState } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { createEchoes } from './echoes.ts'
import { editorLook } from './editor-look.ts'
import { loadLanguage } from './load-language.ts'
import { type EditorMark, editorMarks, showMarks } from './marks.ts'
import type { EditorNotes } from './note-places.ts'
import { problemLine, showProblemLine } from './problem-line.ts'

export type EditorOptions = {
  parent: ShadowRoot
  text: string
  /** Where somebody is typing already. */
  selection: { anchor: number; head: number } | null
  fileName: string
  label: string
  /** The id of the element in the shadow root that explains the keys. */
  describedBy: string
  wrapsLines: boolean
  isReadOnly: boolean
  onChange: (text: string) => void
  /** Ctrl or Cmd + Enter. */
  onRun: (() => void) | null
  /** What is wrong where the cursor is; null where nothing is marked. */
  onMark: (text: string | null) => void
  /** Escape was pressed: the next Tab leaves the editor. */
  onEscape: () => void
}

export type Editor = {
  setText: (text: string) => void
  setProblemLine: (line: number | null) => void
  /** Underlines what is wrong. */
  setMarks: (marks: readonly EditorMark[]) => void
  /** Shows what the page puts into the slots with these ids under their lines. */
  setNotes: (notes: EditorNotes) => void
  /** Moves the cursor to a line and shows it. */
  goTo: (line: number) => void
  /** Puts a text at the cursor, as if it were typed; a tab indents. */
  insert: (text: string) => void
  /** Keeps the cursor in sight after the keyboard of a phone has opened. */
  showCursor: () => void
  focus: () => void
  destroy: () => void
}

const typingDelayMs = 50

/** Must be in a shadow root: our content security policy allows style sheets made by scripts only there. */
export function createEditor(options: EditorOptions): Editor {
  const { parent, text, fileName, label, describedBy } = options
  const language = new Compartment()
  // A change that the page makes isn't reported back to it.
  let isOwnChange = false
  const echoes = createEchoes()
  const view = new EditorView({
    parent,
    root: parent,
    state: EditorState.create({
      doc: text,
      ...(options.selection && { selection: options.selection }),
      extensions: [
        lineNumbers(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        history(),
        drawSelection(),
        bracketMatching(),
        indentOnInput(),
        indentUnit.of(fileName.endsWith('.py') ? '    ' : '  '),
        EditorState.tabSize.of(2),
        language.of([]),
        problemLine,
        editorMarks(options.onMark),
        editorLook,
        options.wrapsLines ? EditorView.lineWrapping : [],
        // Not editable, so that phones show no keyboard.
        options.isReadOnly ? [EditorState.readOnly.of(true), EditorView.editable.of(false)] : [],
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-describedby': describedBy,
          autocapitalize: 'off',
          autocorrect: 'off',
          spellcheck: 'false',
          tabindex: '0',
        }),
        keymap.of([
          {
            key: 'Escape',
            run: (target) => {
              // Until the next change; by itself CodeMirror gives people two seconds.
              target.setTabFocusMode(true)
              options.onEscape()
              return false
            },
          },
          indentWithTab,
          ...historyKeymap,
          ...defaultKeymap,
        ]),
        EditorView.domEventHandlers({
          beforeinput: replaceSelection,
          blur: (_, target) => target.setTabFocusMode(false),
        }),
        EditorView.updateListener.of(({ docChanged, state, view: target }) => {
          if (docChanged) target.setTabFocusMode(false)
          if (!docChanged || isOwnChange) return
          const typed = state.doc.toString()
          echoes.report(typed)
          options.onChange(typed)
        }),
      ],
    }),
  })
  // Before the editor's own handling: on Android it takes every Enter for one of the keyboard on the screen.
  const runOnKey = (event: KeyboardEvent) => {
    if (!options.onRun || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    // On a phone the editor reads what was typed from the page a moment later.
    setTimeout(options.onRun, typingDelayMs)
  }
  view.dom.addEventListener('keydown', runOnKey, { capture: true })
  let isOpen = true
  void loadLanguage(fileName).then((extension) => {
    if (isOpen) view.dispatch({ effects: language.reconfigure(extension) })
  })

  return {
    setText: (next) => {
      if (echoes.isEcho(next)) return
      const changes = changeBetween(view.state.doc.toString(), next.replaceAll('\r\n', '\n'))
      if (!changes) return
      isOwnChange = true
      view.dispatch({ changes })
      isOwnChange = false
    },
    setProblemLine: (line) => showProblemLine(view, line),
    setMarks: (marks) => showMarks(view, marks),
    setNotes: (notes) => {
      // Most work has no comments.
      void import('./notes.ts').then(({ showNotes }) => isOpen && showNotes(view, notes))
    },
    goTo: (line) => {
      const { from } = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines))
      view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) })
      view.focus()
    },
    insert: (next) => {
      const insertion = view.state.replaceSelection(next === '\t' ? view.state.facet(indentUnit) : next)
      view.dispatch(insertion, { userEvent: 'input.type', scrollIntoView: true })
    },
    showCursor: () => view.dispatch({ effects: EditorView.scrollIntoView(view.state.selection.main, { yMargin: 48 }) }),
    focus: () => view.focus(),
    destroy: () => {
      isOpen = false
      view.destroy()
    },
  }
}

/** Only what differs is replaced, so that the cursor and everything shown at a line stay. Null if nothing does. */
function changeBetween(before: string, after: string) {
  if (before === after) return null
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) }
}

/** Chrome would merge the lines itself and write style attributes, which our content security policy reports. */
function replaceSelection(event: InputEvent, view: EditorView): boolean {
  const isTyped = event.inputType === 'insertText' && event.data !== null && !view.composing
  if (!isTyped || view.state.selection.main.empty) return false
  event.preventDefault()
  view.dispatch(view.state.replaceSelection(event.data), { userEvent: 'input.type', scrollIntoView: true })
  return true
}
