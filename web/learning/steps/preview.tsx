import { useQueryClient } from '@tanstack/react-query'
import { createContext, use, useState, type ReactNode } from 'react'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { findFreshLink } from './preview.rules.ts'

export type PreviewFile = {
  name: string
  kind: string
  bytes: number
  url: string
  /** Called with the line that was chosen, and the text it is in; the window closes. */
  onLine?: ((line: number, text: string) => void) | undefined
}

const PreviewWindow = lazyPart(() => import('#web/kit/file-view/preview-window.tsx'), 'PreviewWindow')

const Open = createContext<(file: PreviewFile) => void>(() => {})

export const usePreview = () => use(Open)

/** One preview window for the page: the next file replaces the last. */
export function PreviewProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient()
  const [file, setFile] = useState<PreviewFile | null>(null)

  const renew = async (expired: PreviewFile) => {
    await queries.refetchQueries({ queryKey: ['learning'], type: 'active' })
    const fetched = queries.getQueriesData({ queryKey: ['learning'] })
    setFile({ ...expired, url: findFreshLink(expired.url, fetched) ?? expired.url })
  }
  const choose = ({ onLine }: PreviewFile, line: number, text: string) => {
    setFile(null)
    onLine?.(line, text)
  }
  return (
    <Open value={setFile}>
      {children}
      {file && (
        <PreviewWindow
          file={file}
          onClose={() => setFile(null)}
          onExpired={() => void renew(file)}
          onLine={file.onLine && ((line, text) => choose(file, line, text))}
        />
      )}
    </Open>
  )
}

/** Opens one of a step's files by its name. */
export function useOpenMaterial(files: readonly PreviewFile[]) {
  const open = usePreview()
  return (name: string) => {
    const file = files.find((one) => one.name === name)
    if (file) open(file)
  }
}
