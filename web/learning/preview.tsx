import { createContext, lazy, Suspense, use, useState, type ReactNode } from 'react'

export type PreviewFile = { name: string; kind: string; bytes: number; url: string }

const PreviewWindow = lazy(async () => ({
  default: (await import('#web/kit/file-view/preview-window.tsx')).PreviewWindow,
}))

const Open = createContext<(file: PreviewFile) => void>(() => {})

/** Opens a file in the page's preview window, which stays open beside the work. */
export const usePreview = () => use(Open)

/** One window for the page: the next file takes the place of the one before. */
export function PreviewPlace({ children }: { children: ReactNode }) {
  const [file, setFile] = useState<PreviewFile | null>(null)
  return (
    <Open value={setFile}>
      {children}
      {file && (
        <Suspense fallback={null}>
          <PreviewWindow file={file} onClose={() => setFile(null)} />
        </Suspense>
      )}
    </Open>
  )
}
