import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { WorkContent } from '#contract/hiring/pool.ts'
import { fileSize } from '#web/kit/format.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'

type WorkDialogProps = {
  title: string
  intro: string
  // oxlint-disable-next-line typescript/no-explicit-any -- the key is the query's own matter
  query: UseQueryOptions<WorkContent, Error, WorkContent, any>
  onClose: () => void
}

/** The text and code of a piece of work, without what could tell who wrote it. */
export function WorkDialog({ title, intro, query, onClose }: WorkDialogProps) {
  return (
    <Dialog open size="large" title={title} intro={intro} onClose={onClose}>
      <QueryView query={useQuery(query)}>{(content) => <Content content={content} />}</QueryView>
    </Dialog>
  )
}

function Content({ content: { text, files } }: { content: WorkContent }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      {text && <p className="wrap-anywhere whitespace-pre-line">{text}</p>}
      {files.map(({ name, bytes, text: code }) => (
        <section key={name} aria-label={name} className="min-w-0 overflow-hidden rounded-control border border-line">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2">
            <h3 className="font-mono text-sm font-semibold">{name}</h3>
            <p className="type-small text-soft">{fileSize(bytes)}</p>
          </div>
          {code === null ? (
            <p className="type-small border-t border-line px-4 py-3 text-soft">
              Not shown here, because it’s long or isn’t text.
            </p>
          ) : (
            // A scrolling region must be focusable.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <section aria-label={`Text of ${name}`} tabIndex={0} className="code-frame border-t border-line">
              <pre className="w-fit min-w-full px-4 py-3">
                <code>{code}</code>
              </pre>
            </section>
          )}
        </section>
      ))}
    </div>
  )
}
