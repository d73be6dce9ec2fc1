import type { SolutionFile } from '#contract/learning/solutions.ts'
import { fileSize } from '#web/kit/format.ts'
import { FileTree } from '#web/kit/lists/file-tree.tsx'
import { FileIcon } from '../steps/file-icon.tsx'
import { usePreview } from '../steps/preview.tsx'

type AttemptTreeProps = {
  files: readonly SolutionFile[]
  /** What choosing a line does. */
  onLineOf: (file: SolutionFile) => ((line: number, text: string) => void) | undefined
}

/** The files of an attempt in their folders. */
export function AttemptTree({ files, onLineOf }: AttemptTreeProps) {
  const open = usePreview()
  const choose = (path: string) => {
    const file = files.find((one) => one.path === path)
    if (file) open({ ...file, name: path, onLine: onLineOf(file) })
  }
  return (
    <div className="surface w-full max-w-2xl">
      <FileTree
        files={files}
        label="Submitted files"
        selected={null}
        onSelect={choose}
        icon={({ kind }) => <FileIcon kind={kind} />}
        badge={([file, ...more]) =>
          file && more.length === 0 && <span className="type-small text-soft">{fileSize(file.bytes)}</span>
        }
      />
    </div>
  )
}
