import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Checkbox } from '#web/kit/forms/field.tsx'
import { FileTree } from '#web/kit/lists/file-tree.tsx'
import { FileIcon } from '../../steps/file-icon.tsx'
import type { ComparedFile } from '../../solutions/compared-files.ts'
import type { FileSelection } from '../file-selection.ts'
import { describeBasis } from './basis.rules.ts'
import { FileBadge } from './file-badge.tsx'
import { canCount, changedLines, type LineCount } from './lines.api.ts'

type TreePaneProps = { selection: FileSelection; comments: ReadonlyMap<string, number> }

/** All files of the attempt in their folders, with what changed in each and how many comments it has. */
export function TreePane({ selection, comments }: TreePaneProps) {
  const { files, shown, open, basis, unchanged, isChangedOnly } = selection
  const lines = useLineCounts(files)
  const changed = files.filter(({ change }) => change !== 'same').length
  const canFilter = changed > 0 && changed < files.length
  const isGiven = ({ path, change }: ComparedFile) => change === 'same' && unchanged.has(path)
  const look = (file: ComparedFile) =>
    file.change === 'removed' ? 'line-through' : isGiven(file) ? 'text-soft' : undefined
  return (
    <>
      {canFilter && basis && (
        <div className="type-small border-b border-line px-3 py-1.5">
          <Checkbox
            label="Changed files only"
            hint={`${changed} of ${files.length} changed since ${describeBasis(basis)}`}
            checked={isChangedOnly}
            onChange={(event) => selection.setIsChangedOnly(event.target.checked)}
          />
        </div>
      )}
      <FileTree
        files={shown}
        selected={open?.path ?? null}
        onSelect={selection.choose}
        icon={({ now, before }) => <FileIcon kind={(now ?? before)!.kind} />}
        look={look}
        badge={(list) => (
          <>
            {list.length === 1 && isGiven(list[0]!) && <span className="sr-only">unchanged starter</span>}
            <FileBadge files={list} comments={comments} lines={lines} />
          </>
        )}
      />
      {shown.some(isGiven) && (
        <p className="type-small border-t border-line px-3 py-2 text-soft">Grey files are the unchanged starter.</p>
      )}
    </>
  )
}

/** Of the files that changed, as they come in. */
function useLineCounts(files: ComparedFile[]): ReadonlyMap<string, LineCount> {
  const counted = useMemo(() => files.filter(canCount), [files])
  const queries = useMemo(() => counted.map(changedLines), [counted])
  return useQueries({
    queries,
    combine: (results) =>
      new Map(results.flatMap(({ data }, index) => (data ? [[counted[index]!.path, data] as const] : []))),
  })
}
