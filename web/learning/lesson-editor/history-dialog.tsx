import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type LessonContent, toLessonFile } from '#contract/learning/lesson-text.ts'
import type { LessonVersion } from '#contract/learning/lessons.ts'
import { DiffView } from '#web/kit/code/diff-view.tsx'
import { count, dayAndTime } from '#web/kit/format.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { versionOf, versionsOf } from './lesson-editor.api.ts'

type HistoryDialogProps = {
  stepId: number
  /** What is in the editor. */
  current: LessonContent
  onRestore: (content: LessonContent) => void
  onClose: () => void
}

const none: ReadonlyMap<number, string> = new Map()

/** The published versions, each compared with what is in the editor. */
export function HistoryDialog({ stepId, current, onRestore, onClose }: HistoryDialogProps) {
  const versions = useQuery(versionsOf(stepId))
  const [opened, setOpened] = useState<number | null>(null)
  const version = opened ?? versions.data?.[0]?.version ?? null
  const restore = (content: LessonContent) => {
    onRestore(content)
    toast('Restored as a draft. Publish it when you’re ready.')
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title="History"
      intro="Every published version. Restoring one puts it into the editor; learners see it after you publish."
    >
      <QueryView query={versions}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title="Not published yet">Each time you publish, the version is kept here.</EmptyState>
          ) : (
            <div className="grid grid-cols-1 gap-5">
              <ul
                aria-label="Versions"
                className="max-h-56 divide-y divide-line overflow-y-auto rounded-control border border-line"
              >
                {list.map((item, index) => (
                  <VersionItem
                    key={item.version}
                    item={item}
                    isNewest={index === 0}
                    isOpen={item.version === version}
                    onOpen={() => setOpened(item.version)}
                  />
                ))}
              </ul>
              {version !== null && (
                <Comparison key={version} stepId={stepId} version={version} current={current} onRestore={restore} />
              )}
            </div>
          )
        }
      </QueryView>
    </Dialog>
  )
}

type VersionItemProps = { item: LessonVersion; isNewest: boolean; isOpen: boolean; onOpen: () => void }

function VersionItem({ item, isNewest, isOpen, onOpen }: VersionItemProps) {
  const { version, note, publishedAt, publishedBy, words } = item
  return (
    <li>
      <button
        type="button"
        aria-pressed={isOpen}
        onClick={onOpen}
        className="touch flex w-full flex-wrap items-baseline gap-x-3 gap-y-0.5 px-3 py-2 text-left hover:bg-haze aria-pressed:bg-indigo-tint"
      >
        <span className="font-semibold">Version {version}</span>
        {isNewest && <Badge tone="good">Published</Badge>}
        <span className="type-small text-soft">
          {dayAndTime(publishedAt)}
          {publishedBy ? `, ${publishedBy}` : ', came with the course'}, {count(words)} words
        </span>
        {note && <span className="type-small w-full wrap-anywhere">{note}</span>}
      </button>
    </li>
  )
}

type ComparisonProps = {
  stepId: number
  version: number
  current: LessonContent
  onRestore: (content: LessonContent) => void
}

function Comparison({ stepId, version, current, onRestore }: ComparisonProps) {
  const query = useQuery(versionOf(stepId, version))
  return (
    <QueryView query={query}>
      {({ content }) => {
        const before = toLessonFile(content)
        const after = toLessonFile(current)
        return (
          <section aria-label={`Version ${version} and the editor`} className="grid grid-cols-1 gap-3">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="type-small text-soft">
                {before === after ? 'The editor has this version.' : `From version ${version} to what is in the editor`}
              </p>
              {before !== after && <Button onClick={() => onRestore(content)}>Restore version {version}</Button>}
            </div>
            {before !== after && (
              <DiffView
                fileName={`Version ${version}.md`}
                before={before}
                after={after}
                notesBefore={none}
                notesAfter={none}
                className="max-h-[50dvh]"
              />
            )}
          </section>
        )
      }}
    </QueryView>
  )
}
