/** A file as its viewers get it; `url` is a signed link of our own origin that opens for some minutes. */
export type ViewedFile = {
  name: string
  /** The kind found in the bytes when the file was stored, not the one its name claims. */
  kind: string
  /** Null where only the link is known. */
  bytes: number | null
  url: string
}

export type FileViewProps = {
  file: ViewedFile
  /** Called when the reader asks for a new link after the old one ran out; give the file anew with its fresh `url`. */
  onExpired?: (() => void) | undefined
}

export type ViewerKind = 'picture' | 'video' | 'pdf' | 'text' | 'none'

const pictures = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'])
const videos = new Set(['video/mp4', 'video/webm'])
const isMarkup = (name: string) => /\.(x?html?|xht|shtml|mht(ml)?|svgz?|xml|xslt?)$/i.test(name)

/** How a file is shown; 'none' is only downloaded. */
export function viewerOf({ kind }: Pick<ViewedFile, 'kind'>): ViewerKind {
  if (pictures.has(kind)) return 'picture'
  if (videos.has(kind)) return 'video'
  if (kind === 'application/pdf') return 'pdf'
  return kind === 'text/plain' ? 'text' : 'none'
}

/**
 * Whether a tab of its own shows the file too. A PDF is none of these: files are delivered as sandboxed documents, in
 * which browsers refuse to run their PDF viewer. Markup is always delivered as a download.
 */
export function opensInTab({ kind, name }: Pick<ViewedFile, 'kind' | 'name'>): boolean {
  const manner = viewerOf({ kind })
  return manner === 'picture' || (manner === 'text' && !isMarkup(name))
}
