import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

// The colours are custom properties, which reach into the shadow root and follow the theme.
const colors = HighlightStyle.define([
  { tag: [tags.comment, tags.meta], color: 'var(--code-comment)', fontStyle: 'italic' },
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--code-number)' },
  {
    tag: [tags.function(tags.definition(tags.variableName)), tags.function(tags.variableName), tags.heading],
    color: 'var(--code-title)',
  },
  { tag: [tags.typeName, tags.className, tags.standard(tags.name)], color: 'var(--code-type)' },
  { tag: [tags.tagName, tags.attributeName, tags.propertyName], color: 'var(--code-name)' },
  { tag: tags.invalid, color: 'var(--vermilion)' },
])

/** The same measures as `.code-editor-plain`, which is shown until the editor is there. */
const theme = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--card)', fontSize: 'inherit' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: 'inherit', overflow: 'auto', overscrollBehaviorX: 'contain' },
  '.cm-content': { padding: 'var(--editor-padding) 0', caretColor: 'var(--indigo)' },
  '.cm-line': { padding: '0 var(--editor-end) 0 var(--editor-gap)' },
  '.cm-gutters': {
    color: 'var(--ink-soft)',
    backgroundColor: 'var(--card)',
    borderRight: '1px solid var(--line)',
    fontVariantNumeric: 'tabular-nums',
  },
  '.cm-lineNumbers .cm-gutterElement': {
    minWidth: 'var(--editor-gutter)',
    padding: '0 var(--editor-gap) 0 0.25rem',
    boxSizing: 'border-box',
  },
  '.cm-cursor, .cm-dropCursor': { borderLeft: '2px solid var(--indigo)' },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--haze) 60%, transparent)' },
  '.cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLineGutter': { backgroundColor: 'var(--haze)', color: 'var(--ink)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--indigo) 26%, transparent)',
  },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--marigold-tint)', outline: '1px solid var(--marigold)' },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--vermilion-tint)' },
  '.cm-mark': { textDecoration: 'underline wavy var(--vermilion) 1px', textDecorationSkipInk: 'none' },
  '.cm-problemLine, &.cm-focused .cm-problemLine.cm-activeLine': { backgroundColor: 'var(--vermilion-tint)' },
  '.cm-gutterElement.cm-problemGutter, &.cm-focused .cm-gutterElement.cm-problemGutter': {
    backgroundColor: 'var(--vermilion-tint)',
    color: 'var(--vermilion)',
    fontWeight: '700',
    boxShadow: 'inset 3px 0 var(--vermilion)',
  },
})

export const editorLook: Extension = [theme, syntaxHighlighting(colors)]
