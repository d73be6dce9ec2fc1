import { createContext } from 'react'
import type { CodeFile } from '#contract/learning/practice.ts'

type Edited = {
  files: readonly CodeFile[]
  /** As if it were typed: it can be undone in the editor, and is saved. */
  change: (path: string, text: string) => void
}

/** The code in the editor, for what is shown under its lines. */
export const EditedCode = createContext<Edited>({ files: [], change: () => {} })
