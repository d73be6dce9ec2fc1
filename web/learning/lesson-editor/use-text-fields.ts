import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { LessonCheck } from '#contract/learning/lesson-checks.ts'
import { insertMaterial } from './insertions.ts'
import type { MarkdownHandle } from './markdown-field.tsx'

export type TextFieldName = 'lesson' | 'instructions'
export type TextFields = ReturnType<typeof useTextFields>

/** The two Markdown fields: jumps to a line of them, and inserts where the cursor was last. */
export function useTextFields(onShow: () => void) {
  const handles = useRef<Record<TextFieldName, MarkdownHandle | null>>({ lesson: null, instructions: null })
  const last = useRef<TextFieldName>('lesson')

  return {
    attach: (name: TextFieldName) => (handle: MarkdownHandle | null) => void (handles.current[name] = handle),
    /** The field that has the focus now. */
    remember: (name: TextFieldName) => void (last.current = name),
    insertFile: (name: string, alt: string | null) => {
      const handle = handles.current[last.current]
      handle?.insert(insertMaterial(handle.selection(), name, alt))
    },
    goTo: ({ field, line }: LessonCheck) => {
      // A hidden field can't take the focus.
      flushSync(onShow)
      if (field === 'lesson' || field === 'instructions') return handles.current[field]?.goToLine(line ?? 1)
      const panel = { materials: 'material-files', videos: 'videos' }[field as string]
      const target = panel ? document.getElementById(panel) : document.getElementsByName(field)[0]
      target?.scrollIntoView({ block: 'center' })
      target?.focus({ preventScroll: true })
    },
  }
}
