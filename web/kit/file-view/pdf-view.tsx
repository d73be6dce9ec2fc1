import { Loading, Skeleton } from '../states/skeleton.tsx'
import { FileFailure } from './file-failure.tsx'
import type { OpenPdf } from './pdf-document.ts'
import { useLoaded, type Load } from './use-loaded.ts'
import type { FileViewProps } from './viewed-file.ts'

/** Loads pdf.js on demand. */
export function PdfView({ file, onExpired }: FileViewProps) {
  const { outcome, retry } = useLoaded(file.url, loadPdf)
  if (!outcome) {
    return (
      <Loading label="Loading the PDF" className="h-full overflow-hidden bg-haze p-4">
        <Skeleton className="mx-auto h-full max-w-md" />
      </Loading>
    )
  }
  if ('failure' in outcome) {
    return <FileFailure file={file} failure={outcome.failure} onRetry={retry} onExpired={onExpired} />
  }
  const { PdfPages, ...opened } = outcome.value
  return <PdfPages {...opened} name={file.name} />
}

type Pages = typeof import('./pdf-pages.tsx')

const loadPdf: Load<OpenPdf & Pick<Pages, 'PdfPages'>> = async (url, signal) => {
  const [{ openPdf }, { PdfPages }] = await Promise.all([import('./pdf-document.ts'), import('./pdf-pages.tsx')])
  const outcome = await openPdf(url, signal)
  return 'failure' in outcome ? outcome : { value: { ...outcome.value, PdfPages } }
}
