import { useQuery } from '@tanstack/react-query'
import { Suspense, useState, type ReactNode } from 'react'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import { buttonClass } from '#web/kit/layout/button.tsx'
import { CodeLines } from '#web/kit/code/code-lines.tsx'
import { isMarkdownFile } from '#web/kit/file-view/viewed-file.ts'
import { fileSize } from '#web/kit/format.ts'
import { Download } from '#web/kit/icons.tsx'
import { nameOf } from '#web/kit/lists/file-tree.rules.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SkeletonText } from '#web/kit/states/skeleton.tsx'
import type { ComparedFile, ShownFile } from '../solutions/compared-files.ts'
import { fileText, isReadable } from '../solutions/file-text.ts'
import { fills, waiting } from './file-frame.tsx'
import { mergeNotes, type Notes } from './line-notes.tsx'

// Loaded when the first picture, PDF, formatted text or comparison is opened.
const FileView = lazyComponent(() => import('#web/kit/file-view/file-view.tsx'), 'FileView')
const MarkdownText = lazyComponent(() => import('./markdown-text.tsx'), 'MarkdownText')
const DiffView = lazyComponent(() => import('#web/kit/code/diff-view.tsx'), 'DiffView')

type FilePaneProps = {
  file: ComparedFile
  /** Whether the file is shown next to what it is compared with. */
  isCompared: boolean
  /** What became of it. */
  badge: ReactNode
  notes: Notes
  notesBefore: Notes
  onLine: ((line: number) => void) | undefined
  reach: number
}

export function FilePane(props: FilePaneProps) {
  const { file, badge } = props
  const shown = file.now ?? file.before!
  return (
    <section aria-label={`File ${file.path}`} className="flex min-h-0 flex-1 flex-col">
      <header className="flex min-h-11 flex-wrap items-center gap-x-3 border-b border-line px-3">
        <h2 className="min-w-0 flex-1 basis-40 truncate font-mono text-sm font-medium max-xl:py-2" title={file.path}>
          {file.path}
        </h2>
        {badge}
        {shown.kind !== '' && <span className="type-small text-soft">{fileSize(shown.bytes)}</span>}
        {shown.url !== null && (
          <a
            href={shown.url}
            download={nameOf(file.path)}
            aria-label={`Download ${nameOf(file.path)}`}
            className={buttonClass({ variant: 'quiet', size: 'small' })}
          >
            <Download aria-hidden="true" className="size-4" />
          </a>
        )}
      </header>
      <div className="min-h-0 flex-1 max-xl:flex-none">
        <Content key={shown.url === null ? shown.sha256 : file.path} {...props} shown={shown} />
      </div>
    </section>
  )
}

function Content({ shown, ...props }: FilePaneProps & { shown: ShownFile }) {
  const { file, isCompared, notes, notesBefore, onLine, reach } = props
  // Keeps the link the file was opened with: a new one every minute would reload a PDF under the reader.
  const [{ kind, bytes, url }, renew] = useState(shown)
  const { now, before } = file
  if (isCompared && file.change === 'changed' && now && before && isReadable(now) && isReadable(before)) {
    return <Compared {...props} now={now} before={before} />
  }
  if (url === null && shown.text === undefined)
    return <p className="p-4 text-soft">This file isn’t text, or it’s too long to show here.</p>
  if (url !== null && !isReadable(shown)) {
    return (
      <div className="max-xl:h-[75dvh] xl:h-full">
        <Suspense fallback={waiting}>
          <FileView file={{ name: nameOf(file.path), kind, bytes, url }} onExpired={() => renew(shown)} />
        </Suspense>
      </div>
    )
  }
  // In an unchanged file the comments on the earlier attempt are still on the right lines.
  const under = file.now ? mergeNotes(notesBefore, notes) : notesBefore
  return <Text file={shown} under={under} onLine={file.now ? onLine : undefined} reach={reach} />
}

type TextProps = { file: ShownFile; under: Notes; onLine: FilePaneProps['onLine']; reach: number }

function Text({ file, under, onLine, reach }: TextProps) {
  const text = useQuery(fileText(file))
  return (
    <QueryView query={text} skeleton={<SkeletonText lines={8} className="p-4" />}>
      {(code) => {
        if (code === '') return <p className="p-4 text-soft">This file is empty.</p>
        const source = (
          <CodeLines code={code} fileName={file.path} under={under} onLine={onLine} reach={reach} className={fills} />
        )
        return isMarkdownFile(file.path) ? (
          <Suspense fallback={waiting}>
            <MarkdownText
              text={code}
              path={file.path}
              isCommented={under.size > 0}
              canComment={onLine !== undefined}
              source={source}
            />
          </Suspense>
        ) : (
          source
        )
      }}
    </QueryView>
  )
}

type ComparedProps = Omit<FilePaneProps, 'file'> & { now: ShownFile; before: ShownFile }

function Compared({ now, before, notes, notesBefore, onLine }: ComparedProps) {
  const newer = useQuery(fileText(now))
  const older = useQuery(fileText(before))
  return (
    <QueryView query={newer} skeleton={<SkeletonText lines={8} className="p-4" />}>
      {(after) => (
        <QueryView query={older} skeleton={<SkeletonText lines={8} className="p-4" />}>
          {(earlier) => (
            <Suspense fallback={waiting}>
              <DiffView
                fileName={now.path}
                before={earlier}
                after={after}
                onLine={onLine}
                notesBefore={notesBefore}
                notesAfter={notes}
                className={fills}
              />
            </Suspense>
          )}
        </QueryView>
      )}
    </QueryView>
  )
}
