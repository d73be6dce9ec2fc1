import { useState } from 'react'
import type { CodeFile } from '#contract/learning/practice.ts'
import type { FileTarget } from '../exercise/code-files.tsx'

/** Which files of a project are open as tabs, and which of them is shown. */
export function useOpenFiles(files: readonly CodeFile[]) {
  const first = files[0]!.path
  const [tabs, setTabs] = useState({ open: [first], selected: first })
  const [target, setTarget] = useState<FileTarget | null>(null)
  const present = tabs.open.filter((path) => files.some((file) => file.path === path))
  const open = present.length > 0 ? present : [first]
  const selected = open.includes(tabs.selected) ? tabs.selected : open.at(-1)!

  return {
    open,
    selected,
    target,
    /** Opens a file, at a line if there is one. */
    show: (path: string, line?: number) => {
      setTabs({ open: open.includes(path) ? open : [...open, path], selected: path })
      if (line !== undefined) setTarget({ path, line })
    },
    close: (path: string) => {
      const at = open.indexOf(path)
      const left = open.filter((one) => one !== path)
      setTabs({ open: left, selected: path === selected ? (left[Math.min(at, left.length - 1)] ?? first) : selected })
    },
    rename: (from: string, to: string) =>
      setTabs({ open: open.map((one) => (one === from ? to : one)), selected: selected === from ? to : selected }),
  }
}

export type OpenFiles = ReturnType<typeof useOpenFiles>
