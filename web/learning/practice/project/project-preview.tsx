import { useEffect, useState } from 'react'
import type { CodeFile } from '#contract/learning/practice.ts'
import { FileError } from '#engines/realm/modules.ts'
import type { Failure } from '#engines/realm/protocol.ts'
import { RotateCw } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { isSameCode } from '../exercise/exercise.rules.ts'
import { FailureText, type GoTo } from '../explanation/failure-text.tsx'
import { PagePreview } from '../page-preview.tsx'
import { projectPage } from './project-page.ts'

type Made = { files: CodeFile[]; html: string | null; failure: Failure | null }

type ProjectPreviewProps = {
  files: CodeFile[]
  /** The HTML file. */
  page: string
  hasApi: boolean
  onGoTo: GoTo
}

/** The page of a project as it is now, without what its server would answer. */
export function ProjectPreview({ files, page, hasApi, onGoTo }: ProjectPreviewProps) {
  const [made, setMade] = useState<Made | null>(null)
  const [shown, setShown] = useState(files)
  useEffect(() => {
    let isCurrent = true
    void makePage(shown, page).then((result) => isCurrent && setMade({ files: shown, ...result }))
    return () => void (isCurrent = false)
  }, [shown, page])
  const isOutdated = !isSameCode(shown, files)
  return (
    <div className="pb-1">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pb-3">
        <Button size="small" onClick={() => setShown([...files])}>
          <RotateCw aria-hidden="true" className="size-4" />
          Refresh
        </Button>
        <p className="type-small min-w-0 flex-1 basis-56 text-soft">
          {isOutdated
            ? 'You’ve changed the project since. Refresh to see it.'
            : hasApi
              ? 'Calls of your API work in the checks and under Requests, not in this preview.'
              : 'Your page, with its scripts and styles.'}
        </p>
      </div>
      <div className="border-t border-line">
        {made?.failure && (
          <div className="px-4 py-3">
            <FailureText failure={made.failure} program={null} onGoTo={onGoTo} />
          </div>
        )}
        {made?.html && <PagePreview html={made.html} title="Your page" onGoTo={onGoTo} />}
        {!made && <Skeleton className="h-24 rounded-none" />}
      </div>
    </div>
  )
}

async function makePage(files: CodeFile[], path: string): Promise<Omit<Made, 'files'>> {
  try {
    const { html, usesPackages } = projectPage(files, path)
    if (!usesPackages) return { html, failure: null }
    const { text } = await import('../realm/page-packages.ts?bundled')
    return { html: projectPage(files, path, text).html, failure: null }
  } catch (error) {
    if (!(error instanceof FileError)) return { html: null, failure: notLoaded }
    const { name, message, file, line } = error
    return { html: null, failure: { name, message, file, line } }
  }
}

const notLoaded: Failure = {
  name: '',
  message: 'We couldn’t load what shows the page. Check your connection and try again.',
  file: null,
  line: null,
}
